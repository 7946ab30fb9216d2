"""The training in PyTorch, on a GPU where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from orrery.bots.network.layers import FEATURE_ONE
from orrery.bots.network.rounding import HIGHEST
from orrery.learn.lessons import Lessons
from orrery.learn.schedule import Course, Layers, Shape, first_layers, rate_at


def fit(lessons: Lessons, shape: Shape, course: Course, seed: int) -> Layers:
    """The layers after a training, each as weights [input, unit] and bias."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    generator = np.random.default_rng(seed)
    numbers = _parameters(torch, first_layers(shape, generator), device)
    optimizer = torch.optim.AdamW(numbers, weight_decay=course.decay)
    columns = [
        torch.as_tensor(column, device=device)
        for column in (lessons.features, lessons.shares, lessons.outcomes)
    ]
    rows = torch.as_tensor(np.nonzero(~lessons.is_held_out)[0], device=device)
    torch.manual_seed(seed)
    for step in range(course.steps):
        chosen = rows[torch.randint(len(rows), (course.batch,), device=device)]
        for group in optimizer.param_groups:
            group["lr"] = rate_at(step, course.steps)
        optimizer.zero_grad(set_to_none=True)
        _loss(torch, numbers, *(column[chosen] for column in columns)).backward()
        optimizer.step()
    found = [number.detach().cpu().numpy() for number in numbers]
    return [(found[i], found[i + 1]) for i in range(0, len(found), 2)]


def _parameters(torch: Any, layers: Layers, device: str) -> list[Any]:
    return [
        torch.as_tensor(array, device=device).clone().requires_grad_()
        for layer in layers
        for array in layer
    ]


def _loss(torch: Any, numbers: list[Any], features: Any, shares: Any, outcomes: Any) -> Any:
    """The cross-entropy of what happened."""
    w1, b1, w2, b2, w3, b3 = numbers
    x = features.float() / FEATURE_ONE
    x = torch.clamp(x @ w1 + b1, 0.0, HIGHEST)
    x = torch.clamp(x @ w2 + b2, 0.0, HIGHEST)
    logits = x @ w3 + b3 + shares
    return -(outcomes * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
