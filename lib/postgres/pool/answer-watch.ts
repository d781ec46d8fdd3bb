import { DatabaseTimeout } from './deadlines.ts'

const timeout = () => new DatabaseTimeout('The database did not answer in time')

export type AnswerWatch = ReturnType<typeof openAnswerWatch>

/** Calls `giveUp` when something is awaited and nothing was answered for `ms`. */
export function openAnswerWatch(ms: number, giveUp: () => void) {
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
    /** Rejected when it is given up. */
    silence: silence.promise,
    await() {
      awaited += 1
      if (awaited === 1) restart()
    },
    answered() {
      awaited -= 1
      restart()
    },
    /** What is done between two answers takes as long as it takes; once it is given up, it comes to nothing. */
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
