/** Other names of the compounds used by conversions and upper levels. */
const otherNames: Readonly<Record<string, string>> = {
  niacinamide: 'nicotinamide',
  'nicotinic-acid-amide': 'nicotinamide',
  niacin: 'nicotinic-acid',
  'beta-carotin': 'beta-carotene',
  betacarotene: 'beta-carotene',
  palmitate: 'retinyl-palmitate',
  'd-alpha-tocopherol-natural': 'd-alpha-tocopherol',
  'rrr-alpha-tocopherol': 'd-alpha-tocopherol',
  'all-rac-alpha-tocopherol': 'dl-alpha-tocopherol',
  sulfate: 'sulphate',
}

/**
 * The key of the compound that a label prints after a nutrient: "retinyl acetate" is `retinyl-acetate`, magnesium's
 * "Magnesium Oxide" is `oxide`. Null if none is named, or several, because their shares are not printed. `dfe`, folate
 * equivalents, is a measure rather than a compound.
 */
export function compoundKey(nutrient: string, printed: string | null): string | null {
  if (printed !== null && /\bdfe\b/i.test(printed)) return 'dfe'
  if (printed === null || /[,;&+/]|\band\b/i.test(printed)) return null
  const words = printed
    .toLowerCase()
    .replace(/^100\s*%\s*/, '')
    .replaceAll('sulfate', 'sulphate')
    .match(/[\p{L}\d]+/gu)
  if (!words) return null
  const own = nutrient.split('_')
  const startsWithNutrient = words.length > own.length && own.every((word, at) => words[at] === word)
  const key = (startsWithNutrient ? words.slice(own.length) : words).join('-')
  return otherNames[key] ?? key
}
