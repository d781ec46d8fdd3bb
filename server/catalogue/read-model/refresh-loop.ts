export type RefreshLoop = { hurry: () => void; stop: () => Promise<void> }

/** Minimum pause between runs, for the sake of the database. */
const restMs = 50

/** Runs the work repeatedly, `everyMs` after its last end or sooner if requested; never twice at once. */
export function startRefreshLoop(work: () => Promise<void>, everyMs: number): RefreshLoop {
  const stopped = Promise.withResolvers<void>()
  let running = true
  let isRequested = false
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      wake = resolve
      setTimeout(resolve, ms).unref()
    })
  const loop = async () => {
    while (running) {
      isRequested = false
      await work()
      if (running) await pause(restMs)
      if (running && !isRequested) await pause(everyMs - restMs)
    }
    stopped.resolve()
  }
  void loop()
  return {
    hurry() {
      if (!isRequested) wake()
      isRequested = true
    },
    stop() {
      running = false
      wake()
      return stopped.promise
    },
  }
}
