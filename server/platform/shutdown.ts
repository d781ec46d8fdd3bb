/** Functions that close the parts of the shop, run in reverse order of opening. */
export type Shutdown = {
  add(close: () => unknown, how?: { maxWaitMs: number }): void
  /** Closes everything once, however often it is called. */
  run(): Promise<void>
  /** Aborted once it has begun. */
  readonly signal: AbortSignal
}

export function createShutdown({ maxWaitMs = 15_000 }: { maxWaitMs?: number } = {}): Shutdown {
  const closers: { close: () => unknown; maxWaitMs: number }[] = []
  const begun = new AbortController()
  let running: Promise<void> | undefined
  const closeAll = async () => {
    begun.abort()
    for (let next = closers.pop(); next; next = closers.pop()) await within(next.maxWaitMs, next.close)
  }
  return {
    add: (close, how = { maxWaitMs }) => void closers.push({ close, ...how }),
    run: () => (running ??= closeAll()),
    signal: begun.signal,
  }
}

// A part that hangs or fails must not keep the next, least of all the database, from closing.
async function within(ms: number, close: () => unknown) {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.resolve().then(close), timeout]).catch(() => {})
  clearTimeout(timer)
}

type SignalOptions = { close(): void; endAtOnce(): void; clock(): number }

/** A terminal and npm both pass on the same Ctrl-C. */
const sameSignalMs = 1000

/** The first signal closes; a later one, from somebody who does not want to wait, ends the process at once. */
export function signalHandler({ close, endAtOnce, clock }: SignalOptions): () => void {
  let firstMs: number | undefined
  return () => {
    if (firstMs !== undefined && clock() - firstMs > sameSignalMs) return endAtOnce()
    firstMs ??= clock()
    close()
  }
}
