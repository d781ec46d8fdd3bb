import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import {
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Address } from '#contract/checkout.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { TierRate } from '#domain/commission/tiers.ts'
import type { OrderedPoint } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import type { Ending } from '#domain/orders/settlement.ts'
import type { CarrierKey } from '#domain/orders/shipping.ts'
import type { OrderActor, OrderState } from '#domain/orders/states.ts'
import type { Tax } from '#domain/pricing/price.ts'
import type { VoucherKind } from '#domain/pricing/vouchers.ts'
import { users } from '#server/accounts/tables.ts'
import { baskets } from '#server/baskets/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { wordsOf } from '#server/platform/word-search.ts'
import { publicProtocols } from '#server/protocols/public/tables.ts'
import { protocolLinks, protocols } from '#server/protocols/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'

/** Amounts are in minor units of `currency`, including VAT, as they were when the order was placed. */
export const orders = pgTable(
  'orders',
  {
    id: identity(),
    /** Null for a guest, and once the account is erased; the law requires the order to be kept. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<OrderState>().notNull(),
    /** Why it ended unpaid. */
    ending: text().$type<Ending>(),
    currency: text().$type<Currency>().notNull(),
    country: char({ length: 2 }).notNull(),
    address: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    /** Null means it goes to the address. */
    pickUpPoint: jsonb().$type<OrderedPoint>(),
    deliveryMethod: text().$type<DeliveryMethod>().notNull(),
    expectedFrom: date({ mode: 'string' }).notNull(),
    expectedTo: date({ mode: 'string' }).notNull(),
    paymentMethod: text().notNull(),
    /** `regular − sale = subtotal`, `subtotal − discount − voucher + delivery = total`. */
    regular: integer().notNull(),
    sale: integer().notNull(),
    subtotal: integer().notNull(),
    discountRate: smallint().$type<DiscountRate>().notNull(),
    discount: integer().notNull(),
    voucher: integer().notNull(),
    voucherId: integer().references(() => vouchers.id),
    voucherCode: text(),
    voucherKind: text().$type<VoucherKind>(),
    deliveryPrice: integer().notNull(),
    deliveryFree: text().$type<'threshold' | 'voucher'>(),
    deliveryFreeFrom: integer(),
    delivery: integer().notNull(),
    deliveryVat: integer().notNull(),
    total: integer().notNull(),
    vat: integer().notNull(),
    taxes: jsonb().$type<Tax[]>().notNull(),
    /** The practitioner who gave the discount. */
    practitionerName: jsonb().$type<{ first_name: string; last_name: string }>(),
    refunded: integer().notNull().default(0),
    deliveryRefunded: integer().notNull().default(0),
    placedAt: timestamp().notNull(),
    /** Until then the goods are held for its payment. */
    heldUntil: timestamp().notNull(),
    paidAt: timestamp(),
    deliveredAt: timestamp(),
  },
  (t) => [
    index('orders_user').on(t.userId, t.id),
    index('orders_state').on(t.state, t.id),
    index('orders_words').using('gin', orderWords(t)).with({ fastupdate: false }),
    index('orders_address').on(sql`lower(${t.email})`, t.id).where(sql`paid_at is not null`),
    index('orders_held').on(t.heldUntil).where(sql`state = 'pending_payment'`),
    check('orders_sum', sql`${t.subtotal} - ${t.discount} - ${t.voucher} + ${t.delivery} = ${t.total}`),
    check('orders_refunded', sql`${t.refunded} between 0 and ${t.total}`),
  ],
)

/** The client's name and address, as indexed for the search. */
export function orderWords({ address, email }: Record<'address' | 'email', SQLWrapper>): SQL {
  return wordsOf(sql`(${address} ->> 'first_name') || ' ' || (${address} ->> 'last_name') || ' ' || ${email}`)
}

const orderId = () =>
  integer()
    .notNull()
    .references(() => orders.id)

