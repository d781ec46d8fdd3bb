import { type Language, languageTag } from '#domain/languages.ts'

type Brand = { id: number; name: string; count: number }
export type BrandLetter = { letter: string; brands: Brand[] }

/** Brands by first letter, ignoring accents; names that do not start with a letter come last, under `#`. */
export function brandLetters(brands: readonly Brand[], language: Language): BrandLetter[] {
  const collator = new Intl.Collator(languageTag(language), { sensitivity: 'base', numeric: true })
  const sorted = brands
    .filter(({ count }) => count > 0)
    .map(({ id, name, count }) => ({ id, name, count }))
    .sort((a, b) => collator.compare(a.name, b.name))
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))]
    .map(([letter, group]) => ({ letter, brands: group }))
    .sort(
      (a, b) => Number(a.letter === '#') - Number(b.letter === '#') || collator.compare(a.letter, b.letter),
    )
}

function letterOf(name: string): string {
  const first = [...name.trim().normalize('NFKD')][0]?.toUpperCase() ?? '#'
  return /\p{L}/u.test(first) ? first : '#'
}
