// Dates are written as where their reader lives.
import { expect, test } from "vitest";
import { localeOf } from "../../src/lib/locale";

test("the browser's own kind of the language of the page", () => {
  expect(localeOf("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("de", ["de-AT"])).toBe("de-AT");
});

test("the language itself where the browser does not know it", () => {
  expect(localeOf("sv", ["en-GB"])).toBe("sv");
  expect(localeOf("en", [])).toBe("en");
});

test("a British reader is told the day first", () => {
  const write = new Intl.DateTimeFormat(localeOf("en", ["en-GB"]), { dateStyle: "medium" });
  expect(write.format(new Date(2026, 10, 18))).toBe("18 Nov 2026");
});
