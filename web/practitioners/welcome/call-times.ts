export type Day = { day: string; times: string[] }

/** Free beginnings by the day on the reader's own calendar. */
export function daysOf(free: readonly string[], dayOf = localDay): Day[] {
  const days = new Map<string, string[]>()
  for (const moment of free) days.set(dayOf(moment), [...(days.get(dayOf(moment)) ?? []), moment])
  return [...days].map(([day, times]) => ({ day, times }))
}

function localDay(moment: string): string {
  const at = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
