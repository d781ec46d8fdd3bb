import { readFileSync } from 'node:fs'

/** Reads a seed file, `path` from this folder; tests check its content. */
export function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}
