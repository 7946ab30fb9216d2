"""The training in numpy: AdamW on three layers, for small things and machines without PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from orrery.bots.network.rounding import HIGHEST
from orrery.learn.lessons import Lessons, log_softmax
from orrery.learn.schedule import Course, Layers, Shape, first_layers, rate_at

Floats = npt.NDArray[np.float32]
BETA_1, BETA_2, TINY = 0.9, 0.999, 1e-8


def fit(lessons: Lessons, shape: Shape, course: Course, seed: int) -> Layers:
    """The layers after a training, each as weights [input, unit] and bias."""
    generator = np.random.default_rng(seed)
    numbers = [array for layer in first_layers(shape, generator) for array in layer]
    moments = [(np.zeros_like(a), np.zeros_like(a)) for a in numbers]
    rows = np.nonzero(~lessons.is_held_out)[0]
    for step in range(course.steps):
        chosen = generator.choice(rows, course.batch)
        slopes = gradient(numbers, lessons, chosen)
        for array, slope, moment in zip(numbers, slopes, moments, strict=True):
            descend(array, slope, moment, course, step)
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


def logits_of(layers: Layers, features: Floats) -> Floats:
    """What a network says of rows of features."""
    x = features
    for weights, bias in layers[:-1]:
        x = np.clip(x @ weights + bias, 0.0, HIGHEST)
    return np.asarray(x @ layers[-1][0] + layers[-1][1])


def gradient(numbers: list[Floats], lessons: Lessons, rows: Any) -> list[Floats]:
    """Of the cross-entropy of what happened, by each number."""
    w1, b1, w2, b2, w3, b3 = numbers
    x = lessons.real_features(rows)
    one = x @ w1 + b1
    h1 = np.clip(one, 0.0, HIGHEST)
    two = h1 @ w2 + b2
    h2 = np.clip(two, 0.0, HIGHEST)
    chances = np.exp(log_softmax(h2 @ w3 + b3 + lessons.shares[rows]))
    error = (chances - lessons.outcomes[rows]) / np.float32(len(rows))
    back2 = (error @ w3.T) * ((two > 0.0) & (two < HIGHEST))
    back1 = (back2 @ w2.T) * ((one > 0.0) & (one < HIGHEST))
    return [x.T @ back1, back1.sum(0), h1.T @ back2, back2.sum(0), h2.T @ error, error.sum(0)]


def descend(
    array: Floats, slope: Floats, moment: tuple[Floats, Floats], course: Course, step: int
) -> None:  # fmt: skip
    """One step of AdamW."""
    mean, square = moment
    rate = rate_at(step, course.steps)
    mean += (1.0 - BETA_1) * (slope - mean)
    square += (1.0 - BETA_2) * (slope * slope - square)
    size = np.sqrt(square / (1.0 - BETA_2 ** (step + 1))) + TINY
    array -= rate * (mean / (1.0 - BETA_1 ** (step + 1)) / size + course.decay * array)
