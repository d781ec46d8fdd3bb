import { z } from 'zod'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { deliveryMethods } from '#domain/delivery/zones.ts'
import { currencies } from '#domain/money.ts'
import { invoiceKinds } from '#domain/orders/invoices.ts'
import { endings, keptPaymentStates } from '#domain/orders/settlement.ts'
import { carrierKeys } from '#domain/orders/shipping.ts'
import { orderActors, orderStates } from '#domain/orders/states.ts'
import { withdrawalNoteMaximum } from '#domain/orders/withdrawal.ts'
import { Cart, CartProduct } from './cart.ts'
import { KeptAddress, OrderedPoint, PaymentMethod, PriceSteps } from './checkout.ts'
import { LimitText, PageText } from './paging.ts'

const Id = z.int().positive().max(2_147_483_647)
const Amount = z.number().nonnegative()
const Timestamp = z.string()
const State = z.enum(orderStates)

export const OrderItem = z.strictObject({
  id: Id,
  product_id: Id,
  product_variant_id: Id,
  sku: z.string(),
  /** As it was called when it was ordered; `product` is how it looks now. */
  name: z.string(),
  product: CartProduct,
  quantity: z.int().positive(),
  /** Per pack, after a sale and before it. */
  price: Amount,
  regular_price: Amount,
  /** Of all packs: `regular − sale − discount − voucher = total`, and the tax within. */
  sale: Amount,
  discount: Amount,
  voucher: Amount,
  total: Amount,
  vat_percent: z.number(),
  vat: Amount,
  /** Packs. */
  shipped: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  /** Of the refunded, those that had not been sent. */
  unsent: z.int().nonnegative(),
  /** Asked back by a withdrawal and not yet paid back. */
  withdrawn: z.int().nonnegative(),
  protocol: z.strictObject({ id: Id.nullable(), name: z.string() }).nullable(),
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderStep = z.strictObject({
  state: State,
  at: Timestamp,
  by: z.enum(orderActors),
  /** For admins: who it was. */
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
  /** `sent`: the provider has it. */
  state: z.enum(['waiting', 'sent', 'failed']),
  items: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive(), amount: Amount })),
  delivery: Amount,
  credit_note: z.string().nullable(),
})
export type OrderRefund = z.infer<typeof OrderRefund>

export const OrderWithdrawal = z.strictObject({
  id: Id,
  at: Timestamp,
  /** `asked` until the goods have come back and were paid back, or the shop has said why not. */
  state: z.enum(['asked', 'refunded', 'refused']),
  note: z.string().nullable(),
  items: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive() })),
  /** Of these, what is still to come back. */
  waiting: z.array(z.strictObject({ order_line_id: Id, quantity: z.int().positive() })),
  amount: Amount,
  /** Of the amount, what has not been paid back while it waits. */
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
  /** While it waits for its payment. */
  held_until: Timestamp.nullable(),
  /** Why an unpaid order ended. */
  ending: z.enum(endings).nullable(),
  /** Of the payment that was captured, else of the latest. */
  payment_state: z.enum(keptPaymentStates).nullable(),
  total: Amount,
  refunded: Amount,
  currency: z.enum(currencies),
  /** Packs. */
  total_items: z.int(),
  items: z.array(z.strictObject({ name: z.string(), quantity: z.int(), product: CartProduct })),
  /** The protocols it came from. */
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
  /** In which something was ordered, latest first. */
  years: z.array(z.int()),
})
export type OrderPage = z.infer<typeof OrderPage>

export const OrderQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(5),
  /** A number or a product. */
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
  address: KeptAddress,
  billing_address: KeptAddress,
  /** Null: it goes to the address. */
  pick_up_point: OrderedPoint.nullable(),
  payment: z
    .strictObject({
      method: PaymentMethod,
      state: z.enum(keptPaymentStates),
      /** "ending 4471", as far as the provider tells. */
      detail: z.string().nullable(),
      /** While it can still be paid. */
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
  /** The last moment; null while its goods have not all arrived. */
  withdraw_until: Timestamp.nullable(),
})
export type Order = z.infer<typeof Order>

/** Another payment of an order that waits. Needs an `Idempotency-Key`. */
export const NewPayment = z.strictObject({ payment_method: z.string().min(1).max(40) })
export type NewPayment = z.infer<typeof NewPayment>
export const BegunPayment = z.strictObject({
  /** Where one pays. */
  payment_url: z.string(),
  /** Until then the goods are kept. */
  held_until: Timestamp,
})
export type BegunPayment = z.infer<typeof BegunPayment>

export const Reordered = z.strictObject({ cart: Cart, added: z.int(), skipped: z.array(z.string()) })
export type Reordered = z.infer<typeof Reordered>

/** The second step; nothing is sent before. Needs an `Idempotency-Key`. */
export const WithdrawalRequest = z.strictObject({
  items: z
    .array(z.strictObject({ order_line_id: Id, quantity: z.int().min(1).max(cartQuantityMaximum) }))
    .min(1)
    .max(100),
  note: z.string().trim().max(withdrawalNoteMaximum).default(''),
})
export type WithdrawalRequest = z.input<typeof WithdrawalRequest>
export const Withdrawn = z.strictObject({
  withdrawal: OrderWithdrawal,
  order_number: z.string(),
  email: z.string(),
})
export type Withdrawn = z.infer<typeof Withdrawn>

/** For guests: always the same answer, and a mail to the order's own address if both belong together. */
export const WithdrawalAsk = z.strictObject({
  order_number: z.string().trim().min(3).max(20),
  email: z.email().max(254),
})
export type WithdrawalAsk = z.infer<typeof WithdrawalAsk>

/** What the link of that mail shows: enough to choose, and no addresses. */
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
