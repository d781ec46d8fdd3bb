import type { ProtocolProduct } from '#contract/protocols.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'

/** What a practitioner does to a protocol. A line is known by its variant. */
export type Edit =
  /** First in the list; what is there already gets more of it. */
  | { kind: 'add'; product: ProductInSlot; quantity?: number }
  /** Only what is given changes; a quantity below one removes. */
  | { kind: 'change'; variantId: number; quantity?: number; notes?: string | null; dose?: Dose | null }
  /** Another pack size of the same product, at the same place. */
  | { kind: 'exchange'; variantId: number; by: number }
  | { kind: 'remove'; variantId: number }
  /** Takes a removal back. */
  | { kind: 'restore'; line: ProtocolProduct; position: number }
  /** All lines in their new order. */
  | { kind: 'order'; variantIds: readonly number[] }
  | { kind: 'describe'; name?: string; description?: string }
export type LineEdit = Exclude<Edit, { kind: 'describe' }>

/** The variant that an edit takes out: decreasing below one removes, too. */
export function removedBy(edit: Edit): number | undefined {
  const isRemoval =
    edit.kind === 'remove' || (edit.kind === 'change' && edit.quantity !== undefined && edit.quantity < 1)
  return isRemoval ? edit.variantId : undefined
}
