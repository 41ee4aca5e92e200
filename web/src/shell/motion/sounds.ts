/** Small sounds, synthesised; none unless they are switched on. */
import { preferences } from '../../look/preferences.svelte';

export type Sound = 'turn' | 'card' | 'coin' | 'no' | 'chat' | 'end' | 'tick';

/** Each is a row of tones: frequency, start and length in seconds, loudness. */
const TONES: Record<Sound, [number, number, number, number][]> = {
  turn: [
    [587, 0, 0.22, 0.16],
    [880, 0.13, 0.4, 0.14],
  ],
  card: [[210, 0, 0.06, 0.1]],
  coin: [
    [1568, 0, 0.08, 0.06],
    [2093, 0.06, 0.22, 0.06],
  ],
  no: [[150, 0, 0.16, 0.12]],
  chat: [[740, 0, 0.12, 0.07]],
  tick: [[1175, 0, 0.07, 0.12]],
  end: [
    [523, 0, 0.3, 0.12],
    [659, 0.15, 0.3, 0.12],
    [784, 0.3, 0.3, 0.12],
    [1046, 0.45, 0.8, 0.14],
  ],
};

class Sounds {
  #context: AudioContext | null = null;

  play(sound: Sound): void {
    if (!preferences.sound || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    for (const [pitch, after, length, loud] of TONES[sound]) {
      const from = context.currentTime + after;
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = sound === 'card' || sound === 'no' ? 'triangle' : 'sine';
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(loud, from + 0.012);
      gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
      tone.connect(gain).connect(context.destination);
      tone.start(from);
      tone.stop(from + length + 0.02);
    }
  }
}

export const sounds = new Sounds();
