import { sql } from 'drizzle-orm'
import { variants } from '#server/catalogue/tables.ts'
import { orderLines, orders } from './tables.ts'

/** The day in UTC, the language and the product of each paid line. */
export const productSales = sql`
  SELECT (${orders.paidAt} AT TIME ZONE 'UTC')::date AS day, ${orders.language} AS language, ${variants.productId} AS product
  FROM ${orderLines} JOIN ${orders} ON ${orders.id} = ${orderLines.orderId}
  JOIN ${variants} ON ${variants.id} = ${orderLines.variantId} WHERE ${orders.paidAt} IS NOT NULL`
