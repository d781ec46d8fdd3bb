import type { EventHandler } from '#server/platform/events.ts'
import { giveBackStock, type Packs } from './stock.ts'

type Ended = { order: { id: number }; packs: readonly Packs[] }

/** Packs of an order can be sold again. */
export const returnStock: EventHandler<Ended> = ({ db }, { order, packs }) =>
  giveBackStock(db, order.id, packs)
