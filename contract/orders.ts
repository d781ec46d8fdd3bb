import { z } from 'zod'
import { cartQuantityMaximum, orderLinesMaximum } from '#domain/cart/limits.ts'
import { deliveryMethods } from '#domain/delivery/zones.ts'
import { currencies } from '#domain/money.ts'
import { invoiceKinds } from '#domain/orders/invoices.ts'
import { endings, storedPaymentStates } from '#domain/orders/settlement.ts'
import { carrierKeys } from '#domain/orders/shipping.ts'
import { orderActors, orderStates } from '#domain/orders/states.ts'
import { withdrawalNoteMaximum } from '#domain/orders/withdrawal.ts'
import { Cart, CartProduct } from './cart.ts'
import { OrderedPoint, PaymentMethod, PriceSteps, StoredAddress } from './checkout.ts'
import { Amount, Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const State = z.enum(orderStates)

export const OrderItem = z.strictObject({
  id: Id,
  product_id: Id,
  product_variant_id: Id,
  sku: z.string(),
  /** The name at the time of the order, if that is in the reader's language; `product` is its present state. */
  name: z.string(),
  product: CartProduct,
  quantity: z.int().positive(),
  /** Per pack, after and before a sale. */
  price: Amount,
  regular_price: Amount,
  /** For all packs: `regular − sale − discount − voucher = total`, and the VAT included. */
  sale: Amount,
  discount: Amount,
  voucher: Amount,
  total: Amount,
  vat_percent: z.number(),
  vat: Amount,
  /** Number of packs. */
  shipped: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  /** Of the refunded packs, those that had not been sent. */
  unsent: z.int().nonnegative(),
  /** Part of a withdrawal and not refunded yet. */
  withdrawn: z.int().nonnegative(),
  /** Of the sent packs, those whose batch is known. */
  batches: z.array(
    z.strictObject({ id: Id, number: z.string(), best_before: z.string(), quantity: z.int().positive() }),
  ),
  protocol: z.strictObject({ id: Id.nullable(), name: z.string() }).nullable(),
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderStep = z.strictObject({
  state: State,
  at: Timestamp,
  by: z.enum(orderActors),
  /** Who made the change; for admins only. */
  name: z.string().nullable(),
})
export type OrderStep = z.infer<typeof OrderStep>

export const Shipment = z.strictObject({
  id: Id,
  carrier: z.enum(carrierKeys as [string, ...string[]]),
  carrier_name: z.string(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  shipped_at: Timestamp,
  delivered_at: Timestamp.nullable(),
  items: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive() })),
})
export type Shipment = z.infer<typeof Shipment>

export const OrderRefund = z.strictObject({
  id: Id,
  amount: Amount,
  at: Timestamp,
  /** `sent`: the provider has accepted it. */
  state: z.enum(['waiting', 'sent', 'failed']),
  items: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive(), amount: Amount })),
  delivery: Amount,
  credit_note: z.string().nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const OrderWithdrawal = z.strictObject({
  id: Id,
  at: Timestamp,
  /** `asked` until the goods have come back and been refunded, or the shop has refused. */
  state: z.enum(['asked', 'refunded', 'refused']),
  note: z.string().nullable(),
  items: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive() })),
  /** Of these packs, how many have not come back yet. */
  waiting: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive() })),
  amount: Amount,
  /** Of the amount, what has not been refunded yet, while the withdrawal is open. */
  owed: Amount,
  refusal: z.strictObject({ reason: z.string(), at: Timestamp }).nullable(),
})
export type OrderWithdrawal = z.infer<typeof OrderWithdrawal>

export const OrderDocument = z.strictObject({
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issued_at: Timestamp,
})
export type OrderDocument = z.infer<typeof OrderDocument>

