import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type PersonalData, personal } from '#server/platform/personal-data.ts'
import { orders } from '../tables.ts'
import { payments, refundLines, refunds } from './tables.ts'

const law =
  'Directive 2006/112/EC, articles 242 to 249: what was paid and paid back is kept with its invoices for as long as they are'

/** Declared before orders, through which these rows are found. */
const ofOrders = (orderId: PgColumn, userId: number): SQL =>
  sql`${orderId} IN (SELECT ${orders.id} FROM ${orders} WHERE ${orders.userId} = ${userId})`
const ofRefunds = (refundId: PgColumn, userId: number): SQL =>
  sql`${refundId} IN (SELECT ${refunds.id} FROM ${refunds} WHERE ${ofOrders(refunds.orderId, userId)})`

export const paymentsPersonalData: readonly PersonalData[] = [
  personal(refundLines, {
    name: 'refund_lines',
    rowsOf: (userId) => ofRefunds(refundLines.refundId, userId),
    given: ['refundId', 'orderLineId', 'quantity', 'unsent', 'amount', 'vat'],
    erasure: { by: 'keeping', law },
  }),
  personal(refunds, {
    name: 'refunds',
    rowsOf: (userId) => ofOrders(refunds.orderId, userId),
    given: [
      'id',
      'orderId',
      'kind',
      'amount',
      'setOff',
      'vat',
      'delivery',
      'deliveryVat',
      'state',
      'createdAt',
      'sentAt',
    ],
    withheld: {
      paymentId: 'internal',
      providerId: 'internal',
      withdrawalId: 'internal',
      reason: 'internal',
      attempts: 'internal',
    },
    erasure: { by: 'blanking', law, values: () => ({ reason: '' }) },
  }),
  personal(payments, {
    name: 'payments',
    rowsOf: (userId) => ofOrders(payments.orderId, userId),
    given: [
      'orderId',
      'method',
      'amount',
      'currency',
      'captured',
      'capturedCurrency',
      'chargedBack',
      'refundedOutside',
      'outsideAt',
      'state',
      'detail',
      'createdAt',
      'paidAt',
    ],
    withheld: {
      id: 'internal',
      provider: 'internal',
      providerId: 'internal',
      url: 'secret',
      checkedAt: 'internal',
    },
    erasure: { by: 'blanking', law, values: () => ({ detail: null }) },
  }),
]
