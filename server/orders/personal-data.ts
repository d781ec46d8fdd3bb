import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { anonymous, unlessPaid } from './anonymous.ts'
import { shippedBatches } from './batches/tables.ts'
import { invoices } from './documents/tables.ts'
import {
  orderHistory,
  orderLines,
  orderNotes,
  orders,
  shipmentLines,
  shipments,
  withdrawalLines,
  withdrawalLinks,
  withdrawals,
} from './tables.ts'

/** As long as the seller's law requires; an invoice's content is read from its order. */
const law =
  'Belgian Code of Economic Law, articles III.82 to III.89 (books and vouchers: 7 years), and VAT Code, article 60 (invoices: 10 years); in the United Kingdom, Value Added Tax Act 1994, schedule 11, paragraph 6 (6 years)'
const claims =
  'Regulation (EU) 2016/679, article 17(3)(e), with directive 2011/83/EU: that and when somebody withdrew has to be shown for as long as its order'

const traceability =
  'Regulation (EC) 178/2002, articles 18 and 19: whom a batch of food was sent to has to be known if it is recalled'

const ofOrders = (orderId: PgColumn) => (userId: number) =>
  sql`${orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${orders.userId} = ${userId})`
const through = (column: PgColumn, id: PgColumn, orderId: PgColumn) => (userId: number) =>
  sql`${column} IN (SELECT ${id} FROM ${id.table} WHERE ${ofOrders(orderId)(userId)})`
const withoutPhone = (address: PgColumn): SQL => sql`jsonb_set(${address}, '{phone}', '""')`