export const OrderSummary = z.strictObject({
  id: Id,
  number: z.string(),
  state: State,
  placed_at: Timestamp,
  /** While it waits for payment. */
  held_until: Timestamp.nullable(),
  /** Why an unpaid order ended. */
  ending: z.enum(endings).nullable(),
  /** Of the captured payment, or else of the latest. */
  payment_state: z.enum(storedPaymentStates).nullable(),
  total: Amount,
  refunded: Amount,
  currency: z.enum(currencies),
  /** Number of packs. */
  total_items: z.int(),
  items: z.array(z.strictObject({ name: z.string(), quantity: z.int(), product: CartProduct })),
  /** The protocols it was ordered from. */
  protocols: z.array(z.string()),
  expected: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  delivered_at: Timestamp.nullable(),
  withdrawal_asked: z.boolean(),
  can_cancel: z.boolean(),
  invoice: z.string().nullable(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const OrderPage = z.strictObject({
  data: z.array(OrderSummary),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  /** Years in which the client placed orders, latest first. */
  years: z.array(z.int()),
})
export type OrderPage = z.infer<typeof OrderPage>

export const OrderQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(5),
  /** An order number or a product. */
  query: z.string().trim().max(100).default(''),
  year: z.coerce.number().int().min(2000).max(2999).optional(),
})
export type OrderQuery = z.infer<typeof OrderQuery>

export const Order = z.strictObject({
  id: Id,
  number: z.string(),
  state: State,
  placed_at: Timestamp,
  held_until: Timestamp.nullable(),
  paid_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  /** Why an unpaid order ended. */
  ending: z.enum(endings).nullable(),
  email: z.string(),
  items: z.array(OrderItem),
  total_items: z.int(),
  price: PriceSteps,
  refunded: Amount,
  delivery_method: z.enum(deliveryMethods),
  expected: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  address: StoredAddress,
  billing_address: StoredAddress,
  /** Null when it is delivered to the address. */
  pick_up_point: OrderedPoint.nullable(),
  payment: z
    .strictObject({
      method: PaymentMethod,
      state: z.enum(storedPaymentStates),
      /** Such as "ending 4471", if the provider says so. */
      detail: z.string().nullable(),
      /** While the order can still be paid. */
      url: z.string().nullable(),
    })
    .nullable(),
  history: z.array(OrderStep),
  shipments: z.array(Shipment),
  refunds: z.array(OrderRefund),
  withdrawals: z.array(OrderWithdrawal),
  documents: z.array(OrderDocument),
  can_cancel: z.boolean(),
  can_withdraw: z.boolean(),
  /** The withdrawal deadline; null until all goods have arrived. */
  withdraw_until: Timestamp.nullable(),
})
export type Order = z.infer<typeof Order>

/** Another payment for an order that waits for one. Needs an `Idempotency-Key`. */
export const NewPayment = z.strictObject({ payment_method: z.string().min(1).max(40) })
export type NewPayment = z.infer<typeof NewPayment>
export const StartedPayment = z.strictObject({
  /** URL of the payment page. */
  payment_url: z.string(),
  /** The goods are held until then. */
  held_until: Timestamp,
})
export type StartedPayment = z.infer<typeof StartedPayment>

export const Reordered = z.strictObject({ cart: Cart, added: z.int(), skipped: z.array(z.string()) })
export type Reordered = z.infer<typeof Reordered>

/** The second step; nothing is submitted before it. Needs an `Idempotency-Key`. */
export const WithdrawalRequest = z.strictObject({
  items: z
    .array(z.strictObject({ order_line_id: Id, quantity: z.int().min(1).max(cartQuantityMaximum) }))
    .min(1)
    .max(orderLinesMaximum),
  note: z.string().trim().max(withdrawalNoteMaximum).default(''),
})
export type WithdrawalRequest = z.input<typeof WithdrawalRequest>
export const Withdrawn = z.strictObject({
  withdrawal: OrderWithdrawal,
  currency: z.enum(currencies),
  order_number: z.string(),
  email: z.string(),
})
export type Withdrawn = z.infer<typeof Withdrawn>

/** For guests: the response is always the same; an email is sent to the order's address if number and email match. */
export const WithdrawalLinkInput = z.strictObject({
  order_number: z.string().trim().min(3).max(20),
  email: z.email().max(254),
})
export type WithdrawalLinkInput = z.infer<typeof WithdrawalLinkInput>

/** What the emailed link shows: enough to choose what to withdraw, but no addresses. */
export const WithdrawableOrder = z.strictObject({
  number: z.string(),
  placed_at: Timestamp,
  email: z.string(),
  items: z.array(OrderItem),
  delivery: Amount,
  currency: z.enum(currencies),
  payment_method: z.string().nullable(),
  can_withdraw: z.boolean(),
  withdraw_until: Timestamp.nullable(),
  withdrawals: z.array(OrderWithdrawal),
})
export type WithdrawableOrder = z.infer<typeof WithdrawableOrder>
