// Options in running text, called as the form for a new table calls them. Headless.
import type { GameSeen } from "./api";

type Labelled = Pick<GameSeen, "options">;

/** What people read for an option, a choice or `option = choice`; null for any other word. */
export function optionWords(game: Labelled, code: string): string | null {
  const [name = "", choice] = code.split(/ *= */);
  const option = game.options.find((one) => one.name === name);
  if (choice === undefined) return option?.label ?? choiceWords(game, name);
  const chosen = choiceWords({ options: option ? [option] : [] }, choice);
  return option && chosen !== null ? `${option.label}: ${chosen}` : null;
}

function choiceWords(game: Labelled, choice: string): string | null {
  for (const { choices, choice_labels } of game.options) {
    const n = choices.indexOf(choice);
    if (n >= 0) return choice_labels?.[n] ?? choice;
  }
  return null;
}

/** A sentence whose words of programs (`some_option`) are those of people. */
export const withOptionWords = (game: Labelled, text: string): string =>
  text.replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (code) => {
    const words = optionWords(game, code);
    return words === null ? code : `“${words}”`;
  });
