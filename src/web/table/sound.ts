/** Dice, pencil and cards out of filtered noise: no files to load. */
import type { Cue } from '../boards/board.ts';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

type Burst = { at: number; length: number; pitch: number; sharpness: number; loudness: number };

function burst(audio: AudioContext, { at, length, pitch, sharpness, loudness }: Burst): void {
  noise ??= noiseOf(audio);
  const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: sharpness });
  const gain = new GainNode(audio, { gain: 0 });
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start, Math.random() * 0.5);
  source.stop(start + length);
}

/** Wood on wood, a few times and faster; a scratch to and fro; a swish. */
const SCORES: { readonly [cue in Cue]: readonly Burst[] } = {
  dice: [0, 0.11, 0.19, 0.25, 0.29, 0.32].map((at, i) => ({
    at,
    length: 0.06,
    pitch: 900 + (i % 2) * 500,
    sharpness: 6,
    loudness: 0.5 - i * 0.06,
  })),
  pencil: [0, 0.09, 0.17].map((at) => ({ at, length: 0.09, pitch: 3200 - at * 4000, sharpness: 1.2, loudness: 0.09 })),
  card: [{ at: 0, length: 0.18, pitch: 1800, sharpness: 0.8, loudness: 0.16 }],
};

export function play(cue: Cue): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const part of SCORES[cue]) burst(context, part);
}
