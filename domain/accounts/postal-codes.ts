/**
 * Postal code formats: # is a digit, @ a letter, * either; anything else is literal. Countries that are missing here
 * have no postal codes, or too many formats to check.
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

/** The code in its country's format, whatever the spaces, case or country prefix; undefined if it is not valid. */
export function readPostalCode(country: string, text: string): string | undefined {
  const plain = text.normalize('NFKC').trim().toUpperCase()
  if (!hasKnownPostalCodes(country)) return plain
  const compact = plain.replace(/[\s.-]/g, '')
  // `D-10115`, `LV-1010`: countries with all-digit codes are often given as a prefix.
  const bare = /^[A-Z]*\d+$/.test(compact) ? compact.replace(prefixOf(country), '') : compact
  for (const shape of shapes[country] ?? []) {
    const written = write(shape, compact) ?? write(shape, bare)
    if (written !== undefined) return written
  }
  return undefined
}

/** A country's postal code format, for error messages; `digits` if a code is just that many digits. */
export type PostalCodeFormat = { example: string; digits: number | null }

export function postalCodeFormat(country: string): PostalCodeFormat | undefined {
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

/** Fills the letters and digits of a code into a format; undefined if they do not fit. */
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
