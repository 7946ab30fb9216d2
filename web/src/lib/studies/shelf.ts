// Studies on the server.
import type { NodeSeen, StudiesSeen, StudyDoc, StudyOrder } from "../../wire";
import { get, post } from "../api";
import { beGuest } from "../guest.svelte";
import { language } from "../i18n.svelte";
import type { Shelf } from "./notebook.svelte";

export const shelf: Shelf = {
  check: (game, nodes) => post<NodeSeen[]>(`/api/study/tree?lang=${language()}`, { game, nodes }),
  keep: async (order: StudyOrder) => {
    await beGuest();
    return post<StudyDoc>("/api/studies", order);
  },
};

export const readStudy = (id: string, read: string | null): Promise<StudyDoc> =>
  get(`/api/studies/${encodeURIComponent(id)}${read ? `?read=${encodeURIComponent(read)}` : ""}`);

export const listStudies = async (): Promise<StudiesSeen["studies"]> =>
  (await get<StudiesSeen>("/api/studies")).studies;

export const deleteStudy = (id: string): Promise<unknown> => post(`/api/studies/${id}/delete`, {});
