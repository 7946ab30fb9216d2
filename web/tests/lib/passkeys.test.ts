// Passkeys between JSON and bytes: what goes out is what came in.
import { describe, expect, test } from "vitest";
import { bytesOf, creationOf, requestOf, textOf } from "../../src/lib/passkeys";

describe("passkeys", () => {
  test("bytes survive both ways, without padding and with the signs of addresses", () => {
    const bytes = Uint8Array.from([251, 255, 254, 0, 1]);
    expect(textOf(bytes.buffer)).toBe("-__-AAE");
    expect([...bytesOf("-__-AAE")]).toEqual([...bytes]);
  });
  test("what the server asks for has bytes where browsers want them", () => {
    const asked = { challenge: "AQI", user: { id: "AwQ", name: "Ann" }, rp: { id: "here" } };
    const made = creationOf({ ...asked, excludeCredentials: [{ id: "BQ", type: "public-key" }] });
    expect([...new Uint8Array(made.challenge as ArrayBuffer)]).toEqual([1, 2]);
    expect(made.user.name).toBe("Ann");
    expect(made.excludeCredentials).toHaveLength(1);
    expect(requestOf({ challenge: "AQI" }).allowCredentials).toEqual([]);
  });
});