/** Orders come last, because everything else is found through them. */
export const ordersPersonalData: readonly PersonalData[] = [
  personal(shippedBatches, {
    name: 'batches_sent',
    rowsOf: through(shippedBatches.shipmentId, shipments.id, shipments.orderId),
    given: ['shipmentId', 'orderLineId', 'quantity'],
    withheld: { batchId: 'internal' },
    erasure: { by: 'keeping', law: traceability },
  }),
  personal(shipmentLines, {
    name: 'parcel_lines',
    rowsOf: through(shipmentLines.shipmentId, shipments.id, shipments.orderId),
    given: ['shipmentId', 'orderLineId', 'quantity'],
    erasure: { by: 'keeping', law },
  }),
  personal(shipments, {
    name: 'parcels',
    rowsOf: ofOrders(shipments.orderId),
    given: ['id', 'orderId', 'carrier', 'trackingNumber', 'shippedAt', 'deliveredAt'],
    erasure: { by: 'blanking', law, values: () => ({ trackingNumber: null }) },
  }),
  personal(withdrawalLines, {
    name: 'withdrawal_lines',
    rowsOf: through(withdrawalLines.withdrawalId, withdrawals.id, withdrawals.orderId),
    given: ['withdrawalId', 'orderLineId', 'quantity'],
    erasure: { by: 'keeping', law: claims },
  }),
  personal(withdrawals, {
    name: 'withdrawals',
    rowsOf: ofOrders(withdrawals.orderId),
    given: ['id', 'orderId', 'statedAt', 'by', 'note', 'state', 'amount', 'refusal', 'refusedAt'],
    erasure: { by: 'blanking', law: claims, values: () => ({ note: null, refusal: null }) },
  }),
  personal(withdrawalLinks, {
    name: 'withdrawal_links',
    rowsOf: ofOrders(withdrawalLinks.orderId),
    given: ['orderId', 'createdAt', 'expiresAt'],
    withheld: { id: 'internal', tokenHash: 'secret' },
    erasure: { by: 'deletion' },
  }),
  personal(orderNotes, {
    name: 'notes_on_orders',
    rowsOf: ofOrders(orderNotes.orderId),
    given: ['orderId', 'text', 'at'],
    withheld: { id: 'internal', authorId: 'another-person' },
    erasure: { by: 'deletion' },
  }),
  personal(orderHistory, {
    name: 'order_history',
    rowsOf: ofOrders(orderHistory.orderId),
    given: ['orderId', 'from', 'to', 'at', 'by'],
    withheld: { id: 'internal', userId: 'another-person' },
    erasure: { by: 'keeping', law },
  }),
  personal(invoices, {
    name: 'invoices',
    rowsOf: ofOrders(invoices.orderId),
    given: ['orderId', 'kind', 'year', 'sequence', 'total', 'vat', 'taxes', 'issuedAt'],
    withheld: { id: 'internal', refundId: 'internal' },
    erasure: { by: 'keeping', law },
  }),
  personal(orderLines, {
    name: 'order_lines',
    rowsOf: ofOrders(orderLines.orderId),
    given: [
      'orderId',
      'position',
      'sku',
      'name',
      'brand',
      'content',
      'quantity',
      'regular',
      'price',
      'sale',
      'discount',
      'voucher',
      'total',
      'vatPercent',
      'vat',
      'shipped',
      'refunded',
      'unsent',
      'discountRate',
      'protocolName',
    ],
    withheld: {
      id: 'internal',
      variantId: 'internal',
      restocked: 'internal',
      clientId: 'internal',
      protocolId: 'internal',
      linkId: 'internal',
      basketId: 'internal',
      publicProtocolId: 'internal',
      // What their practitioner earns.
      practitionerId: 'another-person',
      tierRate: 'another-person',
    },
    erasure: {
      by: 'blanking',
      law,
      values: () => ({
        protocolName: null,
        protocolId: null,
        linkId: null,
        basketId: null,
        publicProtocolId: null,
      }),
    },
  }),
  personal(orderLines, {
    name: 'sold_to_clients',
    rowsOf: (userId) => eq(orderLines.practitionerId, userId),
    given: ['orderId', 'name', 'quantity', 'total', 'tierRate', 'discountRate'],
    withheld: {
      id: 'internal',
      position: 'internal',
      variantId: 'internal',
      sku: 'internal',
      brand: 'internal',
      content: 'internal',
      restocked: 'internal',
      practitionerId: 'internal',
      linkId: 'internal',
      basketId: 'internal',
      publicProtocolId: 'internal',
      regular: 'another-person',
      price: 'another-person',
      sale: 'another-person',
      discount: 'another-person',
      voucher: 'another-person',
      vatPercent: 'another-person',
      vat: 'another-person',
      shipped: 'another-person',
      refunded: 'another-person',
      unsent: 'another-person',
      // It may be another practitioner's.
      clientId: 'another-person',
      protocolId: 'another-person',
      protocolName: 'another-person',
    },
    erasure: { by: 'keeping', law },
  }),
  personal(orders, {
    name: 'orders',
    rowsOf: (userId) => eq(orders.userId, userId),
    given: [
      'id',
      'email',
      'language',
      'state',
      'ending',
      'currency',
      'country',
      'address',
      'billingAddress',
      'pickUpPoint',
      'deliveryMethod',
      'expectedFrom',
      'expectedTo',
      'paymentMethod',
      'regular',
      'sale',
      'subtotal',
      'discountRate',
      'discount',
      'voucher',
      'voucherCode',
      'voucherKind',
      'deliveryPrice',
      'deliveryFree',
      'deliveryFreeFrom',
      'delivery',
      'deliveryVat',
      'total',
      'vat',
      'taxes',
      'practitionerName',
      'refunded',
      'deliveryRefunded',
      'placedAt',
      'heldUntil',
      'paidAt',
      'deliveredAt',
    ],
    withheld: { userId: 'internal', voucherId: 'internal' },
    erasure: {
      by: 'blanking',
      law,
      // A paid order keeps its address, which is needed for withdrawals and news about its delivery.
      values: () => ({
        userId: null,
        email: unlessPaid(anonymous.email, orders.email),
        practitionerName: null,
        address: unlessPaid(anonymous.address, withoutPhone(orders.address)),
        billingAddress: unlessPaid(anonymous.billingAddress, withoutPhone(orders.billingAddress)),
        pickUpPoint: unlessPaid(anonymous.pickUpPoint, orders.pickUpPoint),
      }),
    },
  }),
]
