/** Small synthesised sounds; silent until the player turns them on. */
export type SoundName = 'tick' | 'stop' | 'card' | 'chip' | 'win' | 'bigWin' | 'feature' | 'crash';

interface Note {
  at: number;
  hertz: number;
  seconds: number;
  shape: OscillatorType;
  loudness: number;
  /** Where the pitch glides to. */
  to?: number;
}

const chord = (from: number, steps: readonly number[], gap: number, loudness: number): Note[] =>
  steps.map((step, index) => ({
    at: index * gap,
    hertz: from * 2 ** (step / 12),
    seconds: 0.32,
    shape: 'triangle',
    loudness,
  }));

const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  tick: [{ at: 0, hertz: 900, seconds: 0.03, shape: 'square', loudness: 0.04 }],
  stop: [{ at: 0, hertz: 170, seconds: 0.09, shape: 'sine', loudness: 0.3, to: 90 }],
  card: [{ at: 0, hertz: 1400, seconds: 0.05, shape: 'sawtooth', loudness: 0.04, to: 400 }],
  chip: [
    { at: 0, hertz: 2300, seconds: 0.04, shape: 'sine', loudness: 0.12 },
    { at: 0.04, hertz: 3100, seconds: 0.05, shape: 'sine', loudness: 0.08 },
  ],
  win: chord(523, [0, 4, 7, 12], 0.08, 0.12),
  bigWin: chord(523, [0, 4, 7, 12, 7, 12, 16, 19], 0.1, 0.14),
  feature: chord(392, [0, 5, 9, 12, 17], 0.11, 0.13),
  crash: [{ at: 0, hertz: 240, seconds: 0.7, shape: 'sawtooth', loudness: 0.12, to: 40 }],
};

export class Sound {
  #context: AudioContext | null = null;
  #isOn = false;

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): boolean {
    this.#isOn = !this.#isOn;
    if (this.#isOn) {
      this.#context ??= new AudioContext();
      void this.#context.resume();
    }
    return this.#isOn;
  }

  play(name: SoundName): void {
    const context = this.#context;
    if (!this.#isOn || !context) return;
    for (const note of SOUNDS[name]) this.#sing(context, note);
  }

  #sing(context: AudioContext, note: Note): void {
    const start = context.currentTime + note.at;
    const tone = new OscillatorNode(context, { type: note.shape, frequency: note.hertz });
    const level = new GainNode(context, { gain: 0 });
    level.gain.linearRampToValueAtTime(note.loudness, start + 0.01);
    level.gain.setValueAtTime(note.loudness, start + 0.012);
    level.gain.exponentialRampToValueAtTime(0.0001, start + note.seconds);
    if (note.to !== undefined) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.seconds);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + note.seconds + 0.02);
  }
}
