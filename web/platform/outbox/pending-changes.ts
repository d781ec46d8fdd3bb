/** A change shown on the screen before the server has answered. */
export type Pending<State, Change> = {
  change: Change
  /** Sent without an answer: the server may have applied it. Contains the server's data from before. */
  unsure?: State | undefined
}

/** The server's data of one thing, and its pending changes, of which the first may have been sent. */
export type Outgoing<State, Change> = {
  confirmed: State | undefined
  pending: readonly Pending<State, Change>[]
  isSending: boolean
  /** The server cannot be reached; pending changes wait. */
  isStuck: boolean
  /** The server's question about the first change, which waits for an answer. */
  question: readonly string[] | undefined
  /** The server has newer data. */
  isOutdated: boolean
}

export type Confirmation<State> = { state: State; isOutdated: boolean }

/** How changes apply to one kind of thing. */
export type ChangeRules<State, Change, Answer> = {
  /** By the server's own rules; returns the same object if nothing changes. */
  apply(state: State, change: Change): State
  /** Merges quick changes of the same thing into one; undefined if they stay separate. */
  merge(last: Change, next: Change): Change | undefined
  /** The server's data after its answer. */
  confirm(state: State, change: Change, answer: Answer, wasOutdated: boolean): Confirmation<State>
  /** The revision, if known; otherwise every answer counts as newer. */
  isOlder?(state: State, than: State): boolean
  /** Whether a change whose answer was lost has been applied after all; for changes that wait. */
  wasDone?(change: Change, before: State, now: State): boolean
}

/** The steps by which changes reach the server; none of them makes a call. */
export function pendingChanges<State, Change, Answer>(rules: ChangeRules<State, Change, Answer>) {
  type Now = Outgoing<State, Change>
  const answered = { isSending: false, isStuck: false } as const

  const none: Now = {
    confirmed: undefined,
    pending: [],
    isSending: false,
    isStuck: false,
    question: undefined,
    isOutdated: false,
  }

  /** What is shown on the screen. */
  function shown({ confirmed, pending }: Now): State | undefined {
    if (confirmed === undefined) return undefined
    return pending.reduce<State>((state, { change }) => rules.apply(state, change), confirmed)
  }

  function added(now: Now, change: Change): Now {
    const { pending, isSending } = now
    const last = pending.length > (isSending ? 1 : 0) ? pending.at(-1) : undefined
    const merged = last && last.unsure === undefined && rules.merge(last.change, change)
    if (!merged) return { ...now, pending: [...pending, { change }] }
    // A change that waited for an answer may no longer need one.
    const question = pending.length > 1 ? now.question : undefined
    return { ...now, question, pending: pending.with(-1, { change: merged }) }
  }

  function sending(now: Now): Now {
    return { ...now, isSending: true, isStuck: false }
  }

  function acknowledged(now: Now, answer: Answer): Now {
    const [first, ...pending] = now.pending
    const rest = { ...now, ...answered, pending }
    if (now.confirmed === undefined || !first) return { ...rest, isOutdated: true }
    const { state, isOutdated } = rules.confirm(now.confirmed, first.change, answer, now.isOutdated)
    return { ...rest, confirmed: state, isOutdated }
  }

  /** The change is dropped, with those that depend on it. */
  function refused(now: Now, isOutdated = true): Now {
    let state = now.confirmed
    const pending = now.pending.slice(1).filter(({ change }) => {
      if (state === undefined) return true
      const after = rules.apply(state, change)
      const isIdle = after === state
      state = after
      return !isIdle
    })
    return { ...now, ...answered, pending, question: undefined, isOutdated: isOutdated || now.isOutdated }
  }

  /** The server has a question about the first change: it stays and waits. */
  function questioned(now: Now, question: readonly string[]): Now {
    return { ...now, ...answered, question }
  }

  function amended(now: Now, amend: (change: Change) => Change): Now {
    const [first, ...others] = now.pending
    const pending = first ? [{ ...first, change: amend(first.change) }, ...others] : []
    return { ...now, question: undefined, pending }
  }

  /** No answer: the change stays and waits. */
  function unanswered(now: Now): Now {
    return { ...now, isSending: false, isStuck: true, pending: unsent(now) }
  }

  /** Changes that have not reached the server. One that was being sent may have. */
  function unsent({ pending, isSending, confirmed }: Now): Now['pending'] {
    const [first, ...others] = pending
    if (!first || !isSending) return pending
    return [{ ...first, unsure: confirmed ?? first.unsure }, ...others]
  }

  /**
   * New data arrived. A request made while a change was being sent may or may not include it. A change without an
   * answer that they include is over: otherwise it would be shown twice.
   */
  function loaded(now: Now, state: State): Now {
    if (now.isSending) return { ...now, isOutdated: true }
    if (now.confirmed !== undefined && rules.isOlder?.(state, now.confirmed)) return now
    const next = { ...now, confirmed: state, isOutdated: false }
    const [first] = now.pending
    if (first?.unsure === undefined || !rules.wasDone?.(first.change, first.unsure, state)) return next
    return { ...next, ...answered, pending: now.pending.slice(1) }
  }

  return {
    none,
    shown,
    added,
    sending,
    acknowledged,
    refused,
    questioned,
    amended,
    unanswered,
    unsent,
    loaded,
  }
}
