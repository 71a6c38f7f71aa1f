// What the page asks of the server about one's account.

import { get, post, send } from "../../lib/http";
import type { Me, SessionInfo, Statistics } from "../../lib/protocol";

export const accountApi = {
  register: (login: string, password: string) => post<Me>("/api/account", { login, password }),
  signIn: (login: string, password: string) => post<Me>("/api/session", { login, password }),
  signOut: () => send<undefined>("DELETE", "/api/session"),
  changePassword: (old: string, fresh: string) => post<Me>("/api/account/password", { old, new: fresh }),
  deleteAccount: (password: string) => send<Me>("DELETE", "/api/account", { password }),
  exportPath: "/api/account/export",
  sessions: () => get<SessionInfo[]>("/api/sessions"),
  // One of them, or all but this browser's; those that are left.
  endSessions: (id?: string) => send<SessionInfo[]>("DELETE", `/api/sessions${id ? `/${id}` : ""}`),
  statistics: () => get<Statistics>("/api/me/statistics"),
};
