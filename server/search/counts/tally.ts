export type Tallied<Of> = Of & { day: string; count: number }

/** Counts by day, until they are taken. */
export function openTally<Of extends object>() {
  let counted = new Map<string, Tallied<Of>>()
  return {
    add(what: string, of: Of) {
      const day = new Date().toISOString().slice(0, 10)
      const key = `${day} ${what}`
      const before = counted.get(key)
      if (before) before.count += 1
      else counted.set(key, { ...of, day, count: 1 })
    },
    take(): Tallied<Of>[] {
      const taken = [...counted.values()]
      counted = new Map()
      return taken
    },
  }
}
