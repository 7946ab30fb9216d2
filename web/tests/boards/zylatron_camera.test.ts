import { describe, expect, it } from "vitest";
import { Camera } from "../../src/boards/zylatron/camera.svelte";

describe("the camera over the galaxy", () => {
  const near = (): Camera => {
    const camera = new Camera(0, 0, 800, 700);
    camera.set(3, 200, 150);
    return camera;
  };
  const at = ({ zoom, x, y }: Camera): number[] => [zoom, x, y];

  it("shows all for a while and comes back to where one looked", () => {
    const camera = near();
    camera.glance();
    camera.glance();
    expect(camera.isWhole).toBe(true);
    camera.back();
    expect(at(camera)).toEqual([3, 200, 150]);
  });
  it("stays where somebody has zoomed or panned since", () => {
    const camera = near();
    camera.glance();
    camera.by(2);
    camera.back();
    expect(camera.zoom).toBe(2);
  });
  it("has nowhere to come back to if it never left", () => {
    const camera = near();
    camera.back();
    expect(at(camera)).toEqual([3, 200, 150]);
  });
});
