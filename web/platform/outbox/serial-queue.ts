export type Serially = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Runs tasks one after the other, whether or not they fail; with a lock, across all tabs if the browser has locks. */
export function createSerialQueue(lock?: string): Serially {
  let last: Promise<unknown> | undefined
  return (work) => {
    if (lock && navigator.locks) return navigator.locks.request(lock, work) as ReturnType<typeof work>
    const mine = last ? last.then(work) : work()
    const settled = mine.then(
      () => {},
      () => {},
    )
    last = settled
    void settled.then(() => {
      if (last === settled) last = undefined
    })
    return mine
  }
}

export type IsCurrent = () => boolean

/** A queue for one user at a time: tasks of a user who has logged out are not run. */
export function createPersonalQueue() {
  let serially = createSerialQueue()
  return {
    /** Undefined if the queue was cleared before its turn; a running task can ask whether it was cleared since. */
    run<Answer>(work: (isCurrent: IsCurrent) => Promise<Answer>): Promise<Answer | undefined> {
      const mine = serially
      const isCurrent = () => mine === serially
      return mine(async () => (isCurrent() ? work(isCurrent) : undefined))
    },
    clear(): void {
      serially = createSerialQueue()
    },
  }
}
