import { z } from 'zod'
import { cartQuantityMaximum, orderLinesMaximum } from '#domain/cart/limits.ts'
import { currencies } from '#domain/money.ts'
import {
  auditedOrderActions,
  orderFilters,
  orderPeriods,
  orderTroubles,
} from '#domain/orders/order-filters.ts'
import { endings, storedPaymentStates } from '#domain/orders/settlement.ts'
import { carrierKeys, trackingNumberMaximum } from '#domain/orders/shipping.ts'
import { orderStates } from '#domain/orders/states.ts'
import { voucherKinds } from '#domain/pricing/vouchers.ts'
import { PaymentMethod } from './checkout.ts'
import { Amount, Id, Timestamp } from './fields.ts'
import { Order, OrderRefund } from './orders.ts'
import { LimitText, PageText } from './paging.ts'
import { StockBatch } from './stock.ts'

export const AdminOrderQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(20),
  filter: z.enum(orderFilters).default('all'),
  state: z.enum(orderStates).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  period: z.enum(orderPeriods).default('ever'),
  /** An order number, a name or an email. */
  query: z.string().trim().max(100).default(''),
})
export type AdminOrderQuery = z.infer<typeof AdminOrderQuery>

export const AdminOrderRow = z.strictObject({
  id: Id,
  number: z.string(),
  state: z.enum(orderStates),
  client: z.string(),
  /** The practitioner whose client placed the order. */
  practitioner: z.string().nullable(),
  country: z.string(),
  total_items: z.int(),
  placed_at: Timestamp,
  held_until: Timestamp.nullable(),
  /** Packs still to be sent. */
  to_ship: z.int(),
  /** Why an unpaid order ended. */
  ending: z.enum(endings).nullable(),
  /** How many payments were started, and the state of the captured one, or else of the latest. */
  tries: z.int(),
  payment_state: z.enum(storedPaymentStates).nullable(),
  /** Of withdrawals whose goods have not come back yet. */
  withdrawal: z.strictObject({ lines: z.int(), amount: Amount }).nullable(),
  /** An admin has to look at this order. */
  trouble: z.enum(orderTroubles).nullable(),
  total: Amount,
  refunded: Amount,
  currency: z.enum(currencies),
})
export type AdminOrderRow = z.infer<typeof AdminOrderRow>

export const AdminOrderPage = z.strictObject({
  data: z.array(AdminOrderRow),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
  counts: z.record(z.enum(orderFilters), z.int()),
  countries: z.array(z.string()),
})
export type AdminOrderPage = z.infer<typeof AdminOrderPage>

export const OrderNote = z.strictObject({
  id: Id,
  text: z.string(),
  at: Timestamp,
  author: z.string().nullable(),
})
export type OrderNote = z.infer<typeof OrderNote>

export const AdminRefund = OrderRefund.extend({
  reason: z.string(),
  /** Of the amount, what had already gone back without the shop, and was not paid again. */
  set_off: Amount,
})
export type AdminRefund = z.infer<typeof AdminRefund>

const Money = z.strictObject({ amount: Amount, currency: z.enum(currencies) })
/** Money received that did not pay for the order, and what happened to it. */
export const ReturnedPayment = z.strictObject({
  id: Id,
  method: z.string(),
  paid_at: Timestamp.nullable(),
  asked: Money,
  captured: Money,
  refund: z.strictObject({ id: Id, at: Timestamp, state: OrderRefund.shape.state }).nullable(),
})
export type ReturnedPayment = z.infer<typeof ReturnedPayment>

/** Money of a payment that went back without the shop. */
export const OutsideRefund = z.strictObject({
  /** The payment's. */
  id: Id,
  method: z.string(),
  /** Taken back by the buyer's bank. */
  charged_back: Amount,
  /** Refunded at the payment provider. */
  refunded_outside: Amount,
  /** Of both, what is not part of a refund of the order yet; the next refund is set off against it. */
  unbooked: Amount,
  currency: z.enum(currencies),
  /** When the shop last heard of it. */
  at: Timestamp,
})
export type OutsideRefund = z.infer<typeof OutsideRefund>

/** One attempt to pay for the order. */
export const PaymentTry = z.strictObject({
  id: Id,
  method: z.string(),
  state: z.enum(storedPaymentStates),
  begun_at: Timestamp,
})
export type PaymentTry = z.infer<typeof PaymentTry>

