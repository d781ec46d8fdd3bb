import { z } from 'zod'
import { discountRates } from '#domain/clients/discounts.ts'
import { currencies } from '#domain/money.ts'
import { orderStates } from '#domain/orders/states.ts'
import { OrderItem, OrderStep, Shipment } from './orders.ts'

const Id = z.int().positive()
const Amount = z.number().nonnegative()
const Timestamp = z.string()

/** A client's order as their practitioner sees it: the lines that are the practitioner's, and no addresses. */
export const ClientOrderSummary = z.strictObject({
  id: Id,
  number: z.string(),
  state: z.enum(orderStates),
  placed_at: Timestamp,
  /** Null when it came through a link, from nobody the practitioner knows. */
  client: z.strictObject({ id: Id, first_name: z.string(), last_name: z.string() }).nullable(),
  protocols: z.array(z.string()),
  total_items: z.int(),
  /** Of those lines, as paid. */
  total: Amount,
  currency: z.enum(currencies),
})
export type ClientOrderSummary = z.infer<typeof ClientOrderSummary>

export const ClientOrderPage = z.strictObject({
  data: z.array(ClientOrderSummary),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type ClientOrderPage = z.infer<typeof ClientOrderPage>

export const ClientOrder = ClientOrderSummary.extend({
  items: z.array(OrderItem),
  history: z.array(OrderStep),
  shipments: z.array(Shipment),
  discount_rate: z.literal(discountRates),
})
export type ClientOrder = z.infer<typeof ClientOrder>

/** One practitioner at a time. */
export const OwnPractitioner = z.strictObject({
  client_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  discount_rate: z.literal(discountRates),
  is_active: z.boolean(),
})
export const OwnPractitioners = z.strictObject({ data: z.array(OwnPractitioner) })
export type OwnPractitioners = z.infer<typeof OwnPractitioners>
export const PractitionerChoice = z.strictObject({ client_id: Id })
export type PractitionerChoice = z.infer<typeof PractitionerChoice>
