import type { DemoProductName } from '../protocols/demo-products.ts'

export type Bought = { of: DemoProductName; quantity?: number }
/** What happened to an order, with the hours since it was placed. */
export type Step =
  | { kind: 'paid'; after: number }
  | { kind: 'processed'; after: number }
  | { kind: 'delivered'; after: number }
  | { kind: 'cancelled'; after: number }
  | { kind: 'shipped'; after: number; parcel: string }
  | { kind: 'refunded'; after: number; of: DemoProductName; reason: string }

export type SeededOrder = {
  by: string
  hoursAgo: number
  /** One of the protocols the buyer received. */
  protocol?: string
  lines: readonly Bought[]
  /** In the EU; in other regions they paid by card. */
  method: string
  /** Those still to come are left out. */
  steps: readonly Step[]
}

export const days = (count: number) => count * 24

export const arrived = (parcel: string): readonly Step[] => [
  { kind: 'paid', after: 0.02 },
  { kind: 'processed', after: 2 },
  { kind: 'shipped', after: 7, parcel },
  { kind: 'delivered', after: 27 },
]
