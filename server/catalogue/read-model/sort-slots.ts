import { yieldRegularly } from './yield-regularly.ts'

export type Compare = (a: number, b: number) => number

/** Merge sort that yields to requests between its steps, since collating many names takes long. */
export async function sortInSlices(slots: readonly number[], compare: Compare): Promise<Uint32Array> {
  const pause = yieldRegularly()
  let runs: Uint32Array[] = []
  for (let start = 0; start < slots.length; start += 512) {
    runs.push(Uint32Array.from(slots.slice(start, start + 512)).sort(compare))
    await pause()
  }
  while (runs.length > 1) {
    const merged: Uint32Array[] = []
    for (let index = 0; index < runs.length; index += 2) {
      merged.push(await mergeRuns(runs[index]!, runs[index + 1] ?? new Uint32Array(), compare, pause))
    }
    runs = merged
  }
  return runs[0] ?? new Uint32Array()
}

async function mergeRuns(
  a: Uint32Array,
  b: Uint32Array,
  compare: Compare,
  pause: () => Promise<void> | undefined,
) {
  const merged = new Uint32Array(a.length + b.length)
  let fromA = 0
  let fromB = 0
  for (let at = 0; at < merged.length; at += 1) {
    const takeA = fromB >= b.length || (fromA < a.length && compare(a[fromA]!, b[fromB]!) <= 0)
    merged[at] = takeA ? a[fromA++]! : b[fromB++]!
    if (at % 512 === 0) await pause()
  }
  return merged
}

/** The order without `gone` and with `added`, each inserted at its position. */
export function reordered(
  order: Uint32Array,
  gone: ReadonlySet<number>,
  added: readonly number[],
  compare: Compare,
): Uint32Array {
  const kept = gone.size > 0 ? order.filter((slot) => !gone.has(slot)) : order
  const sorted = [...added].sort(compare)
  const result = new Uint32Array(kept.length + sorted.length)
  let copied = 0
  sorted.forEach((slot, index) => {
    const place = firstAfter(kept, slot, compare)
    result.set(kept.subarray(copied, place), copied + index)
    result[place + index] = slot
    copied = place
  })
  result.set(kept.subarray(copied), copied + sorted.length)
  return result
}

function firstAfter(order: Uint32Array, slot: number, compare: Compare): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle]!, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
