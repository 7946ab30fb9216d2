// Addresses that carry a language.
import { describe, expect, it } from "vitest";
import { askedLanguage, nearestOf, placeOf, withoutLanguage } from "../../src/lib/places";

const SPOKEN = ["de", "en", "pt"];

describe("languages of addresses", () => {
  it("are found by region", () => {
    expect(nearestOf("pt-br", SPOKEN)).toBe("pt");
    expect(nearestOf("de", SPOKEN)).toBe("de");
    expect(nearestOf("tlh", SPOKEN)).toBeUndefined();
  });

  it("open a page", () => {
    expect(placeOf("/de/rules/astron", SPOKEN)).toEqual({ language: "de", hash: "#/rules/astron" });
    expect(placeOf("/pt-BR/", SPOKEN)).toEqual({ language: "pt", hash: "" });
    expect(placeOf("/", SPOKEN)).toBeNull();
    expect(placeOf("/embed", SPOKEN)).toBeNull();
  });

  it("may stand in a query, which loses nothing else", () => {
    expect(askedLanguage("?lang=pt-BR", SPOKEN)).toBe("pt");
    expect(askedLanguage("?lang=tlh", SPOKEN)).toBeNull();
    expect(askedLanguage("", SPOKEN)).toBeNull();
    expect(withoutLanguage("?lang=pt&x=1")).toBe("?x=1");
    expect(withoutLanguage("?lang=pt")).toBe("");
  });
});
