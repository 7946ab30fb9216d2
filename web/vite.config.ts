// Builds the client into the Python package, whose server hands it out.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8007"; // `orrery serve`, for `npm run dev`

export default defineConfig({
  plugins: [svelte()],
  base: "./", // an exported site may lie in any folder
  worker: { format: "es" },
  build: {
    outDir: "../src/orrery/server/static",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 400,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
  server: {
    fs: { allow: [".."] }, // the words that server and client share
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true, rewriteWsOrigin: true, changeOrigin: true },
    },
  },
});