export const AdminOrder = Order.extend({
  /** All payments, oldest first. */
  tries: z.array(PaymentTry),
  refunds: z.array(AdminRefund),
  returned: z.array(ReturnedPayment),
  outside_refunds: z.array(OutsideRefund),
  trouble: z.enum(orderTroubles).nullable(),
  /** The payment method that was chosen, when another one was used in the end. */
  chosen_method: z.string().nullable(),
  /** Audited actions that did not change the order's state. */
  actions: z.array(
    z.strictObject({ action: z.enum(auditedOrderActions), at: Timestamp, name: z.string().nullable() }),
  ),
  user_id: Id.nullable(),
  client: z.string(),
  practitioner: z.string().nullable(),
  notes: z.array(OrderNote),
  /** The batches that packs still to be sent may be taken from, by variant; those that expire first at the beginning. */
  usable_batches: z.array(z.strictObject({ product_variant_id: Id, batches: z.array(StockBatch) })),
  can_process: z.boolean(),
  can_ship: z.boolean(),
  can_deliver: z.boolean(),
  /** What can still be refunded. */
  refundable: Amount,
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const OrderIds = z.strictObject({ ids: z.array(Id).min(1).max(100) })
export type OrderIds = z.infer<typeof OrderIds>
/** Orders that could no longer be processed are listed by number. */
export const Processed = z.strictObject({ processed: z.int(), skipped: z.array(z.string()) })
export type Processed = z.infer<typeof Processed>

/**
 * A parcel. Needs an `Idempotency-Key`. Without `batches`, packs are taken from those that expire first; with them, the
 * packs that they do not cover are sent without a batch. That is refused (`batch-missing`) if fewer packs were received
 * without one.
 */
export const NewShipment = z.strictObject({
  items: z
    .array(
      z.strictObject({
        order_line_id: Id,
        quantity: z.int().min(1).max(cartQuantityMaximum),
        batches: z
          .array(z.strictObject({ batch_id: Id, quantity: z.int().min(1).max(cartQuantityMaximum) }))
          .max(cartQuantityMaximum)
          .optional(),
      }),
    )
    .min(1)
    .max(orderLinesMaximum),
  carrier: z.enum(carrierKeys as [string, ...string[]]),
  tracking_number: z.string().trim().max(trackingNumberMaximum).default(''),
})
export type NewShipment = z.input<typeof NewShipment>

export const Delivery = z.strictObject({ shipment_id: Id.optional() })
export type Delivery = z.infer<typeof Delivery>

/**
 * Needs an `Idempotency-Key`. `restock`: the goods came back and can be sold again. `unsent`: how many of the packs
 * outside a withdrawal had not been sent yet; by default as many as possible.
 */
export const NewRefund = z.strictObject({
  items: z
    .array(
      z.strictObject({
        order_line_id: Id,
        quantity: z.int().min(1).max(cartQuantityMaximum),
        unsent: z.int().min(0).max(cartQuantityMaximum).optional(),
      }),
    )
    .min(1)
    .max(orderLinesMaximum),
  reason: z.string().trim().min(1).max(500),
  restock: z.boolean().default(false),
  withdrawal_id: Id.optional(),
})
export type NewRefund = z.input<typeof NewRefund>

/** Needs an `Idempotency-Key`. The client receives the reason by email. */
export const WithdrawalRefusal = z.strictObject({ reason: z.string().trim().min(1).max(1000) })
export type WithdrawalRefusal = z.infer<typeof WithdrawalRefusal>

export const NewOrderNote = z.strictObject({ text: z.string().trim().min(1).max(2000) })
export type NewOrderNote = z.infer<typeof NewOrderNote>

const Day = z.iso.date()
export const VoucherTerms = z.strictObject({
  valid_from: Day.nullable().default(null),
  valid_until: Day.nullable().default(null),
  uses_maximum: z.int().min(1).max(1_000_000).nullable().default(null),
  uses_per_person: z.int().min(1).max(1000).nullable().default(null),
  /** For the goods after the discount, in major units. */
  minimum: z.number().min(0).max(100_000).multipleOf(0.01).default(0),
})
const Gift = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('amount'), amount: z.number().min(0.01).max(10_000).multipleOf(0.01) }),
  z.strictObject({ kind: z.literal('free_delivery') }),
])
export const NewVoucher = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N} -]{3,40}$/u),
  gift: Gift,
  terms: VoucherTerms,
})
export type NewVoucher = z.input<typeof NewVoucher>
export const Voucher = z.strictObject({
  id: Id,
  code: z.string(),
  kind: z.enum(voucherKinds),
  gift: Gift,
  terms: VoucherTerms,
  used: z.int(),
  disabled: z.boolean(),
  created_at: Timestamp,
})
export type Voucher = z.infer<typeof Voucher>
export const VoucherQuery = z.object({ page: PageText.default(1), limit: LimitText.default(20) })
/** Newest first. */
export const Vouchers = z.strictObject({
  data: z.array(Voucher),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type Vouchers = z.infer<typeof Vouchers>
export const VoucherChange = z.strictObject({ disabled: z.boolean() })
export type VoucherChange = z.infer<typeof VoucherChange>

export const AdminPaymentMethod = PaymentMethod.extend({
  provider_method: z.string(),
  position: z.int(),
  enabled: z.boolean(),
})
export type AdminPaymentMethod = z.infer<typeof AdminPaymentMethod>
export const AdminPaymentMethods = z.strictObject({ data: z.array(AdminPaymentMethod) })
export type AdminPaymentMethods = z.infer<typeof AdminPaymentMethods>
/** A new key adds a payment method without a release. */
export const PaymentMethodChange = z.strictObject({
  name: z.string().trim().min(1).max(60),
  provider_method: z
    .string()
    .trim()
    .regex(/^[a-z0-9_-]{1,40}$/),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(60)
    .nullable(),
  position: z.int().min(0).max(1000),
  enabled: z.boolean(),
  /** When absent, the current mark is kept. */
  mark_svg: z.string().max(20_000).optional(),
})
export type PaymentMethodChange = z.infer<typeof PaymentMethodChange>
