// Small, quiet sounds, made here by the browser once somebody has clicked; can be turned off.
import { settings } from "./settings.svelte";

export type Sound = "move" | "turn" | "refused" | "over" | "chat";

interface Tone {
  at: number; // seconds
  pitch: number; // hertz
  length: number; // seconds
  loud: number;
}

const SCORES: Record<Sound, Tone[]> = {
  move: [{ at: 0, pitch: 392, length: 0.09, loud: 0.05 }],
  turn: [
    { at: 0, pitch: 523, length: 0.25, loud: 0.06 },
    { at: 0.12, pitch: 784, length: 0.4, loud: 0.05 },
  ],
  refused: [{ at: 0, pitch: 147, length: 0.22, loud: 0.08 }],
  over: [523, 659, 784, 1047].map((pitch, n) => ({ at: n * 0.14, pitch, length: 0.6, loud: 0.05 })),
  chat: [{ at: 0, pitch: 880, length: 0.12, loud: 0.03 }],
};

const SHAKE = [60, 40, 60]; // ms

let context: AudioContext | undefined;

/** Play a sound, if sounds are wanted and the page was touched; a phone shakes at our turn. */
export function play(sound: Sound): void {
  const hasTouched = navigator.userActivation?.hasBeenActive ?? true; // browsers forbid it before
  if (!settings.sound || !hasTouched) return;
  if (sound === "turn") navigator.vibrate?.(SHAKE);
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SCORES[sound]) strike(context, tone);
}

/** A struck bell of brass: a fundamental and one partial, fading. */
function strike(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(tone.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  gain.connect(audio.destination);
  for (const [factor, type] of [
    [1, "sine"],
    [2.76, "triangle"],
  ] as const) {
    const oscillator = audio.createOscillator();
    oscillator.type = type;
    oscillator.frequency.value = tone.pitch * factor;
    oscillator.connect(gain);
    oscillator.start(start);
    oscillator.stop(start + tone.length);
  }
}
