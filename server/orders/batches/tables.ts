import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { stockBatches } from '#server/catalogue/stock/tables.ts'
import { shipmentLines } from '../tables.ts'

/** Of the packs of a line in a parcel, those of each batch. Packs received without a batch are in none. */
export const shippedBatches = pgTable(
  'shipped_batches',
  {
    shipmentId: integer().notNull(),
    orderLineId: integer().notNull(),
    batchId: integer()
      .notNull()
      .references(() => stockBatches.id),
    quantity: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId, t.batchId] }),
    foreignKey({
      name: 'shipped_batches_line',
      columns: [t.shipmentId, t.orderLineId],
      foreignColumns: [shipmentLines.shipmentId, shipmentLines.orderLineId],
    }),
    index('shipped_batches_batch').on(t.batchId),
    index('shipped_batches_order_line').on(t.orderLineId),
    check('shipped_batches_quantity', sql`${t.quantity} > 0`),
  ],
)
