// Opening a record file, dropped or chosen: its text goes to the server, which shows it as a table.

import { api } from "../../lib/api";

import { Refused } from "../../lib/http";
import { go } from "../../lib/router.svelte";
import { ui } from "../../lib/speech.svelte";

interface LaunchQueue {
  setConsumer(take: (launched: { files: { getFile(): Promise<File> }[] }) => void): void;
}

const LONGEST = 4_000_000;

export class RecordOpener {
  reading = $state("");
  failed = $state("");
  over = $state(false); // a file is being dragged over the page

  async open(file: File | null | undefined): Promise<void> {
    if (!file || this.reading) return;
    this.failed = "";
    if (file.size > LONGEST) {
      this.failed = ui("page-lobby-record-long", { file: file.name, megabytes: LONGEST / 1_000_000 });
      return;
    }
    this.reading = file.name;
    try {
      const title = file.name.replace(/\.\w+$/, "").slice(0, 60);
      const head = await api.openRecord(await file.text(), title);
      go(`/t/${head.id}?at=0`);
    } catch (error) {
      const why = error instanceof Refused ? ` ${told(error)}` : "";
      this.failed = ui("page-lobby-record-failed", { file: file.name }) + why;
    } finally {
      this.reading = "";
    }
  }

  // Files that the device opens with the page, where it is kept like a program.
  take(): void {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      void files[0]?.getFile().then((file) => this.open(file));
    });
  }

  // Listeners for the whole window: a file may be let go anywhere.
  listen(): () => void {
    let depth = 0;
    const files = (event: DragEvent): boolean => !!event.dataTransfer?.types.includes("Files");
    const enter = (event: DragEvent): void => {
      if (files(event)) this.over = ++depth > 0;
    };
    const leave = (event: DragEvent): void => {
      if (files(event)) this.over = --depth > 0;
    };
    const above = (event: DragEvent): void => {
      if (files(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!files(event)) return;
      event.preventDefault();
      depth = 0;
      this.over = false;
      void this.open(event.dataTransfer?.files[0]);
    };
    addEventListener("dragenter", enter);
    addEventListener("dragleave", leave);
    addEventListener("dragover", above);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("dragover", above);
      removeEventListener("drop", drop);
    };
  }
}

const told = ({ problem }: Refused): string => ui(problem.told.key, (problem.told.args ?? {}) as never);
