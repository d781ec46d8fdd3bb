/** `items` with the one at `from` moved to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]
}

/** Where a line dragged by `shift` px lands: it passes a neighbour at that neighbour's middle. */
export function dropPlace(heights: readonly number[], from: number, shift: number): number {
  const step = shift < 0 ? -1 : 1
  let left = Math.abs(shift)
  let place = from
  for (let next = from + step; next >= 0 && next < heights.length; next += step) {
    const height = heights[next] ?? 0
    if (left < height / 2) break
    left -= height
    place = next
  }
  return place
}

/** Where a key moves a line; undefined for keys without effect. */
export function placeAfterKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  const places: Record<string, number> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(last, at + 1),
    Home: 0,
    End: last,
  }
  return Object.hasOwn(places, key) ? places[key] : undefined
}
