import { readFileSync } from 'node:fs'

/** Reads a file of the seeds, `path` from this folder; its tests check that it is what it says. */
export function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
