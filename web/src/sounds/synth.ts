// Plays a sound. Fetched with the first one that is wanted; nothing is recorded, so nothing is downloaded.

import { gainOf, NOTES, type Note, type Sound } from "./notes";

const FADE = 0.008; // seconds: a note that begins at once clicks
const REST = 2000; // milliseconds: longer than any sound

let context: AudioContext | null = null;
let silence: ReturnType<typeof setTimeout> | undefined;

export function play(sound: Sound, volume: number): void {
  const to = (context ??= new AudioContext());
  void to.resume();
  for (const one of NOTES[sound]) strike(to, one, gainOf(volume));
  // What sounds no more goes on reckoning, all evening, unless it is put to rest.
  clearTimeout(silence);
  silence = setTimeout(() => void to.suspend(), REST);
}

function strike(to: AudioContext, note: Note, loudest: number): void {
  const begin = to.currentTime + note.at;
  const tone = new OscillatorNode(to, { type: note.wave, frequency: note.from });
  const gain = new GainNode(to, { gain: 0 });
  tone.frequency.exponentialRampToValueAtTime(note.to, begin + note.long);
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, note.loud * loudest), begin + FADE);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + note.long);
  tone.connect(gain).connect(to.destination);
  tone.start(begin);
  tone.stop(begin + note.long);
}
