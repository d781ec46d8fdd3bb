/** Earlier and undone states of a document. */
export type UndoHistory<Doc> = {
  readonly now: Doc
  readonly past: readonly Doc[]
  readonly future: readonly Doc[]
  /** What the last change was about: typing in one field is undone together. */
  readonly last: { field: string; atMs: number } | undefined
}

const maxSteps = 100
/** A pause in typing that starts another step. */
const pauseMs = 2000

export function startHistory<Doc>(now: Doc): UndoHistory<Doc> {
  return { now, past: [], future: [], last: undefined }
}

/** Without `field`, a step of its own. */
export function withChange<Doc>(
  history: UndoHistory<Doc>,
  now: Doc,
  { field, atMs }: { field: string | undefined; atMs: number },
): UndoHistory<Doc> {
  if (now === history.now) return history
  const { last, past } = history
  const continues =
    field !== undefined && last?.field === field && atMs - last.atMs < pauseMs && past.length > 0
  return {
    now,
    past: continues ? past : [...past, history.now].slice(-maxSteps),
    future: [],
    last: field === undefined ? undefined : { field, atMs },
  }
}

export function undone<Doc>({ now, past, future, ...rest }: UndoHistory<Doc>): UndoHistory<Doc> {
  const before = past.at(-1)
  if (before === undefined) return { now, past, future, ...rest }
  return { now: before, past: past.slice(0, -1), future: [now, ...future], last: undefined }
}

export function redone<Doc>({ now, past, future, ...rest }: UndoHistory<Doc>): UndoHistory<Doc> {
  const [next, ...later] = future
  if (next === undefined) return { now, past, future, ...rest }
  return { now: next, past: [...past, now], future: later, last: undefined }
}
