// Small sounds made on the spot: a wooden knock, a bell, a rustle. Off until somebody turns them on.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, at: number, length: number, volume: number, type: OscillatorType = "sine"): void {
  if (!context) return;
  const start = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { frequency, type });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

const sounds = {
  knock: () => {
    tone(210, 0, 0.09, 0.22, "triangle");
    tone(120, 0.01, 0.12, 0.2);
  },
  turn: () => {
    tone(660, 0, 0.5, 0.12);
    tone(990, 0.12, 0.6, 0.09);
  },
  chat: () => tone(520, 0, 0.14, 0.1, "triangle"),
  end: () => [392, 494, 587, 784].forEach((f, i) => tone(f, i * 0.14, 0.6, 0.1)),
};

export function play(sound: keyof typeof sounds): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    sounds[sound]();
  } catch {
    /* a browser without sound is a quiet one */
  }
}
