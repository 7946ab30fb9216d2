// Messages by id, written in Fluent, one language over another: what the first does not say, or
// says with variables that nobody fills, the next one says. Headless; docs/texts.md has the rules.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** A number that is written already, with the sign of mathematics: −3, not -3. */
export const withMinus = (text: string): string => text.replaceAll("-", "−");

/** A number in a sentence; it still chooses the plural form. */
class Count extends FluentNumber {
  toString(scope?: Scope): string {
    return scope ? withMinus(super.toString(scope)) : String(this.value);
  }
}

const counted = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? new Count(value) : value,
    ]),
  );

const ids = new Map<string, string>();

/** The id in a catalogue: letters and digits stay, everything else is a hyphen. */
export function idOf(id: string): string {
  const found = ids.get(id) ?? id.replace(/[^A-Za-z0-9]+/g, "-");
  if (ids.size < 10_000) ids.set(id, found);
  return found;
}

/** A word with its name; a sentence may ask for a form of it: { NAME($piece, form: "dative") }. */
export class Name extends FluentType<string> {
  constructor(
    word: string,
    private readonly messages: Messages,
  ) {
    super(word);
  }

  toString(_scope?: Scope): string {
    return this.messages.say(`name-${this.value}`) ?? this.value;
  }

  form(form: string): string {
    return this.messages.say(`name-${this.value}`, {}, form) ?? this.toString();
  }
}

function nameFunction(given: FluentValue[], options: Record<string, FluentValue>): string {
  const [word] = given;
  return word instanceof Name ? word.form(String(options.form)) : String(word);
}

/** The messages of one language, as a bundle. */
function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NAME: nameFunction },
  });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

export class Messages {
  private readonly bundles: FluentBundle[];

  /** Languages with their sources, the best first. */
  constructor(languages: [code: string, sources: string[]][]) {
    this.bundles = languages.map(([code, sources]) => bundleOf(code, sources));
  }

  /** Whether there is a text for this id. */
  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(idOf(id)));
  }

  /** The text of an id, or of a form of it; undefined if there is none. */
  say(id: string, values: Values = {}, form = ""): string | undefined {
    const filled = counted(values);
    let last: string | undefined;
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(idOf(id));
      const pattern = form ? message?.attributes[form] : message?.value;
      if (pattern === undefined || pattern === null) continue;
      const errors: Error[] = [];
      const said = bundle.formatPattern(pattern, filled, errors);
      if (errors.length === 0) return said;
      last = said;
    }
    return last;
  }

  /** A word that sentences can put into the form they need. */
  name(word: string): Name {
    return new Name(word, this);
  }
}
