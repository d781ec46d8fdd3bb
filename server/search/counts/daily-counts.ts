export type DailyCount<Of> = Of & { day: string; count: number }

/** Counts by day, until they are taken. */
export function openDailyCounts<Of extends object>(clock: () => Date) {
  let counted = new Map<string, DailyCount<Of>>()
  return {
    add(what: string, of: Of) {
      const day = clock().toISOString().slice(0, 10)
      const key = `${day} ${what}`
      const before = counted.get(key)
      if (before) before.count += 1
      else counted.set(key, { ...of, day, count: 1 })
    },
    take(): DailyCount<Of>[] {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
}
