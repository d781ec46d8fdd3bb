import type { ProblemCode } from '../problems.ts'
import type { Dose } from './dose.ts'
import { isSameDose } from './dose.ts'
import { protocolLinesMaximum } from './limits.ts'
import { clampQuantity } from './quantity.ts'

/** A product in a protocol, identified by its variant. */
export type Line = { variantId: number; quantity: number; notes: string | null; dose: Dose | null }
/** Changes to a line; absent values stay unchanged. */
export type LineTexts = { notes?: string | null | undefined; dose?: Dose | null | undefined }
export type Addition = LineTexts & {
  variantId: number
  quantity: number
  /** Position from 0; without it the product is added at the top. */
  position?: number | undefined
}
export type LineChange = LineTexts & { quantity?: number | undefined }

export function newLineProblem(lines: readonly Line[], variantId: number): ProblemCode | undefined {
  const isThere = lines.some((line) => line.variantId === variantId)
  return isThere || lines.length < protocolLinesMaximum ? undefined : 'protocol-full'
}

/** Inserts a product at a position; if it is already there, its quantity is raised instead. */
export function withLine(lines: readonly Line[], addition: Addition): Line[] {
  const { variantId, quantity, notes, dose, position = 0 } = addition
  const present = lines.find((line) => line.variantId === variantId)
  if (present) return withChange(lines, variantId, { notes, dose, quantity: present.quantity + quantity })
  const line = { variantId, quantity: clampQuantity(quantity), notes: notes ?? null, dose: dose ?? null }
  return [...lines.slice(0, position), line, ...lines.slice(position)]
}

export function withChange(lines: readonly Line[], variantId: number, change: LineChange): Line[] {
  return lines.map((line) => (line.variantId === variantId ? changed(line, change) : line))
}

/** Another variant in the same position; if the protocol has both, their packs are added up. */
export function withExchange(lines: readonly Line[], variantId: number, by: number): Line[] {
  if (variantId === by) return [...lines]
  const other = lines.find((line) => line.variantId === by)
  return lines
    .filter((line) => line !== other)
    .map((line) => (line.variantId === variantId ? merged(line, by, other) : line))
}

export function withoutLine(lines: readonly Line[], variantId: number): Line[] {
  return lines.filter((line) => line.variantId !== variantId)
}

/** Missing lines follow in their former order; unknown ones are ignored. */
export function inOrder(lines: readonly Line[], variantIds: readonly number[]): Line[] {
  const byId = new Map(lines.map((line) => [line.variantId, line]))
  const named = [...new Set(variantIds)].flatMap((id) => byId.get(id) ?? [])
  const rest = lines.filter((line) => !named.includes(line))
  return [...named, ...rest]
}

export function isSameLine(one: Line, other: Line): boolean {
  return (
    one.variantId === other.variantId &&
    one.quantity === other.quantity &&
    one.notes === other.notes &&
    isSameDose(one.dose, other.dose)
  )
}

function changed(line: Line, { quantity, notes, dose }: LineChange): Line {
  return {
    ...line,
    quantity: quantity === undefined ? line.quantity : clampQuantity(quantity),
    notes: notes === undefined ? line.notes : notes,
    dose: dose === undefined ? line.dose : dose,
  }
}

function merged(line: Line, variantId: number, other: Line | undefined): Line {
  return {
    variantId,
    quantity: clampQuantity(line.quantity + (other?.quantity ?? 0)),
    notes: line.notes ?? other?.notes ?? null,
    dose: line.dose ?? other?.dose ?? null,
  }
}
