/** Page numbers around the current one, with the first and the last; `null` stands for a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

/** Which products are in view, when `loaded` pages follow the one that was asked for. */
export function shownRange(page: number, shown: number, pageSize: number): { from: number; to: number } {
  const from = (page - 1) * pageSize + 1
  return { from, to: from + shown - 1 }
}