export const orderLines = pgTable(
  'order_lines',
  {
    id: identity(),
    orderId: orderId(),
    position: smallint().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    sku: text().notNull(),
    /** In the order's language, with brand and contents, as on the invoice. */
    name: text().notNull(),
    brand: text().notNull(),
    content: text().notNull(),
    quantity: smallint().notNull(),
    regular: integer().notNull(),
    price: integer().notNull(),
    sale: integer().notNull(),
    discount: integer().notNull(),
    voucher: integer().notNull(),
    total: integer().notNull(),
    vatPercent: numeric({ mode: 'number' }).notNull(),
    vat: integer().notNull(),
    /** Packs that were sent, refunded, refunded unsent, and returned to stock. */
    shipped: smallint().notNull().default(0),
    refunded: smallint().notNull().default(0),
    unsent: smallint().notNull().default(0),
    restocked: smallint().notNull().default(0),
    /** For calculating commission, as of the order. */
    practitionerId: integer().references(() => users.id, { onDelete: 'set null' }),
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    tierRate: smallint().$type<TierRate>(),
    discountRate: smallint().$type<DiscountRate>().notNull(),
    protocolId: integer().references(() => protocols.id, { onDelete: 'set null' }),
    protocolName: text(),
    linkId: integer().references(() => protocolLinks.id, { onDelete: 'set null' }),
    basketId: integer().references(() => baskets.id, { onDelete: 'set null' }),
    publicProtocolId: integer().references(() => publicProtocols.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    index('order_lines_variant').on(t.variantId),
    index('order_lines_waiting').on(t.variantId).where(sql`${t.shipped} + ${t.unsent} < ${t.quantity}`),
    index('order_lines_client').on(t.clientId),
    index('order_lines_basket').on(t.basketId).where(sql`${t.basketId} IS NOT NULL`),
    index('order_lines_public_protocol').on(t.publicProtocolId).where(sql`${t.publicProtocolId} IS NOT NULL`),
    index('order_lines_practitioner').on(t.practitionerId, t.orderId),
    check(
      'order_lines_packs',
      sql`${t.quantity} > 0 and ${t.refunded} between 0 and ${t.quantity} and ${t.shipped} between 0 and ${t.quantity} and ${t.restocked} between 0 and ${t.quantity}`,
    ),
    // Each pack is in one state: waiting, sent, or refunded before or after it was sent.
    check(
      'order_lines_places',
      sql`${t.unsent} between 0 and ${t.refunded} and ${t.shipped} + ${t.unsent} <= ${t.quantity} and ${t.refunded} - ${t.unsent} <= ${t.shipped}`,
    ),
    check(
      'order_lines_sum',
      sql`${t.regular} * ${t.quantity} - ${t.sale} - ${t.discount} - ${t.voucher} = ${t.total}`,
    ),
  ],
)

/** Every change of an order's state: who, when, from what. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: identity(),
    orderId: orderId(),
    /** Null when it was placed. */
    from: text('from_state').$type<OrderState>(),
    to: text('to_state').$type<OrderState>().notNull(),
    at: timestamp().notNull(),
    by: text().$type<OrderActor>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('order_history_order').on(t.orderId, t.id)],
)

/** Admins' notes for each other. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identity(),
    orderId: orderId(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: timestamp().notNull(),
  },
  (t) => [index('order_notes_order').on(t.orderId)],
)

export const shipments = pgTable(
  'shipments',
  {
    id: identity(),
    orderId: orderId(),
    carrier: text().$type<CarrierKey>().notNull(),
    trackingNumber: text(),
    shippedAt: timestamp().notNull(),
    deliveredAt: timestamp(),
  },
  (t) => [index('shipments_order').on(t.orderId)],
)

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shipmentId, t.orderLineId] })],
)

/** Directive (EU) 2023/2673: a statement, recorded with its time; the email about it is the acknowledgement. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: identity(),
    orderId: orderId(),
    statedAt: timestamp().notNull(),
    /** `guest`: through a link mailed to the order's address. */
    by: text().$type<'client' | 'guest'>().notNull(),
    note: text(),
    state: text().$type<'asked' | 'refunded' | 'refused'>().notNull().default('asked'),
    /** Minor units, as announced in the second step. */
    amount: integer().notNull(),
    /** When and why the rest was refused, as written to the client. */
    refusal: text(),
    refusedAt: timestamp(),
  },
  (t) => [
    check('withdrawals_refusal', sql`(${t.state} = 'refused') = (${t.refusedAt} is not null)`),
    index('withdrawals_order').on(t.orderId),
    index('withdrawals_state').on(t.state),
  ],
)

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: integer()
      .notNull()
      .references(() => withdrawals.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.orderLineId] })],
)

/** A guest's link to their order: sent to its address, valid for a while. */
export const withdrawalLinks = pgTable(
  'withdrawal_links',
  {
    id: identity(),
    orderId: orderId(),
    /** Null until the email is written, which creates it. */
    tokenHash: text().unique(),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [index('withdrawal_links_order').on(t.orderId)],
)
