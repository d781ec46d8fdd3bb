import { z } from 'zod'
import { discountRates } from '#domain/clients/discounts.ts'
import { commissionStates } from '#domain/commission/states.ts'
import { currencies } from '#domain/money.ts'
import { orderStates } from '#domain/orders/states.ts'
import { Amount, Id, Timestamp } from './fields.ts'
import { OrderItem, OrderStep, Shipment } from './orders.ts'

/** What a practitioner earns with an order, less what refunds took back, and where that is now. */
export const OrderCommission = z.strictObject({ amount: Amount, state: z.enum(commissionStates) })
export type OrderCommission = z.infer<typeof OrderCommission>

/** A client's order as their practitioner sees it: only the lines that belong to the practitioner, and no addresses. */
export const ClientOrderSummary = z.strictObject({
  id: Id,
  number: z.string(),
  state: z.enum(orderStates),
  placed_at: Timestamp,
  /** Null when it was placed through a link by someone who is not one of the practitioner's clients. */
  client: z.strictObject({ id: Id, first_name: z.string(), last_name: z.string() }).nullable(),
  protocols: z.array(z.string()),
  total_items: z.int(),
  /** The amount paid for those lines. */
  total: Amount,
  currency: z.enum(currencies),
  /** Null if nothing was booked. */
  commission: OrderCommission.nullable(),
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

/** Paid within the last day, and not yet being packed. */
export const NewOrder = z.strictObject({ id: Id, name: z.string() })
export type NewOrder = z.infer<typeof NewOrder>
export const NewOrderList = z.strictObject({ data: z.array(NewOrder) })
export type NewOrderList = z.infer<typeof NewOrderList>

/** A client has one active practitioner at a time, of those they have accepted; choosing one accepts them. */
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
