import { DatabaseTimeout } from './deadlines.ts'

const timeout = () => new DatabaseTimeout('The database did not answer in time')

export type ResponseTimeout = ReturnType<typeof createResponseTimeout>

/** Calls `giveUp` if something is pending and no answer arrived for `ms`. */
export function createResponseTimeout(ms: number, giveUp: () => void) {
  const silence = Promise.withResolvers<never>()
  silence.promise.catch(() => {})
  let awaited = 0
  let isOpen = true
  let isGivenUp = false
  let timer: NodeJS.Timeout | undefined
  const restart = () => {
    clearTimeout(timer)
    if (isOpen && awaited > 0) timer = setTimeout(end, ms)
  }
  const end = () => {
    isGivenUp = true
    silence.reject(timeout())
    giveUp()
  }
  const watch = {
    /** Rejects when it gives up. */
    silence: silence.promise,
    await() {
      awaited += 1
      if (awaited === 1) restart()
    },
    answered() {
      awaited -= 1
      restart()
    },
    /** The time between two answers is not limited; after giving up, the result is ignored. */
    async during<Result>(work: () => Result) {
      watch.answered()
      try {
        const result = await work()
        if (isGivenUp) throw timeout()
        return result
      } finally {
        watch.await()
      }
    },
    close() {
      isOpen = false
      clearTimeout(timer)
    },
  }
  return watch
}
