const amount = /(\d+(?:[.,]\d+)*)\s?(mg|mcg|µg|μg|g|kg|iu|ui|ml|%)(?![\p{L}\d])/iu
const strength = /\b(EPA|DHA)\s?\d{2,4}\b/i
const strains = /\b\d{1,2} strains?\b/i
const count =
  /\b\d+\s?(?:x\s?)?(?:veg(?:gie|etarian|etable|an)? ?)?(?:caps?(?:ules?)?|gélules?|tab(?:let)?s?|comprimés?|softgels?|lozenges?|gummies|sachets?|sticks?|ampoules?|pieces?|servings?|count|ct)\b/iu
const form =
  /\b(?:vegan |veg(?:gie|etarian)? )?(?:capsules?|caps|tablets?|softgels?|drops|powder|tincture|(?:throat |oral )?spray|liquid|lozenges?|gummies|sachets?|sticks|ampoules?|effervescent|chewables?)$/iu

const numerals: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  eight: '8',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  twentyfive: '25',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  hundred: '100',
}

/** "Fifty Billion" or "50 billion" is the most important number on a probiotic. */
export function billionsOf(name: string): string | null {
  const found = /\b(\d+(?:[.,]\d+)?|[a-z]+(?:-five)?) ?billions?\b/i.exec(name)?.[1]?.toLowerCase()
  if (!found) return null
  return /^\d/.test(found) ? found : (numerals[found.replace('-', '')] ?? null)
}

/** "300 mg", "EPA 800", "12 strains"; empty if the name has nothing of the kind. */
export function doseOf(name: string): string {
  const measured = amount.exec(name)
  if (measured) return `${measured[1]} ${measured[2]!.toLowerCase().replace('iu', 'IU').replace('ui', 'IU')}`
  return strength.exec(name)?.[0].toUpperCase() ?? strains.exec(name)?.[0] ?? ''
}

export const numberOf = (name: string): string | null => /\bNo\.? ?(\d{1,3})\b/i.exec(name)?.[1] ?? null

const connectors = /^(?:&|\+|and|with|for|of|in|de|et|au|aux|à|–|-|\/|plus|the)$/iu

/** Sentence case: capitalised words after the first, and words in all capitals, become lower case. */
function quiet(word: string, index: number): string {
  const shouting = /^\p{Lu}{5,}$/u.test(word)
  if (index === 0) {
    if (shouting) return word[0]! + word.slice(1).toLowerCase()
    return word.replace(/(?<=\p{Ll}-)\p{Lu}(?=\p{Ll}{3})/gu, (letter) => letter.toLowerCase())
  }
  return shouting || /^\p{Lu}\p{Ll}{2,}(-\p{Lu}?\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word
}

function coreOfName(productName: string, brand: string): string {
  const ofBrand = brand !== '' && productName.toLowerCase().startsWith(`${brand.toLowerCase()} `)
  const own = ofBrand ? productName.slice(brand.length) : productName
  const bare = own
    .replace(/\([^)]*\)|\[[^\]]*\]|[®™©]/gu, ' ')
    .replace(/\bNo\.? ?\d{1,3}\b/i, ' ')
    .replace(/\b(?:\d+(?:[.,]\d+)?|[a-z]+(?:-five)?) billions?(?: CFU)?\b/i, ' ')
    .replace(count, ' ')
    .replace(new RegExp(amount, 'giu'), ' ')
    .replace(strength, ' ')
    .replace(/(?:\s[–-]|[,;:|]|\s\/)\s.*$/u, '')
    .replace(/\s(?:unflavou?red|natural (?:\S+ ){1,2}flavou?r(?:ed)?|\S+ flavou?r(?:ed)?)$/iu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const withoutForm = bare.replace(form, '').trim()
  const kept = withoutForm || bare || own.trim()
  return kept.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+]+$/gu, '') || kept
}

const lineLength = 18

const tooLong = (words: readonly string[]): boolean => Math.min(...splits(words).map(widestOf)) > lineLength

const widestOf = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length))

function splits(words: readonly string[]): string[][] {
  const whole = words.join(' ')
  return [
    [whole],
    ...words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]),
  ]
}

/** The name as shown on a pack: without amount, count and form, in at most two lines. */
export function nameLines(productName: string, brand: string): string[] {
  const words = coreOfName(productName, brand)
    .split(' ')
    .map(quiet)
    .map((word) => (word.length > 22 ? word.slice(0, 22) : word))
  while (words.length > 1 && (tooLong(words) || connectors.test(words.at(-1)!))) words.pop()
  const [whole, ...pairs] = splits(words)
  if (whole![0]!.length <= 9 || pairs.length === 0) return whole!
  return pairs.toSorted((a, b) => awkwardness(a) - awkwardness(b))[0]!
}

/** Lines of similar length, the first preferably shorter, and none ending in "and". */
function awkwardness(lines: readonly string[]): number {
  const [first = '', second = ''] = lines
  const dangling = connectors.test(first.split(' ').at(-1)!) ? 100 : 0
  return widestOf(lines) + (first.length > second.length ? 2 : 0) + dangling
}
