import { slugMaximum } from '../slug.ts'

export const comparedMinimum = 2
export const comparedMaximum = 4
/** More are not read from an address, which may contain anything. */
const readMaximum = 12

/** The slugs in an address, as given. */
export function slugsIn(text: string): string[] {
  return text
    .split(',')
    .map((slug) => slug.trim().slice(0, slugMaximum))
    .filter((slug) => slug !== '')
    .slice(0, readMaximum)
}

/** Those that are compared: each once, and no more than fit side by side. */
export function comparedSlugs(slugs: readonly string[]): string[] {
  return [...new Set(slugs)].slice(0, comparedMaximum)
}

export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length > 0 ? `/compare?products=${slugs.map(encodeURIComponent).join(',')}` : '/compare'
}
