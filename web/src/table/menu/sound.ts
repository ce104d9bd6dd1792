/** Sounds, made here: short, soft, and never twice at once. Nothing is played that was not asked for in the settings. */
import { settings } from "../../app/settings/settings.svelte";

let context: AudioContext | undefined;

/** A knock: a short burst of noise through a low, wooden resonance. */
function knock(at: number, pitch: number, loud: number, long = 0.09): void {
  if (!context) return;
  const frames = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-7 * i) / frames);
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 5 });
  const volume = new GainNode(context, { gain: loud });
  noise.connect(wood).connect(volume).connect(context.destination);
  noise.start(context.currentTime + at);
}

const CUES = {
  /** A knuckle on wood, twice. */
  turn: () => [knock(0, 320, 0.9), knock(0.17, 300, 0.8)],
  /** Bone on leather, one hit per die. */
  dice: () => [knock(0.05, 900, 0.25, 0.05), knock(0.2, 1100, 0.2, 0.05), knock(0.42, 800, 0.12, 0.05)],
  /** A card on cloth. */
  card: () => [knock(0, 1800, 0.1, 0.06)],
  /** One coin. */
  goods: () => [knock(0, 4200, 0.06, 0.05)],
  /** A mug set down. */
  end: () => [knock(0, 180, 0.9, 0.2), knock(0.05, 420, 0.3, 0.3)],
};
export type Cue = keyof typeof CUES;

export function play(cue: Cue): void {
  if (!settings.sound || (document.visibilityState === "hidden" && cue !== "turn")) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // a page that nobody has touched yet must be silent
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    CUES[cue]();
  } catch {
    // a device without sound plays without it
  }
}
