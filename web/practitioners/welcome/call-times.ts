export type Day = { day: string; times: string[] }

/** Free beginnings by the day on the reader's own calendar. */
export function daysOf(free: readonly string[], dayOf = localDay): Day[] {
  const days = new Map<string, string[]>()
  for (const timestamp of free) days.set(dayOf(timestamp), [...(days.get(dayOf(timestamp)) ?? []), timestamp])
  return [...days].map(([day, times]) => ({ day, times }))
}

function localDay(timestamp: string): string {
  const at = new Date(timestamp)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
