import { createStore } from '../store/create-store.ts'
import { type Persistence, persisted } from '../store/persisted.ts'
import { type ChangeRules, type Outgoing, type Pending, pendingChanges } from './pending-changes.ts'
import { createPersonalQueue, type IsCurrent } from './serial-queue.ts'

/** How long a change waits before it is tried again by itself. */
export const retryAfterMs = 5000

/**
 * What a failure means for a change: it waits, the server asks something about it, or it will not be. What is refused
 * says that the server may have something else than is shown, which is fetched anew; what is declined does not.
 */
export type Verdict = 'waits' | 'refused' | 'declined' | { question: readonly string[] }

type Waiting<State, Change> = [id: number, pending: Pending<State, Change>[]][]
/** Values that begin with `user_id` are thrown away when somebody else signs in. */
export type PersistedChanges<State, Change> = { user_id: number; changes: Waiting<State, Change> }

export type OutboxOptions<State, Change, Answer> = {
  rules: ChangeRules<State, Change, Answer>
  send(id: number, change: Change): Promise<Answer>
  load(id: number): Promise<State>
  judge(error: unknown, change: Change): Verdict
  /** Without it, what is pending ends with the session, and with the page. */
  persistence?: Pick<Persistence<PersistedChanges<State, Change>>, 'name' | 'keptMs' | 'parse'>
  onDone(id: number, change: Change, answer: Answer): void
  /** What is on screen has gone back; the next change waits until this is told. */
  onRefused(id: number, change: Change, error: unknown): Promise<void> | void
  onLoadFailed(id: number, error: unknown): void
  /** Says once that changes wait, and answers how to take that back. */
  onStuck?(id: number): (() => void) | undefined
}

type Awaited<Answer> = { resolve(answer: Answer | undefined): void; reject(error: unknown): void }

/**
 * Changes of things that are known by their id: seen at once, sent one after the other in the order they were made,
 * tried again while the server cannot be reached, and kept for their person when a session ends in between.
 */
export function createOutbox<State, Change, Answer>(options: OutboxOptions<State, Change, Answer>) {
  const steps = pendingChanges(options.rules)
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
  const saidStuck = new Map<number, () => void>()
  const awaited = new Map<Change, Awaited<Answer>>()
  let userId: number | undefined
  /** Another one with each person: what is still on its way for the last concerns no screen any more. */
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

  /** Fetches it past the queue; what fails is told and thrown. */
  async function load(id: number): Promise<State> {
    const isCurrent = currentPerson()
    try {
      const state = await options.load(id)
      if (isCurrent()) put(id, steps.loaded(get(id), state))
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
        // Each step sends one change, or asks for what changed beside them.
      }
      if (isCurrent()) running.delete(id)
    })
  }

  /** Whether there may be more to do. */
  async function step(id: number, isCurrent: IsCurrent): Promise<boolean> {
    const { pending, isOutdated, question } = get(id)
    const [first] = pending
    if (question) return false
    if (!first) {
      if (!isOutdated) return false
      await load(id).catch(() => {})
      return isCurrent() && get(id).pending.length > 0
    }
    try {
      const { change, unsure } = first
      const isDone = unsure !== undefined && options.rules.wasDone?.(change, unsure, await load(id))
      if (!isCurrent()) return false
      if (!isDone) return await sendFirst(id, change, isCurrent)
      reached(id)
      put(id, steps.settled(get(id)))
      return true
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
    const verdict = options.judge(error, change)
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
    const unsay = saidStuck.has(id) ? undefined : options.onStuck?.(id)
    if (unsay) saidStuck.set(id, unsay)
  }

  /** The server answers again: that something waits is true no more. */
  function reached(id: number): void {
    saidStuck.get(id)?.()
    saidStuck.delete(id)
  }

  const waiting = (): Waiting<State, Change> =>
    [...entries.get()]
      .filter(([, { pending }]) => pending.length > 0)
      .map(([id, entry]) => [id, [...steps.unsent(entry)]])

  /** Another person, or nobody. */
  function forget(): void {
    userId = undefined
    person = {}
    for (const queue of queues.values()) queue.clear()
    for (const timer of timers.values()) clearTimeout(timer)
    for (const { resolve } of awaited.values()) resolve(undefined)
    for (const all of [queues, running, timers, saidStuck, awaited]) all.clear()
    entries.set(new Map())
  }

  /** The page goes: what is on its way may not arrive. */
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
    /** What is shown until the server has told what it has. */
    begin: (id: number, state: State): void => put(id, { ...none, confirmed: state }),
    /** Fetches it when what is on its way has been answered, so that the answer knows of it. */
    async refresh(id: number): Promise<void> {
      await queueOf(id).run(() => load(id).catch(() => undefined))
    },
    /**
     * Adds a change that never becomes one with another, for somebody who waits for its answer and says themselves that
     * it was refused. Undefined where its person has left.
     */
    request: (id: number, change: Change): Promise<Answer | undefined> =>
      new Promise((resolve, reject) => {
        awaited.set(change, { resolve, reject })
        add(id, change)
      }),
    retry(id: number): void {
      if (get(id).pending.length > 0) start(id)
      else load(id).catch(() => {})
    },
    /** The network is back. */
    retryAll: (): void => {
      for (const [id] of waiting()) start(id)
    },
    /** Answers what the server asked about the first change. */
    amend(id: number, change: (asked: Change) => Change): void {
      put(id, steps.amended(get(id), change))
      start(id)
    },
    /** Rather no change than an answer. Tells which one it was. */
    withdraw(id: number): Change | undefined {
      const [first] = get(id).pending
      put(id, steps.refused(get(id)))
      start(id)
      if (first) takeAwaited(first.change)?.resolve(undefined)
      return first?.change
    },
    /** It is there no more. */
    remove(id: number): void {
      const others = new Map(entries.get())
      if (others.delete(id)) entries.set(others)
    },
    /** Somebody is signed in: what they left in this tab goes on its way. */
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
    /** The session ended by itself: what is pending waits for the same person. Says whether there is any. */
    suspend(): boolean {
      const isAnythingLeft = waiting().length > 0
      persistPending()
      forget()
      return isAnythingLeft
    },
    /** A logout that was wanted leaves nothing behind. */
    clear(): void {
      forget()
      dropPersisted()
    },
    persistPending,
    dropPersisted,
  }
}
