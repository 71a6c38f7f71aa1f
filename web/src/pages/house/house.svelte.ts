// How the house is, read again and again; and what is changed there, for which the password is asked first.

import { Refused } from "../../lib/http";
import type { HouseHealth } from "../../lib/protocol";
import { houseApi } from "./calls";

const PAUSE = 15_000;

export class House {
  health: HouseHealth | null = $state.raw(null);
  gone = $state(false); // there is no such page, for whoever asks
  failed = $state(false);
  // What waits for the password.
  asked: { again: () => Promise<void>; drop: () => void } | null = $state.raw(null);

  async read(): Promise<void> {
    try {
      this.health = await houseApi.health();
      this.failed = false;
    } catch (error) {
      this.gone = error instanceof Refused && error.status === 404;
      this.failed = !this.gone;
    }
  }

  watch(): () => void {
    const again = (): void => {
      if (document.visibilityState === "visible" && !this.gone) void this.read();
    };
    void this.read();
    const timer = setInterval(again, PAUSE);
    return () => {
      clearInterval(timer);
    };
  }

  // Do something that needs the password within a quarter of an hour: it is asked for where it is wanted.
  async change(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refused) || error.problem.code !== "sign-in-anew") throw error;
      await new Promise<void>((done, drop) => {
        this.asked = {
          again: async () => {
            this.asked = null;
            await deed().then(done, drop);
          },
          drop: () => {
            this.asked = null;
            done();
          },
        };
      });
    }
    void this.read();
  }
}
