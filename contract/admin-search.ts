import { z } from 'zod'
import { adminQueryMinimum } from '#domain/admin/search.ts'
import { productStatuses } from '#domain/catalogue/vocabulary.ts'
import { orderStates } from '#domain/orders/states.ts'
import { Line, UserTypeId } from './accounts.ts'

export const AdminSearchQuery = z.object({ query: Line.min(adminQueryMinimum).max(100) })

/** A few of each: the newest orders, people and products whose words begin like those of the query. */
export const AdminFound = z.strictObject({
  orders: z.array(
    z.strictObject({
      id: z.int(),
      number: z.string(),
      client: z.string(),
      state: z.enum(orderStates),
      placed_at: z.iso.datetime(),
    }),
  ),
  people: z.array(
    z.strictObject({ id: z.int(), name: z.string(), email: z.string(), user_type_id: UserTypeId }),
  ),
  products: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      brand: z.string(),
      sku: z.string(),
      status: z.enum(productStatuses),
    }),
  ),
})
export type AdminFound = z.infer<typeof AdminFound>
