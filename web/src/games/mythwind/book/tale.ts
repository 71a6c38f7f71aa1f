// What `osada/games/mythwind/chronicle/told.py` tells of a campaign.

export interface Scene {
  card: string; // event 5, adventure 3, envelope 1
  title: string;
  lead: string;
  text: string;
  choice: string;
  after: string;
  quoted: boolean;
  under: string;
}

export interface Season {
  number: number;
  name: string;
  season: string;
  winter: string;
  goal: string;
  judged: string;
  built: string[];
  brief: string;
  scenes: Scene[];
  left: string[];
}

export interface Chapter {
  name: string;
  seasons: Season[];
}

export interface Tale {
  title: string;
  people: { character: string; name: string; earned: string }[];
  towns: { label: string; areas: string[] }[];
  stands: { building: string; name: string; since: string }[];
  chapters: Chapter[];
  who: { name: string; says: string }[];
  marks: { name: string; season: number }[];
  untold: string[];
}
