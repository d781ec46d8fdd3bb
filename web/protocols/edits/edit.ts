import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'

/** A practitioner's change to a protocol. A line is identified by its variant. */
export type Edit =
  /** Inserted at the top of the list; the quantity of an existing line is increased. */
  | { kind: 'add'; product: ProductInSlot; quantity?: number }
  /** Only the given values change; a quantity below one removes the line. */
  | { kind: 'change'; variantId: number; quantity?: number; notes?: string | null; dose?: Dose | null }
  /** Another pack size of the same product, at the same position. */
  | { kind: 'exchange'; variantId: number; by: number }
  | { kind: 'remove'; variantId: number }
  /** Undoes a removal. */
  | { kind: 'restore'; line: ProtocolProduct; position: number }
  /** All lines in their new order. */
  | { kind: 'order'; variantIds: readonly number[] }
  | { kind: 'describe'; name?: string; description?: string }
export type LineEdit = Exclude<Edit, { kind: 'describe' }>

/** The variant removed by an edit: decreasing below one removes it, too. */
export function removedBy(edit: Edit): number | undefined {
  const isRemoval =
    edit.kind === 'remove' || (edit.kind === 'change' && edit.quantity !== undefined && edit.quantity < 1)
  return isRemoval ? edit.variantId : undefined
}
