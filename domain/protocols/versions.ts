import { type Dose, isSameDose } from './dose.ts'

export type SnapshotLine = { variantId: number; quantity: number; notes: string | null; dose: Dose | null }
/** Everything in a protocol that its owner decides. */
export type Snapshot = {
  name: string
  description: string
  /** In their order. */
  lines: SnapshotLine[]
}

export const changeKinds = [
  'renamed',
  'described',
  'added',
  'removed',
  'quantity',
  'note',
  'dose',
  'reordered',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** `before` and `after` are names, notes, quantities or doses; both null if lines only moved. */
export type Change = {
  kind: ChangeKind
  /** Null when it concerns the protocol itself. */
  variantId: number | null
  before: string | number | Dose | null
  after: string | number | Dose | null
}

/** The differences in reading order; an added line includes its note and dose. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const former = new Map(before.lines.map((line) => [line.variantId, line]))
  const kept = new Set(after.lines.map(({ variantId }) => variantId))
  return [
    ...difference('renamed', null, before.name, after.name),
    ...difference('described', null, before.description, after.description),
    ...after.lines.flatMap((line) => lineChanges(former.get(line.variantId), line)),
    ...before.lines
      .filter(({ variantId }) => !kept.has(variantId))
      .map(({ variantId, quantity }) => change('removed', variantId, quantity, null)),
    ...(isReordered(before, after) ? [change('reordered', null, null, null)] : []),
  ]
}

function lineChanges(before: SnapshotLine | undefined, after: SnapshotLine): Change[] {
  const { variantId, quantity, notes, dose } = after
  return [
    ...(before
      ? difference('quantity', variantId, before.quantity, quantity)
      : [change('added', variantId, null, quantity)]),
    ...difference('note', variantId, before?.notes ?? null, notes),
    ...(isSameDose(before?.dose ?? null, dose)
      ? []
      : [change('dose', variantId, before?.dose ?? null, dose)]),
  ]
}

function difference(
  kind: ChangeKind,
  variantId: number | null,
  before: string | number | null,
  after: string | number | null,
): Change[] {
  return before === after ? [] : [change(kind, variantId, before, after)]
}

function change(
  kind: ChangeKind,
  variantId: number | null,
  before: Change['before'],
  after: Change['after'],
): Change {
  return { kind, variantId, before, after }
}

/** Consecutive changes of only the order within this time make one version. */
export const reorderingMinutes = 30

export function isOnlyReordered(before: Snapshot, after: Snapshot): boolean {
  const changes = changesBetween(before, after)
  return changes.length > 0 && changes.every(({ kind }) => kind === 'reordered')
}

/** Whether the lines in both are in a different order. */
function isReordered(before: Snapshot, after: Snapshot): boolean {
  const common = (one: Snapshot, other: Snapshot) => {
    const there = new Set(other.lines.map(({ variantId }) => variantId))
    return one.lines.map(({ variantId }) => variantId).filter((id) => there.has(id))
  }
  return common(before, after).join() !== common(after, before).join()
}
