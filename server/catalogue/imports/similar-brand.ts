import { distance } from 'fastest-levenshtein'
import type { KnownBrand } from '#domain/catalogue/imports/brand-choice.ts'
import { slugOf } from '#domain/slug.ts'

/** Names up to this length may differ by one letter, longer ones by two. */
const shortName = 5

/** The brand of the shop that a name is probably a misspelling or another form of. */
export function findSimilarBrand(name: string, brands: readonly KnownBrand[]): KnownBrand | null {
  const written = slugOf(name)
  if (written === '') return null
  let nearest: { brand: KnownBrand; apart: number } | undefined
  for (const brand of brands) {
    const apart = lettersApart(written, slugOf(brand.name))
    if (apart !== null && apart < (nearest?.apart ?? Number.POSITIVE_INFINITY)) nearest = { brand, apart }
  }
  return nearest?.brand ?? null
}

/** Null if the names are different ones. */
function lettersApart(one: string, other: string): number | null {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  // "Linden" and "Linden GmbH"
  if (short !== '' && long.startsWith(`${short}-`)) return long.length - short.length
  const most = short.length <= shortName ? 1 : 2
  if (long.length - short.length > most) return null
  const apart = distance(short, long)
  return apart <= most ? apart : null
}
