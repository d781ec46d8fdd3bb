import type { AmountUnit, ContentUnit } from '#domain/catalogue/vocabulary.ts'

export type Measure = { amount: number; unit: ContentUnit }

// The first match wins: a softgel capsule is a softgel, a chewable tablet a tablet, a soft chew a gummy.
const countedUnits: readonly (readonly [RegExp, ContentUnit])[] = [
  [/soft[\s-]?gels?|perles?\b|pearls?\b/i, 'softgel'],
  [/caps?\b|capsul|kapsel|vegi?caps?|licaps?|g[eé?]l+ul|capsule|c[aá]psula|capsula/i, 'capsule'],
  [/tablet|pills?\b|caplet|comprim|compress[ei]|tabs?\b|wafer|minitab|pilul/i, 'tablet'],
  [/lozenge|pastill|melts?\b/i, 'lozenge'],
  [/gumm|soft chew|chews?\b|chewables?\b|gomm?es?\b|gominola/i, 'gummy'],
  [/sticks?\b/i, 'stick'],
  [/packet|pouch|sachet|beutel|bustin|sobres?\b|daily packs?|zakjes/i, 'sachet'],
  [/vials?\b|ampoul|ampul|ampol|shots?\b/i, 'ampoule'],
  [/sprays?\b/i, 'spray'],
]
const looseUnits: readonly (readonly [RegExp, ContentUnit])[] = [
  [/drops?\b|gouttes?\b|tropfen/i, 'drop'],
  [/tea ?bags?|bites?\b|strips?\b|bars?\b|pieces?\b|patch|units?\b|\bct\b|infusettes?/i, 'piece'],
]
const measuredUnits: readonly (readonly [RegExp, ContentUnit, number])[] = [
  [/^m(?:illi)?l(?:it(?:er|re)s?)?(?!\p{L})/iu, 'ml', 1],
  [/^c(?:enti)?l(?:it(?:er|re)s?)?(?!\p{L})/iu, 'ml', 10],
  [/^l(?:it(?:er|re)s?)?(?!\p{L})/iu, 'ml', 1000],
  [/^(?:kilograms?|kgs?|kilos?)(?!\p{L})/iu, 'g', 1000],
  [/^(?:grams?|gr?s?|grammes?|gramm)(?!\p{L})/iu, 'g', 1],
  [/^m(?:illi)?g(?:ram)?s?(?!\p{L})/iu, 'g', 0.001],
  [/^fl(?:uid)?\.?\s*o(?:unce|z)s?/iu, 'ml', 29.5735],
  [/^pints?/iu, 'ml', 473.176],
  [/^quarts?/iu, 'ml', 946.353],
  [/^o(?:unce|z)s?(?!\p{L})/iu, 'g', 28.3495],
  [/^(?:pounds?|lbs?)(?!\p{L})/iu, 'g', 453.592],
]

/** A number as printed: "1,000", "12.06", "1/2", "1 1/2". A comma before three digits is a thousands separator. */
export function printedNumber(text: string): number | null {
  const mixed = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(text.trim())
  if (mixed)
    return Number(mixed[3]) === 0 ? null : Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3])
  const plain = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text.trim())
    ? text.trim().replaceAll(',', '')
    : text.trim().replace(',', '.')
  return /^\d*\.?\d+$/.test(plain) ? Number(plain) : null
}

/** The unit for a word on packs, in any spelling. */
export function countedUnit(words: string): ContentUnit | null {
  const unit = [...countedUnits, ...looseUnits].find(([pattern]) => pattern.test(words))
  return unit ? unit[1] : null
}

/** "90 Vegetarian Capsule(s)" or "850 g": an amount with its unit. */
export function measureOf(text: string): Measure | null {
  const match = /^\s*(?:approx\.?\s*)?(\d[\d.,]*(?:\s+\d+\/\d+|\s*\/\s*\d+)?)\s*[-x]?\s*(\S.*)$/i.exec(text)
  const amount = match?.[1] ? printedNumber(match[1].replace(/[.,]$/, '')) : null
  if (!match?.[2] || amount === null || amount <= 0) return null
  const words = match[2].replace(/\(s\)|\(ies\)/gi, '')
  const measured = measuredUnits.find(([pattern]) => pattern.test(words))
  if (measured) return { amount: Math.round(amount * measured[2] * 1000) / 1000, unit: measured[1] }
  const unit = countedUnit(words)
  return unit ? { amount, unit } : null
}

const amountSpellings: Record<string, AmountUnit> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  'gram(s)': 'g',
  mg: 'mg',
  mcg: 'µg',
  'mcg dfe': 'µg',
  'mcg rae': 'µg',
  'mg ne': 'mg',
  'mg alpha-te': 'mg',
  µg: 'µg',
  μg: 'µg',
  ug: 'µg',
  ng: 'ng',
  ml: 'ml',
  iu: 'IU',
  ie: 'IU',
  ui: 'IU',
  cfu: 'CFU',
  'cfu(s)': 'CFU',
  ufc: 'CFU',
  fu: 'FU',
  kcal: 'kcal',
  'calorie(s)': 'kcal',
  '{calories}': 'kcal',
  calories: 'kcal',
  kj: 'kJ',
  '%': '%',
}

/** Unit of an ingredient's amount; null for "NP" ("not printed"). */
export function amountUnitOf(text: string): AmountUnit | null {
  return amountSpellings[text.trim().toLowerCase()] ?? null
}
