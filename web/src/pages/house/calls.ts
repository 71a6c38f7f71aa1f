// What the pages of whoever keeps the house ask. For everybody else there is nothing there.

import { ask, get, post, query } from "../../lib/http";
import type {
  HouseDeeds,
  HouseHealth,
  HousePeople,
  HouseTables,
  Proven,
  SignedOut,
} from "../../lib/protocol";

const safe = encodeURIComponent;

export const houseApi = {
  health: () => get<HouseHealth>("/api/house"),
  prove: (password: string) => post<Proven>("/api/house/proof", { password }),
  tables: (status: string, after: string) =>
    get<HouseTables>(`/api/house/tables${query({ status, after: safe(after) })}`),
  people: (search: string, after: string) =>
    get<HousePeople>(`/api/house/people${query({ search: safe(search), after: safe(after) })}`),
  deeds: (before: number) => get<HouseDeeds>(`/api/house/deeds${query({ before })}`),
  backUp: () => post<undefined>("/api/house/backup"),
  signOut: (player: string) => post<SignedOut>(`/api/house/people/${safe(player)}/sign-out`),
  record: async (table: string) => (await ask("POST", `/api/house/tables/${safe(table)}/record`)).text(),
};
