export type Part = { text: string; isMatch: boolean }

/** Where the words of a search stand in a name, whatever their case and accents. */
export function matchedParts(name: string, search: string): Part[] {
  const letters = [...name]
  const marked = new Set(words(search).flatMap((word) => placesOf(word, letters)))
  return letters.reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1)
    const isMatch = marked.has(at)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
    return parts
  }, [])
}

/** The letters of the word's first place in the name. */
function placesOf(word: string, letters: readonly string[]): number[] {
  const folded = letters.map(fold)
  const start = folded.findIndex((_, at) => folded.slice(at).join('').startsWith(word))
  if (start < 0) return []
  let end = start
  while (folded.slice(start, end).join('').length < word.length) end += 1
  return Array.from({ length: end - start }, (_, at) => start + at)
}

function words(search: string): string[] {
  return fold(search).split(/\s+/).filter(Boolean)
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
