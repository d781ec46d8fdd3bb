const lettersWithoutDecomposition: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  µ: 'u',
  μ: 'u',
  '&': ' and ',
  '+': ' plus ',
}
export const slugMaximum = 120

/** A name as a URL segment: small ASCII letters, digits and single hyphens. Empty if nothing in it can be used. */
export function slugOf(name: string, maximum = slugMaximum): string {
  const ascii = name
    .toLowerCase()
    .replace(/[ßæœøđðþłıµμ&+]/g, (letter) => lettersWithoutDecomposition[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}|['’®™©]/gu, '')
  return ascii
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maximum)
    .replace(/^-+|-+$/g, '')
}

/** The first free one of `slug`, `slug-2`, `slug-3` … */
export function uniqueSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const stem = slug || 'product'
  if (!isTaken(stem)) return stem
  let number = 2
  while (isTaken(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
