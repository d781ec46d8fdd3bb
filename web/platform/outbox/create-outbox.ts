import { createStore } from '../store/create-store.ts'
import { type Persistence, persisted } from '../store/persisted.ts'
import { type ChangeRules, type Outgoing, type Pending, pendingChanges } from './pending-changes.ts'
import { createPersonalQueue, type IsCurrent } from './serial-queue.ts'

/** How long a change waits before the next automatic retry. */
export const retryAfterMs = 5000

/**
 * What a failure means for a change: it waits, needs an answer to a question of the server, or is dropped. A refusal
 * means that the server's data may differ from what is shown, so they are loaded again; `declined` does not.
 */
export type FailureKind = 'waits' | 'refused' | 'declined' | { question: readonly string[] }

type Waiting<State, Change> = [id: number, pending: Pending<State, Change>[]][]
/** Values that start with `user_id` are deleted when another user logs in. */
export type PersistedChanges<State, Change> = { user_id: number; changes: Waiting<State, Change> }

export type OutboxOptions<State, Change, Answer> = {
  rules: ChangeRules<State, Change, Answer>
  send(id: number, change: Change): Promise<Answer>
  load(id: number): Promise<State>
  classifyError(error: unknown, change: Change): FailureKind
  /** Without it, pending changes end with the session and with the page. */
  persistence?: Pick<Persistence<PersistedChanges<State, Change>>, 'name' | 'ttlMs' | 'parse'>
  onDone(id: number, change: Change, answer: Answer): void
  /** The screen has been reverted; the next change waits until this has been reported. */
  onRefused(id: number, change: Change, error: unknown): Promise<void> | void
  onLoadFailed(id: number, error: unknown): void
  /** Reports once that changes are waiting; returns how to withdraw the report. */
  onStuck?(id: number): (() => void) | undefined
}

type Awaited<Answer> = { resolve(answer: Answer | undefined): void; reject(error: unknown): void }

/**
 * Changes to things identified by id: shown at once, sent one after the other in their order, retried while the
 * server cannot be reached, and kept for their user when a session ends meanwhile.
 */
