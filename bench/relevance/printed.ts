import { wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'

/** How American labels print names that differ in the vocabulary; most imported products have only a name. */
const ingredients: Record<string, string> = {
  'vitamin-b1': 'vitamin b-?1\\b|thiamin|benfotiamine',
  'vitamin-b2': 'vitamin b-?2\\b|riboflavin',
  'vitamin-b3': 'vitamin b-?3\\b|niacin',
  'vitamin-b12': '\\bb-?12\\b|cobalamin',
  'vitamin-c': 'vitamin c\\b|ascorb|ester-c',
  'vitamin-d3': '\\bd-?3\\b|vitamin d\\b|\\bd-\\d{4}',
  'vitamin-k2': '\\bk-?2\\b|menaquinone',
  folate: 'folate|folic',
  'fish-oil': 'fish oil|omega-?3',
  'evening-primrose-oil': 'evening primrose',
  'coenzyme-q10': '\\bco-?q-?10\\b|coenzyme q|\\bq10\\b|ubiqui',
  'n-acetylcysteine': '\\bnac\\b|n-acetyl',
  'lions-mane': 'lion.?s mane',
  'devils-claw': 'devil.?s claw',
  chasteberry: 'chaste|vitex',
  turmeric: 'turmeric|curcuma\\b',
  'milk-thistle': 'milk thistle|silymarin',
  'siberian-ginseng': 'siberian ginseng|eleuthero',
  'cod-liver-oil': 'cod liver',
  'marine-collagen': 'collagen',
  'whey-protein': 'whey',
  'd-mannose': 'mannose',
}

const forms: Record<string, string> = {
  bisglycinate: 'glycinate',
  methylcobalamin: 'methylcobalamin|methyl b',
  sulphate: 'sul(ph|f)ate',
}

const units: Record<string, string> = { µg: '(µg|mcg)', IU: 'iu' }

export function saysIngredient(name: string, slug: string): boolean {
  return says(name, ingredients[slug] ?? `\\b${words(wordFor('ingredients', slug, 'en'))}\\b`)
}

export function saysForm(name: string, slug: string): boolean {
  return says(name, forms[slug] ?? `\\b${words(wordFor('forms', slug, 'en'))}\\b`)
}

/** `1000mg` also matches `1,000 mg`. */
export function saysAmount(name: string, amount: string): boolean {
  const [, number = '', unit = ''] = /^([\d.]+)(.+)$/.exec(amount) ?? []
  return says(name.replaceAll(',', ''), `\\b${number.replace('.', '\\.')} ?${units[unit] ?? unit}\\b`)
}

function says(name: string, pattern: string): boolean {
  return new RegExp(pattern, 'i').test(name)
}

function words(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '\\W')
}
