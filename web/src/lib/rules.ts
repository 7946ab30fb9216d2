// Which clause matters now. Headless.

const ANY = "*"; // an action that begins with no word of its own: a1-c1 n

/** The clause of what is on offer: the first kind of action that the game's list names. */
export function clauseFor(clauses: Record<string, string>, actions: string[]): string | null {
  const verbs = new Set(actions.map((action) => action.split(" ", 1)[0] ?? ""));
  const isOther = [...verbs].some((verb) => !(verb in clauses));
  const found = Object.entries(clauses).find(([verb]) =>
    verb === ANY ? isOther : verbs.has(verb),
  );
  return found?.[1] ?? null;
}
