import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { groups } from "./chunks";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const titles = readdirSync(here("src/games"));
const server = process.env["KARCZMA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { "@locale": here("../src/karczma/locale") },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/karczma/client"),
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files: the page may be cached piece by piece, and nothing is decoded twice.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: groups(here("src"), titles) } } },
  },
  server: {
    fs: { allow: [here("."), here("../src/karczma/locale")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
