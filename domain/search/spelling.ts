/** Words of supplements are shorter, so a longer one is not corrected. */
const longestWord = 30

/** How many letters may be wrong in a word of this length. */
export function typosAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4 || word.length > longestWord) return 0
  return word.length < 7 ? 1 : 2
}

/** The word with two neighbouring letters swapped, which counts as one typing error. */
export function transpositionsOf(word: string): string[] {
  const variants = Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )
  return [...new Set(variants)].filter((variant) => variant !== word)
}

/** A compound split in two: "magnesiumkapseln" is magnesium and kapseln. The longest first part comes first. */
export function halvesOf(word: string): [string, string][] {
  const [shortest, shortestEnd] = [4, 3]
  const halves: [string, string][] = []
  for (let at = word.length - shortestEnd; at >= shortest; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    halves.push([first, second])
    if (first.endsWith('s') && at > shortest) halves.push([first.slice(0, -1), second])
  }
  return halves
}

/** Prefixes of an inflected word, longest first: "magneziumot" may be magnezium. */
export function stemsOf(word: string): string[] {
  const longestEnding = Math.min(3, word.length - 4)
  if (/\d/.test(word)) return []
  return Array.from({ length: Math.max(0, longestEnding) }, (_, at) => word.slice(0, -1 - at))
}

const vowels = /[aeiouy]/g

/**
 * In a short word a different consonant makes a different word: "gift" is not a misspelled "gist", but "zenc" is zinc.
 */
export function isLikelyTypo(typed: string, meant: string): boolean {
  const longestShort = 5
  if (typed.length > longestShort || typed.length !== meant.length) return true
  // Another ending of the same word.
  if (typed.length === longestShort && typed.slice(0, -1) === meant.slice(0, -1)) return true
  const bones = (word: string) => [...word.replace(vowels, '')].sort().join('')
  return bones(typed) === bones(meant)
}
