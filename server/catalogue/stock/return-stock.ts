import type { EventHandler } from '#server/platform/events.ts'
import { type Packs, putBackStock } from './stock.ts'

type EndedOrder = { order: { id: number }; packs: readonly Packs[] }

/** Returns packs of an order to stock. */
export const returnStock: EventHandler<EndedOrder> = ({ db }, { order, packs }) =>
  putBackStock(db, order.id, packs)
