/** How much a word counts in further fields besides its best one. */
const ofOtherPlaces = 0.3

/** Where a word was found. */
export const placeOf = { name: 0, inside: 1, filed: 2 } as const
type FoundIn = (typeof placeOf)[keyof typeof placeOf]

export type ScoreSheet = ReturnType<typeof openScoreSheet>

/** Adds up each product's score, word by word. */
export function openScoreSheet(size: number) {
  const total = new Float32Array(size)
  const words = new Uint8Array(size)
  const byPlaces = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const
  const isOfWord = new Uint8Array(size)
  const found: number[] = []
  let ofWord: number[] = []
  /** For one word, by the best field it was found in and a little by the others; reset when read. */
  const worth = (slot: number): number => {
    let best = 0
    let sum = 0
    for (const values of byPlaces) {
      const value = values[slot]!
      if (value > best) best = value
      sum += value
      values[slot] = 0
    }
    return best + ofOtherPlaces * (sum - best)
  }
  return {
    add(slot: number, foundIn: FoundIn, value: number) {
      if (isOfWord[slot] === 0) ofWord.push(slot)
      isOfWord[slot] = 1
      const best = byPlaces[foundIn]
      if (value > best[slot]!) best[slot] = value
    },
    /** Whether any product has the word. */
    endWord(): boolean {
      const isFound = ofWord.length > 0
      for (const slot of ofWord) {
        if (words[slot] === 0) found.push(slot)
        // The square root, since two fairly good matches are better than one in the name and one in the additives.
        total[slot]! += Math.sqrt(worth(slot))
        words[slot]! += 1
        isOfWord[slot] = 0
      }
      ofWord = []
      return isFound
    },
    best(isAllowed: (slot: number) => boolean): { slots: Uint32Array; scores: Float32Array } {
      const allowed = found.filter(isAllowed)
      let most = 0
      for (const slot of allowed) if (words[slot]! > most) most = words[slot]!
      const slots = Uint32Array.from(allowed.filter((slot) => words[slot] === most))
      const scores = new Float32Array(slots.length)
      for (let at = 0; at < slots.length; at += 1) scores[at] = total[slots[at]!]!
      return { slots, scores }
    },
  }
}
