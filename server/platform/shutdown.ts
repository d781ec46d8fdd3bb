/** What must be closed when the shop closes, in reverse order of opening. */
export type Shutdown = {
  add(close: () => unknown): void
  /** Closes everything once, however often it is asked for. */
  run(): Promise<void>
  readonly begun: boolean
}

export function createShutdown({ patienceMs = 15_000 }: { patienceMs?: number } = {}): Shutdown {
  const closers: (() => unknown)[] = []
  let running: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await within(patienceMs, close)
  }
  return {
    add: (close) => void closers.push(close),
    run: () => (running ??= closeAll()),
    get begun() {
      return running !== undefined
    },
  }
}

// One part that hangs or fails must not keep the next, least of all the database, from closing.
async function within(ms: number, close: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.resolve().then(close), patience]).catch(() => {})
  clearTimeout(timer)
}
