import type { Ranked } from './rank.ts'

/** The best `count` items, best first; among equals the newer. Sorting all would take longer than finding them. */
export function bestFirst({ slots, scores }: Ranked, count: number): number[] {
  const limit = count < scores.length ? scores.toSorted()[scores.length - count]! : Number.NEGATIVE_INFINITY
  const places: number[] = []
  for (let at = 0; at < scores.length; at += 1) if (scores[at]! >= limit) places.push(at)
  places.sort((a, b) => scores[b]! - scores[a]! || slots[b]! - slots[a]!)
  return places.slice(0, count).map((at) => slots[at]!)
}

/** Those in a set, in the same order. */
export function within({ slots, scores }: Ranked, isIn: (slot: number) => boolean): Ranked {
  const kept = new Uint32Array(slots.length)
  let count = 0
  for (let at = 0; at < slots.length; at += 1) if (isIn(slots[at]!)) kept[count++] = at
  const places = kept.subarray(0, count)
  const of = <Values extends Uint32Array | Float32Array>(values: Values, to: Values) => {
    for (let at = 0; at < count; at += 1) to[at] = values[places[at]!]!
    return to
  }
  return { slots: of(slots, new Uint32Array(count)), scores: of(scores, new Float32Array(count)) }
}
