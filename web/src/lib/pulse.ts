// Whether a line is alive. One on which nothing has come for a while is asked; one that does not answer
// is dead, though the machine may take minutes to say so.

const TICK = 1_000;
const QUIET = 5_000; // then it is asked
const ANSWER_WITHIN = 6_000;
const AT_ONCE = 4_000; // the same where somebody has just come back to the page

export class Pulse {
  #heard = 0;
  #asked = 0; // 0: nothing is asked
  #patience = ANSWER_WITHIN;
  #ticked = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  // A new line: it has to say something soon.
  begin(): void {
    this.end();
    this.#ticked = this.now();
    this.#expect(ANSWER_WITHIN * 2);
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  end(): void {
    clearInterval(this.#timer);
  }

  // Something has come.
  heard(): void {
    this.#heard = this.now();
    this.#asked = 0;
  }

  // Is it alive? Somebody wants to know it now.
  check(): void {
    this.#expect(AT_ONCE);
    this.ask();
  }

  #expect(patience: number): void {
    this.#asked = this.now();
    this.#patience = patience;
  }

  #tick(): void {
    const now = this.now();
    const slept = now - this.#ticked > QUIET; // the page was put to sleep: nothing could be heard
    this.#ticked = now;
    if (slept) this.check();
    else if (this.#asked) {
      if (now - this.#asked > this.#patience) this.dead();
    } else if (now - this.#heard > QUIET) {
      this.#expect(ANSWER_WITHIN);
      this.ask();
    }
  }
}
