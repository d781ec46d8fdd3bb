import { setTimeout as wait } from 'node:timers/promises'

/** The signature of pino. */
type LogLine = { (values: object, message: string): void; (message: string): void }
export type PostgresLog = { error: LogLine; warn: LogLine }

export type RestartPace = {
  checkMs: number
  /** Delays before each restart of a server that exited by itself; after the last one it gives up. */
  pausesMs: readonly number[]
  /** A server that ran this long gets all restarts again. */
  steadyMs: number
}

const restartPace: RestartPace = {
  checkMs: 500,
  pausesMs: [0, 1000, 2000, 5000, 15_000, 30_000],
  steadyMs: 600_000,
}

type RunningServer = {
  isRunning: () => boolean
  start: (stopping: AbortSignal) => Promise<void>
  log?: PostgresLog | undefined
  /** It exits repeatedly, or cannot be started. */
  onLost?: (() => void) | undefined
  pace?: Partial<RestartPace> | undefined
}

/**
 * Restarts a server that exits although nobody stopped it. The server is polled, since one that was taken over is not a
 * child of this process.
 */
export function keepRunning({ isRunning, start, log, onLost, pace }: RunningServer) {
  const { checkMs, pausesMs, steadyMs } = { ...restartPace, ...pace }
  const stopping = new AbortController()
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal: stopping.signal })
  let starts = 0

  async function startAgain(): Promise<boolean> {
    for (let ms = pausesMs[starts]; ms !== undefined; ms = pausesMs[starts]) {
      starts += 1
      await pause(ms)
      try {
        await start(stopping.signal)
        log?.warn({ starts }, 'PostgreSQL was started again and answers')
        return true
      } catch (error) {
        log?.error({ err: error, starts }, 'PostgreSQL could not be started again')
      }
    }
    return false
  }

  async function watch(): Promise<void> {
    for (let since = performance.now(); ; since = performance.now()) {
      while (isRunning()) await pause(checkMs)
      if (performance.now() - since > steadyMs) starts = 0
      log?.error('PostgreSQL ended although nobody stopped it; it is started again')
      if (!(await startAgain())) return onLost?.()
    }
  }

  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) throw error
  })
  return {
    /** Waits for a start in progress. */
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
