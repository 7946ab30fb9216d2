// Rude words in chat, covered by this browser where its owner wants it. Short on purpose: what
// is worse than a word is for moderators.
const WORDS: Record<string, string[]> = {
  en: [
    "arsehole",
    "asshole",
    "bastard",
    "bitch",
    "cunt",
    "dickhead",
    "fuck",
    "fucker",
    "fucking",
    "idiot",
    "moron",
    "motherfucker",
    "retard",
    "shit",
    "slut",
    "wanker",
    "whore",
  ],
  de: [
    "arsch",
    "arschloch",
    "depp",
    "drecksau",
    "fick",
    "ficken",
    "fotze",
    "hure",
    "hurensohn",
    "idiot",
    "missgeburt",
    "scheiße",
    "scheisse",
    "schlampe",
    "spast",
    "trottel",
    "wichser",
  ],
};
const all = [...new Set(Object.values(WORDS).flat())].sort((a, b) => b.length - a.length);
const pattern = new RegExp(`(?<![\\p{L}])(${all.join("|")})(?![\\p{L}])`, "giu");

/** A line with rude words covered: the first letter stays. */
export const covered = (text: string): string =>
  text.replace(pattern, (word) => word.slice(0, 1) + "•".repeat(word.length - 1));