export function createOutbox<State, Change, Answer>(options: OutboxOptions<State, Change, Answer>) {
  const awaited = new Map<Change, Awaited<Answer>>()
  const steps = pendingChanges({
    ...options.rules,
    merge: (last, next) =>
      awaited.has(last) || awaited.has(next) ? undefined : options.rules.merge(last, next),
  })
  type Entry = Outgoing<State, Change> & { shown: State | undefined }
  const none: Entry = { ...steps.none, shown: undefined }
  const entries = createStore<ReadonlyMap<number, Entry>>(new Map())
  const { persistence } = options
  const kept =
    persistence &&
    persisted<PersistedChanges<State, Change> | undefined>({ in: 'sessionStorage', ...persistence })
  const queues = new Map<number, ReturnType<typeof createPersonalQueue>>()
  const running = new Set<number>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const stuckNotices = new Map<number, () => void>()
  let userId: number | undefined
  /** A new one for each user: calls still running for the previous user no longer affect the screen. */
  let person = {}

  const find = (id: number): Entry | undefined => entries.get().get(id)
  const get = (id: number): Entry => find(id) ?? none

  function put(id: number, next: Outgoing<State, Change>): void {
    if (next !== get(id)) entries.set(new Map(entries.get()).set(id, { ...next, shown: steps.shown(next) }))
  }

  function currentPerson(): IsCurrent {
    const mine = person
    return () => mine === person
  }

  /** Loads it without waiting for the queue; failures are reported and thrown. */
  async function load(id: number): Promise<State> {
    const isCurrent = currentPerson()
    try {
      const state = await options.load(id)
      if (!isCurrent()) return state
      const { pending } = get(id)
      put(id, steps.loaded(get(id), state))
      if (get(id).pending !== pending) reached(id)
      return state
    } catch (error) {
      if (isCurrent()) options.onLoadFailed(id, error)
      throw error
    }
  }

  function queueOf(id: number): ReturnType<typeof createPersonalQueue> {
    const queue = queues.get(id) ?? createPersonalQueue()
    queues.set(id, queue)
    return queue
  }

  function start(id: number): void {
    if (running.has(id)) return
    running.add(id)
    clearTimeout(timers.get(id))
    void queueOf(id).run(async (isCurrent) => {
      while (isCurrent() && (await step(id, isCurrent))) {
        // Each step sends one change, or asks for other tabs' changes.
      }
      if (isCurrent()) running.delete(id)
    })
  }

  /** At once, not when its caller goes on: what is added in between has to start again. */
  function endIfIdle(id: number): boolean {
    if (get(id).pending.length > 0) return false
    running.delete(id)
    return true
  }

  /** Whether there may be more to do. */
  async function step(id: number, isCurrent: IsCurrent): Promise<boolean> {
    const { pending, isOutdated, question } = get(id)
    const [first] = pending
    if (question) return false
    if (!first) {
      if (isOutdated) await load(id).catch(() => {})
      return isCurrent() && !endIfIdle(id)
    }
    try {
      if (first.unsure !== undefined && options.rules.wasDone) await load(id)
      if (!isCurrent()) return false
      // If it had arrived, the data show it, and it is over.
      return get(id).pending[0] !== first || (await sendFirst(id, first.change, isCurrent))
    } catch (error) {
      return isCurrent() && find(id) !== undefined && (await fail(id, first.change, error))
    }
  }

  async function sendFirst(id: number, change: Change, isCurrent: IsCurrent): Promise<boolean> {
    put(id, steps.sending(get(id)))
    const answer = await options.send(id, change)
    if (!isCurrent()) return false
    reached(id)
    put(id, steps.acknowledged(get(id), answer))
    options.onDone(id, change, answer)
    takeAwaited(change)?.resolve(answer)
    return true
  }

  async function fail(id: number, change: Change, error: unknown): Promise<boolean> {
    const verdict = options.classifyError(error, change)
    if (verdict === 'waits') {
      wait(id)
      return false
    }
    if (typeof verdict === 'object') {
      reached(id)
      put(id, steps.questioned(get(id), verdict.question))
      return false
    }
    put(id, steps.refused(get(id), verdict === 'refused'))
    const waiting = takeAwaited(change)
    if (waiting) waiting.reject(error)
    else await options.onRefused(id, change, error)
    return true
  }

  function takeAwaited(change: Change): Awaited<Answer> | undefined {
    const waiting = awaited.get(change)
    awaited.delete(change)
    return waiting
  }

  function wait(id: number): void {
    put(id, steps.unanswered(get(id)))
    const again = () => start(id)
    timers.set(id, setTimeout(again, retryAfterMs))
    const withdrawNotice = stuckNotices.has(id) ? undefined : options.onStuck?.(id)
    if (withdrawNotice) stuckNotices.set(id, withdrawNotice)
  }

  /** The server answers again: the message about waiting changes is withdrawn. */
  function reached(id: number): void {
    stuckNotices.get(id)?.()
    stuckNotices.delete(id)
  }

  const waiting = (): Waiting<State, Change> =>
    [...entries.get()]
      .filter(([, { pending }]) => pending.length > 0)
      .map(([id, entry]) => [id, [...steps.unsent(entry)]])

  /** Another user, or a visitor. */
  function forget(): void {
    userId = undefined
    person = {}
    for (const queue of queues.values()) queue.clear()
    for (const timer of timers.values()) clearTimeout(timer)
    for (const { resolve } of awaited.values()) resolve(undefined)
    for (const all of [queues, running, timers, stuckNotices, awaited]) all.clear()
    entries.set(new Map())
  }

  /** The page is closing: calls in progress may not arrive. */
  function persistPending(): void {
    const changes = waiting()
    if (userId !== undefined) kept?.write(changes.length > 0 ? { user_id: userId, changes } : undefined)
  }

  const dropPersisted = () => kept?.write(undefined)

  function add(id: number, change: Change): void {
    put(id, steps.added(get(id), change))
    start(id)
  }

  return {
    entries,
    find,
    load,
    add,
    currentPerson,
    /** Shown until the server's data arrive. */
    begin: (id: number, state: State): void => put(id, { ...none, confirmed: state }),
    /** Loads it after the pending calls, so that the answer includes them. */
    async refresh(id: number): Promise<void> {
      await queueOf(id).run(() => load(id).catch(() => undefined))
    },
    /**
     * Adds a change that is never merged with another, for a caller that awaits its answer and reports a refusal
     * itself. Undefined if the user has logged out.
     */
    request: (id: number, change: Change): Promise<Answer | undefined> =>
      new Promise((resolve, reject) => {
        awaited.set(change, { resolve, reject })
        add(id, change)
      }),
    /** Sends what waits. Returns whether all of it arrived: not if the server is not reached, or asks a question. */
    async flush(id: number): Promise<boolean> {
      if (get(id).pending.length > 0) start(id)
      await queueOf(id).run(async () => {})
      return get(id).pending.length === 0
    },
    retry(id: number): void {
      if (get(id).pending.length > 0) start(id)
      else load(id).catch(() => {})
    },
    /** The connection is back. */
    retryAll: (): void => {
      for (const [id] of waiting()) start(id)
    },
    /** Answers the server's question about the first change. */
    amend(id: number, change: (asked: Change) => Change): void {
      put(id, steps.amended(get(id), change))
      start(id)
    },
    /** Drops the change instead of answering. Returns which one it was. */
    withdraw(id: number): Change | undefined {
      const [first] = get(id).pending
      put(id, steps.refused(get(id)))
      start(id)
      if (first) takeAwaited(first.change)?.resolve(undefined)
      return first?.change
    },
    /** It no longer exists. */
    remove(id: number): void {
      const others = new Map(entries.get())
      if (others.delete(id)) entries.set(others)
    },
    /** A user has logged in: the changes they left in this tab are sent. */
    resume(user: number): void {
      userId = user
      const left = kept?.read()
      dropPersisted()
      if (left?.user_id !== user) return
      for (const [id, pending] of left.changes) {
        put(id, { ...none, pending })
        start(id)
      }
    },
    /** The session expired: pending changes wait for the same user. Returns whether there are any. */
    suspend(): boolean {
      const isAnythingLeft = waiting().length > 0
      persistPending()
      forget()
      return isAnythingLeft
    },
    /** An intended logout leaves nothing behind. */
    clear(): void {
      forget()
      dropPersisted()
    },
    persistPending,
    dropPersisted,
  }
}
