import { slugOf } from '#domain/slug.ts'

export type KnownBrand = { slug: string; name: string }
/** What an admin decided about a brand that a file names: a brand of the shop by its slug, or null for a new brand. */
export type BrandChoices = Readonly<Record<string, string | null>>

/** A slug for a brand; if its name has no Latin letters, made from their code points. */
export function brandSlug(name: string): string {
  const letters = () => [...name.trim()].map((letter) => letter.codePointAt(0)?.toString(16)).join('-')
  return slugOf(name) || `brand-${letters()}`.slice(0, 100)
}
