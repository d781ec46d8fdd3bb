/** A change that the screen shows before the server has answered. */
export type Pending<State, Change> = {
  change: Change
  /** It was sent and no answer came: the server may have done it. Holds what the server had before. */
  unsure?: State | undefined
}

/** What the server has of one thing, and the changes on their way there, of which the first may have been sent. */
export type Outgoing<State, Change> = {
  confirmed: State | undefined
  pending: readonly Pending<State, Change>[]
  isSending: boolean
  /** The server cannot be reached; what is pending waits. */
  isStuck: boolean
  /** What the server asks about the first, which waits for an answer. */
  question: readonly string[] | undefined
  /** The server has more to tell than it did. */
  isOutdated: boolean
}

export type Confirmation<State> = { state: State; isOutdated: boolean }

/** How changes of one kind of thing act on it. */
export type ChangeRules<State, Change, Answer> = {
  /** By the server's own rules; the same object where nothing changes. */
  apply(state: State, change: Change): State
  /** Quick presses on one thing are one change; undefined where they are two. */
  merge(last: Change, next: Change): Change | undefined
  /** What the server has after its answer. */
  confirm(state: State, change: Change, answer: Answer, wasOutdated: boolean): Confirmation<State>
  /** Where it is known: whatever comes is newer otherwise. */
  isOlder?(state: State, than: State): boolean
  /** Whether a change whose answer was lost has been done after all; for changes that wait. */
  wasDone?(change: Change, before: State, now: State): boolean
}

/** The steps by which changes reach the server; none of them calls it. */
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

  /** What is on screen. */
  function shown({ confirmed, pending }: Now): State | undefined {
    if (confirmed === undefined) return undefined
    return pending.reduce<State>((state, { change }) => rules.apply(state, change), confirmed)
  }

  function added(now: Now, change: Change): Now {
    const { pending, isSending } = now
    const last = pending.length > (isSending ? 1 : 0) ? pending.at(-1) : undefined
    const merged = last && last.unsure === undefined && rules.merge(last.change, change)
    if (!merged) return { ...now, pending: [...pending, { change }] }
    // What waited for an answer may need none any more.
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

  /** The first was done, and what is confirmed knows of it. */
  function settled(now: Now): Now {
    return { ...now, ...answered, pending: now.pending.slice(1) }
  }

  /** The change will not be; nor will those that only made sense with it. */
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

  /** The server wants to know more about the first: it stays, and waits. */
  function questioned(now: Now, question: readonly string[]): Now {
    return { ...now, ...answered, question }
  }

  function amended(now: Now, amend: (change: Change) => Change): Now {
    const [first, ...others] = now.pending
    const pending = first ? [{ ...first, change: amend(first.change) }, ...others] : []
    return { ...now, question: undefined, pending }
  }

  /** No answer came: the change stays, and waits. */
  function unanswered(now: Now): Now {
    return { ...now, isSending: false, isStuck: true, pending: unsent(now) }
  }

  /** What has not reached the server. What was on its way may have. */
  function unsent({ pending, isSending, confirmed }: Now): Now['pending'] {
    const [first, ...others] = pending
    if (!first || !isSending) return pending
    return [{ ...first, unsure: confirmed ?? first.unsure }, ...others]
  }

  /** All of it came. What was asked for while a change was on its way may or may not know of it. */
  function loaded(now: Now, state: State): Now {
    if (now.isSending) return { ...now, isOutdated: true }
    if (now.confirmed !== undefined && rules.isOlder?.(state, now.confirmed)) return now
    return { ...now, confirmed: state, isOutdated: false }
  }

  return {
    none,
    shown,
    added,
    sending,
    acknowledged,
    settled,
    refused,
    questioned,
    amended,
    unanswered,
    unsent,
    loaded,
  }
}
