/**
 * How postal codes are written: # is a digit, @ a letter, * either; the rest stands as it is.
 * A country that is not here has none, or writes them in ways too many to check.
 */
const shapes: Readonly<Record<string, readonly string[]>> = {
  AD: ['AD###'],
  AL: ['####'],
  AT: ['####'],
  AU: ['####'],
  AX: ['#####'],
  BA: ['#####'],
  BE: ['####'],
  BG: ['####'],
  BR: ['#####-###'],
  BY: ['######'],
  CA: ['@#@ #@#'],
  CH: ['####'],
  CN: ['######'],
  CY: ['####'],
  CZ: ['### ##'],
  DE: ['#####'],
  DK: ['####'],
  EE: ['#####'],
  ES: ['#####'],
  FI: ['#####'],
  FO: ['###'],
  FR: ['#####'],
  GB: ['@# #@@', '@## #@@', '@@# #@@', '@@## #@@', '@#@ #@@', '@@#@ #@@', '@@@ #@@'],
  GF: ['#####'],
  GG: ['@@# #@@', '@@## #@@'],
  GL: ['####'],
  GP: ['#####'],
  GR: ['### ##'],
  HR: ['#####'],
  HU: ['####'],
  IE: ['@## ****', '@#@ ****'],
  IL: ['#######', '#####'],
  IM: ['@@# #@@', '@@## #@@'],
  IN: ['######'],
  IS: ['###'],
  IT: ['#####'],
  JE: ['@@# #@@', '@@## #@@'],
  JP: ['###-####'],
  KR: ['#####'],
  LI: ['####'],
  LT: ['LT-#####'],
  LU: ['####'],
  LV: ['LV-####'],
  MC: ['#####'],
  MD: ['MD-####'],
  ME: ['#####'],
  MK: ['####'],
  MQ: ['#####'],
  MT: ['@@@ ####'],
  MX: ['#####'],
  NL: ['#### @@'],
  NO: ['####'],
  NZ: ['####'],
  PL: ['##-###'],
  PT: ['####-###'],
  RE: ['#####'],
  RO: ['######'],
  RS: ['#####'],
  SE: ['### ##'],
  SG: ['######'],
  SI: ['####'],
  SK: ['### ##'],
  SM: ['#####'],
  TR: ['#####'],
  TW: ['###', '#####', '######'],
  UA: ['#####'],
  US: ['#####', '#####-####'],
  VA: ['#####'],
  YT: ['#####'],
  ZA: ['####'],
}

export function hasKnownPostalCodes(country: string): boolean {
  return Object.hasOwn(shapes, country)
}

/** The code as its country writes it, whatever the spaces, letters' case or country prefix; undefined if it is none. */
export function readPostalCode(country: string, text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toUpperCase()
  if (!hasKnownPostalCodes(country)) return plain
  const compact = plain.replace(/[\s.-]/g, '')
  // `D-10115`, `LV-1010`: countries whose codes are all digits are often named before them.
  const bare = /^[A-Z]*\d+$/.test(compact) ? compact.replace(prefixOf(country), '') : compact
  for (const shape of shapes[country] ?? []) {
    const written = write(shape, compact) ?? write(shape, bare)
    if (written !== undefined) return written
  }
  return undefined
}

/** How a country's codes look, for those who wrote one that is none; `digits` where a code is so many digits and nothing else. */
export type PostalCodeLook = { example: string; digits: number | null }

export function postalCodeLook(country: string): PostalCodeLook | undefined {
  const shape = shapes[country]?.[0]
  if (!shape) return undefined
  let digit = 0
  let letter = 0
  const example = [...shape].map((place) => {
    if (place === '#' || place === '*') return String((digit++ % 9) + 1)
    return place === '@' ? 'ABCDEF'[letter++ % 6] : place
  })
  const isPlain = /^[# ]+$/.test(shape) && shapes[country]?.length === 1
  return { example: example.join(''), digits: isPlain ? shape.replaceAll(' ', '').length : null }
}

const prefixOf = (country: string) => new RegExp(`^(${country}|${country[0]})(?=\\d)`)
const fits: Record<string, RegExp> = { '#': /^[0-9]$/, '@': /^[A-Z]$/, '*': /^[A-Z0-9]$/ }

/** Sets the letters and digits of a code into a shape; undefined where they do not fit. */
function write(shape: string, compact: string): string | undefined {
  const letters = [...compact]
  const written = [...shape].map((place) => {
    const wanted = fits[place]
    if (!wanted) return place
    const letter = letters.shift()
    return letter !== undefined && wanted.test(letter) ? letter : undefined
  })
  return letters.length > 0 || written.includes(undefined) ? undefined : written.join('')
}
