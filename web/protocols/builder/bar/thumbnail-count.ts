/** First widths of the design's grid, widest first, with how many pictures the bar has room for. */
const counts = [
  [1200, 8],
  [1024, 5],
  [768, 4],
  [470, 3],
] as const
const fewest = 2
const mostBesidePanel = 5

export function thumbnailCount(screenWidth: number, isBesidePanel: boolean): number {
  const fitting = counts.find(([from]) => screenWidth >= from)?.[1] ?? fewest
  return isBesidePanel ? Math.min(fitting, mostBesidePanel) : fitting
}
