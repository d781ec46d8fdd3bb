import type { Allergen } from '#domain/catalogue/vocabulary.ts'

type Words = readonly (readonly [RegExp, string])[]

const suitableWords: Words = [
  [/\bvegan\b/i, 'vegans'],
  [/vegetarian|\bvegan\b/i, 'vegetarians'],
  [/kosher/i, 'kosher'],
  [/halal/i, 'halal'],
  [/^adult|^women|^men\b/i, 'adults'],
  [/^senior/i, 'seniors'],
  [/^pregnant/i, 'pregnancy'],
  [/^lactating/i, 'breastfeeding'],
  [/^child/i, 'children'],
]

const freeWords: Words = [
  [/gluten/i, 'gluten'],
  [/lactose/i, 'lactose'],
  [/dairy|milk/i, 'milk'],
  [/\bsoy/i, 'soya'],
  [/\begg/i, 'egg'],
  [/shellfish|crustacean/i, 'crustaceans'],
  [/(^|[^l])fish\b/i, 'fish'],
  [/peanut/i, 'peanuts'],
  [/tree nuts?|\bnuts\b/i, 'nuts'],
  [/yeast/i, 'yeast'],
  [/artificial[^.]*\bcolou?r/i, 'artificial-colours'],
  [/artificial[^.]*\bsweetener/i, 'artificial-sweeteners'],
  [/artificial[^.]*\bflavou?r/i, 'artificial-flavours'],
  [/\bgmo\b|genetically/i, 'gmo'],
  [/gelatine?\b/i, 'gelatine'],
  [/titanium/i, 'titanium-dioxide'],
  [/magnesium stearate/i, 'magnesium-stearate'],
  [/alcohol/i, 'alcohol'],
]

const allMatches = (words: Words, texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) => words.filter(([pattern]) => pattern.test(text)).map(([, slug]) => slug)),
  ),
]

/** "Adult (18 - 50 Years)", "Pregnant Women", "Vegan": target groups named on a label. */
export function suitableFor(groups: readonly string[]): string[] {
  return allMatches(suitableWords, groups)
}

/** "Gluten Free" among the target groups, and the items of a "does not contain" statement. */
export function freeFrom(groups: readonly string[], statements: readonly string[]): string[] {
  // "No added salt, dairy" is only about what was added, so it is not a free-from claim.
  const promises = statements.filter((words) => !/no added|no ma huang/i.test(words))
  return allMatches(freeWords, [...groups.filter((group) => /free$/i.test(group)), ...promises])
}

const allergenWords: readonly (readonly [RegExp, Allergen])[] = [
  [/wheat(?!grass)|gluten|barley(?! grass)|\brye\b|\bweizen|\bbl[eé]\b/i, 'gluten'],
  [/shellfish|shrimp|crab|lobster|crustac|krill/i, 'crustaceans'],
  [/\beggs?\b|albumen|\boeufs?\b/i, 'eggs'],
  [/(^|[^l])fish\b(?! (free|gelatin))|anchov|sardine|salmon|cod liver|tuna\b|poisson/i, 'fish'],
  [/peanut|arachide/i, 'peanuts'],
  [/\bsoy|\bsoja/i, 'soybeans'],
  [/\bmilk\b(?! thistle)|dairy|whey|casein|lactose|\blait\b|molke|lactos[eé]rum/i, 'milk'],
  [/almond|hazelnut|walnut|cashew|pecan|pistachio|macadamia|tree nut|noisette|amande/i, 'nuts'],
  [/celery|c[eé]leri/i, 'celery'],
  [/mustard|moutarde/i, 'mustard'],
  [/sesame|s[eé]same/i, 'sesame'],
  [/sulph?fite|sulfur dioxide|sulfite/i, 'sulphites'],
  [/lupin/i, 'lupin'],
  [/oyster|mussel|mollus|clam\b/i, 'molluscs'],
]

/** The allergens named in a list of ingredients or a "contains" statement. */
export function allergensIn(text: string): Allergen[] {
  const named = text.replace(
    /[\w ]*[- ]free\b|free (of|from)[^.;]*|(contains no|not manufactured|does not contain)[^.;]*/gi,
    ' ',
  )
  return allergenWords.filter(([words]) => words.test(named)).map(([, allergen]) => allergen)
}
