export type Serially = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** Runs one after the other what it is given; a failure stops nobody. With a lock, over all tabs of a browser that has locks. */
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

/** A queue for one person at a time: nothing is done any more for somebody who has left. */
export function createPersonalQueue() {
  let serially = createSerialQueue()
  return {
    /** Undefined where the queue was cleared before it was their turn; what has begun can ask whether it was since. */
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
