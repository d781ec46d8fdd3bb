import { afterAll, beforeAll, expect, test } from 'vitest'
import { userTypes } from '#domain/accounts/user-types.ts'
import { eventsWith } from '../tests/support/events.ts'
import { type OrdersShop, openOrders } from '../tests/support/orders-api.ts'
import { checkNames, findViolations, readViolations } from './find-violations.ts'
import { lockOrder } from './orders/change-order-state.ts'
import { refundOrder } from './orders/refunds/refund-order.ts'
import { mails } from './platform/mail/tables.ts'
import { vouchers } from './vouchers/tables.ts'

let shop: OrdersShop
const names: Record<string, number> = {}
beforeAll(async () => {
  shop = await openOrders()
  const { db, jobs } = shop
  const zinc = await shop.product('zinc', { stock: 100 })
  await shop.product('iron')
  const anna = await shop.person()
  const ilse = await shop.person({ userTypeId: userTypes.certifiedPractitioner })
  const earning = { practitionerId: ilse.id, tierRate: 20 } as const
  const lines = [{ variantId: zinc, quantity: 3, price: 1001, regular: 1200, ...earning }]
  const [voucher] = await db
    .insert(vouchers)
    .values({ code: 'SPRING', kind: 'percent', percent: 10, currency: 'EUR', createdAt: new Date() })
    .returning()
  const gift = { kind: 'percent', percent: 10 } as const
  const refunded = await shop.paid({ user: anna, lines, discountRate: 10 })
  const paid = await shop.paid({ user: anna, lines, voucher: { id: voucher!.id, gift } })
  const expired = await shop.placed({ user: anna, lines })
  await shop.expired(expired)
  const waiting = await shop.placed({ user: anna, lines })
  const late = await shop.placed({ user: anna, lines: [{ variantId: zinc, quantity: 80 }] })
  await shop.expired(late)
  await shop.sql`UPDATE variants SET stock = 5 WHERE id = ${zinc}`
  await shop.reported(jobs, late, 'paid')
  await db.transaction(async (tx) => {
    const order = (await lockOrder(tx, refunded.id))!
    const given = [{ lineId: refunded.lines[0]!.id, quantity: 2, unsent: 2 }]
    const asked = { given, reason: 'Broken', restock: true, withdrawalId: null, cancels: false }
    const ctx = { db: tx, events: eventsWith(jobs), jobs, now: new Date() } as const
    await refundOrder(ctx, order, asked, { by: 'admin', userId: null })
  })
  const about = { template: 'order-shipped', about: 'shipment_id 1', language: 'en' } as const
  const sent = { ...about, recipient: 'anna@people.example', jobId: 'job-1', createdAt: new Date() }
  await db.insert(mails).values(sent)
  Object.assign(names, { paid: paid.id, refunded: refunded.id, expired: expired.id, late: late.id })
  Object.assign(names, { waiting: waiting.id, zinc })
})
afterAll(() => shop.close())

test('hold for paid, refunded, cancelled and late-paid orders', { tags: 'invariants' }, async () => {
  expect(await findViolations(shop.sql)).toEqual([])
})

const free = (table: string, ...constraints: string[]) =>
  constraints.map((name) => `ALTER TABLE ${table} DROP CONSTRAINT ${name};`).join('')
const entry = (move: string) => `INSERT INTO commission_entries
  (kind, from_account, to_account, amount, currency, practitioner_id, order_id, order_line_id, at)
  SELECT ${move}, 'EUR', practitioner_id, order_id, id, now() FROM order_lines WHERE order_id = $paid`
/** Lets somebody with access to the database change the past. */
const rewritten = `ALTER TABLE stock_movements DISABLE TRIGGER USER;`
const batch = `INSERT INTO stock_batches (variant_id, number, best_before, remaining, created_at)
    VALUES ($zinc, 'L1', '2999-01-01', 5, now());
  INSERT INTO stock_movements (variant_id, change, stock_after, reason, batch_id)
    SELECT variant_id, 5, 5, 'delivery', id FROM stock_batches`
const parcel = `INSERT INTO shipments (order_id, carrier, shipped_at) VALUES ($paid, 'dhl', now());
  INSERT INTO shipment_lines SELECT s.id, l.id, 2 FROM shipments s JOIN order_lines l USING (order_id)`
/** A payout that settles nothing, and its entry in the ledger. */
const payout = `INSERT INTO payout_runs (fingerprint, currency, at, admin_id)
    SELECT 'x', 'EUR', now(), practitioner_id FROM order_lines WHERE order_id = $paid;
  INSERT INTO payouts (run_id, practitioner_id, amount, currency, method, sealed_account, at)
    SELECT id, admin_id, 100, currency, 'paypal', 'x', at FROM payout_runs`
const sent = `INSERT INTO payout_entries (payout_id, practitioner_id, kind, from_account, to_account, amount, currency, at)
    SELECT id, practitioner_id, 'paid', 'available', 'paid', amount, currency, at FROM payouts`

const statement = (pending: number) => `INSERT INTO commission_statements
  (practitioner_id, month, pending, available, last_entry_id, last_payout_entry_id, closed_at)
  SELECT practitioner_id, '2020-01', ${pending}, 0, 0, 0, now() FROM order_lines WHERE order_id = $paid LIMIT 1`
const selfBilled = (sequence: number) => `${statement(0)}; INSERT INTO self_billed_invoices
  (practitioner_id, statement_id, year, sequence, total, content, xml, issued_at)
  SELECT practitioner_id, id, 2020, ${sequence}, 100, '{}', '', now() FROM commission_statements`

const client = (withdrawnAt: string) => `INSERT INTO clients
  (practitioner_id, email, first_name, last_name, language, discount_rate, created_at, withdrawn_at)
  SELECT practitioner_id, 'noor@people.example', 'Noor', 'Maes', 'en', 0, now(), ${withdrawnAt}
  FROM order_lines WHERE order_id = $paid LIMIT 1`
const answered = (step: string) => `INSERT INTO client_consents (client_id, step, text_version, taken_at)
  SELECT id, '${step}', '1', now() FROM clients`
const orderedFrom = (columns = '', values = '') => `${client('NULL')};
  INSERT INTO baskets (client_id, created_at, changed_at${columns}) SELECT id, now(), now()${values} FROM clients;
  UPDATE order_lines SET basket_id = (SELECT max(id) FROM baskets) WHERE order_id = $paid`
const breaks: Record<string, readonly string[]> = {
  'consent of a client': [
    client('now()'),
    `${client('NULL')}; ${answered('withdrawn')}`,
    `${client('NULL')}; ${answered('confirmed')}`,
  ],
  'erasure after a withdrawal': [`${client("now() - interval '10 days'")}; ${answered('withdrawn')}`],
  'baskets of paid orders': [
    `${orderedFrom(', sent_at, expires_at, token_hash, sealed_token', ", now(), now(), md5(id::text), ''")};
      UPDATE clients SET user_id = (SELECT user_id FROM orders WHERE id = $paid);
      UPDATE order_lines SET client_id = (SELECT max(id) FROM clients) WHERE order_id = $paid`,
  ],
  'orders from drafts': [orderedFrom()],
  'sums of an order': [
    `${free('orders', 'orders_sum')} UPDATE orders SET total = total + 1 WHERE id = $paid`,
    'UPDATE orders SET regular = regular + 1, sale = sale + 1 WHERE id = $paid',
    'UPDATE orders SET vat = vat + 1 WHERE id = $paid',
    `${free('orders', 'orders_sum')} UPDATE orders SET delivery = delivery + 1 WHERE id = $paid`,
    `UPDATE orders SET discount = discount + 1, voucher = voucher - 1 WHERE id = $paid`,
  ],
  'lines of an order': [
    `${free('order_lines', 'order_lines_sum')} UPDATE order_lines SET total = total - 1 WHERE order_id = $paid`,
    'UPDATE order_lines SET price = price + 1 WHERE order_id = $paid',
    'UPDATE order_lines SET vat = total + 1 WHERE order_id = $paid',
  ],
  'VAT of an order': [
    `UPDATE orders SET taxes = jsonb_set(taxes, '{0,vat}', '1') WHERE id = $paid`,
    `UPDATE orders SET taxes = '[]' WHERE id = $paid`,
  ],
  'captured money': [
    `UPDATE orders SET state = 'expired' WHERE id = $paid`,
    `UPDATE payments SET amount = amount - 1 WHERE order_id = $paid`,
    `UPDATE payments SET state = 'open' WHERE order_id = $paid`,
    `DROP INDEX payments_one_paid; INSERT INTO payments (order_id, provider, method, amount, currency, state, created_at)
      SELECT order_id, provider, method, amount, currency, state, now() FROM payments WHERE order_id = $paid`,
  ],
  'tries to pay for an order': [
    `INSERT INTO payments (order_id, provider, method, amount, currency, state, created_at)
      VALUES ($paid, 'mollie', 'visa', 1, 'EUR', 'failed', now())`,
    `INSERT INTO payments (order_id, provider, method, amount, currency, state, created_at)
      SELECT id, 'mollie', 'visa', total, 'GBP', 'failed', now() FROM orders WHERE id = $paid`,
    'DELETE FROM payments WHERE order_id = $waiting',
    `UPDATE orders SET held_until = placed_at + interval '46 minutes' WHERE id = $paid`,
  ],
  'money that came for nothing': [
    `DELETE FROM refunds WHERE order_id = $late`,
    `UPDATE refunds SET amount = amount - 1 WHERE order_id = $late`,
    `UPDATE payments SET captured = amount + 1 WHERE order_id = $late`,
    `UPDATE payments SET state = 'failed' WHERE order_id = $late`,
  ],
  'money that went back without the shop': [
    `UPDATE refunds SET set_off = 1 WHERE order_id = $refunded`,
    `UPDATE payments SET charged_back = 1 WHERE order_id = $paid`,
  ],
  'sums of a refund': [
    `UPDATE refunds SET amount = amount + 1 WHERE order_id = $refunded`,
    `UPDATE refunds SET vat = vat + 1 WHERE order_id = $refunded`,
  ],
  'what was paid back': [
    `UPDATE orders SET refunded = refunded + 1 WHERE id = $refunded`,
    `UPDATE order_lines SET refunded = refunded + 1, unsent = unsent + 1 WHERE order_id = $refunded`,
    `UPDATE orders SET state = 'refunded' WHERE id = $refunded`,
    `UPDATE refund_lines SET amount = 100000`,
  ],
  'stock below zero': [
    `ALTER TABLE variants DROP CONSTRAINT variants_stock_never_negative; UPDATE variants SET stock = -1 WHERE id = $zinc`,
  ],
  'stock and its movements': [
    `${rewritten} DELETE FROM stock_movements WHERE order_id = $paid`,
    `ALTER TABLE variants DISABLE TRIGGER USER; UPDATE variants SET stock = stock + 1 WHERE id = $zinc`,
  ],
  'stock after each movement': [`${rewritten} UPDATE stock_movements SET stock_after = stock_after + 1`],
  'packs of a batch': [`${batch}; UPDATE stock_batches SET remaining = 4`],
  'packs withheld of a batch': [`${batch}; UPDATE stock_batches SET withheld = 1, blocked_at = now()`],
  'batches of a parcel': [
    `${batch}; ${parcel}; INSERT INTO shipped_batches SELECT shipment_id, order_line_id, (SELECT max(id) FROM stock_batches), 3
      FROM shipment_lines`,
    `${batch}; ${parcel}; UPDATE stock_batches SET variant_id = (SELECT min(id) FROM variants WHERE id <> $zinc);
      INSERT INTO shipped_batches SELECT shipment_id, order_line_id, (SELECT max(id) FROM stock_batches), 1 FROM shipment_lines`,
  ],
  'packs taken by orders': [
    `${rewritten} UPDATE stock_movements SET order_id = NULL WHERE order_id = $paid`,
    `UPDATE orders SET state = 'paid' WHERE id = $expired`,
    `UPDATE order_lines SET restocked = 0 WHERE order_id = $refunded`,
    `INSERT INTO stock_movements (variant_id, change, stock_after, reason, order_id) VALUES (999999, -1, 0, 'sale', $paid)`,
  ],
  'packs of a line': [
    `UPDATE order_lines SET shipped = 1 WHERE order_id = $paid`,
    `UPDATE order_lines SET restocked = 1 WHERE order_id = $paid`,
    `${free('order_lines', 'order_lines_places')} UPDATE order_lines SET unsent = 1 WHERE order_id = $refunded`,
    `UPDATE refund_lines SET unsent = 0`,
    `${free('order_lines', 'order_lines_places')} UPDATE order_lines SET shipped = 2 WHERE order_id = $refunded;
      INSERT INTO shipments (order_id, carrier, shipped_at) VALUES ($refunded, 'dhl', now());
      INSERT INTO shipment_lines SELECT s.id, l.id, 2 FROM shipments s JOIN order_lines l USING (order_id)`,
  ],
  'packs asked back': [
    `INSERT INTO withdrawals (order_id, stated_at, by, amount) VALUES ($paid, now(), 'client', 1)`,
    `INSERT INTO withdrawals (order_id, stated_at, by, amount, state) VALUES ($paid, now(), 'client', 1, 'refunded');
      UPDATE refunds SET withdrawal_id = (SELECT max(id) FROM withdrawals) WHERE order_id = $refunded`,
  ],
  'uses of a voucher': [
    `UPDATE vouchers SET used = used + 1`,
    `UPDATE orders SET state = 'expired' WHERE id = $paid`,
  ],
  'invoice numbers': [
    `UPDATE invoices SET sequence = sequence + 10 WHERE order_id = $paid`,
    `DELETE FROM invoices WHERE order_id = $paid`,
    `UPDATE invoice_counters SET last = last + 1 WHERE kind = 'credit_note'`,
  ],
  'invoice of each paid order': [
    `DELETE FROM invoices WHERE order_id = $paid`,
    `UPDATE invoices SET total = total + 1 WHERE order_id = $paid`,
  ],
  'credit note of each refund': [
    `DELETE FROM invoices WHERE kind = 'credit_note'`,
    `UPDATE invoices SET vat = vat + 1 WHERE kind = 'credit_note'`,
  ],
  'mails sent once': [
    `DROP INDEX mails_once; INSERT INTO mails (job_id, recipient, template, about, language, created_at)
      SELECT 'job-2', recipient, template, about, language, now() FROM mails WHERE job_id = 'job-1'`,
  ],
  'history of an order': [
    `DELETE FROM order_history WHERE order_id = $paid`,
    `UPDATE orders SET state = 'processing' WHERE id = $paid`,
    `UPDATE order_history SET from_state = 'expired' WHERE order_id = $paid AND from_state IS NOT NULL`,
    `INSERT INTO order_history (order_id, from_state, to_state, at, by) VALUES ($paid, 'paid', 'delivered', now(), 'admin')`,
  ],
  'accounts of commission': [
    `${free('commission_entries', 'commission_entries_moves')} ${entry("'earned', 'pending', 'elsewhere', 1")}`,
  ],
  'commission on a line': [
    `UPDATE order_lines SET tier_rate = 25 WHERE order_id = $paid`,
    `UPDATE order_lines SET practitioner_id = NULL WHERE order_id = $paid`,
    `UPDATE orders SET user_id = (SELECT practitioner_id FROM order_lines WHERE order_id = $paid) WHERE id = $paid`,
    `UPDATE refund_lines SET quantity = 1; UPDATE order_lines SET refunded = 1, unsent = 1 WHERE order_id = $refunded`,
    entry(`'earned', 'pending', 'available', 10000`),
    entry("'reversed', 'pending', 'shop', 1"),
  ],
  'payouts and their entries': [payout, `${payout}; ${sent}`],
  'owed and not paid out': [`${payout}; ${sent}`],
  'statements of commission': [statement(5)],
  'numbers of self-billed invoices': [selfBilled(2)],
  'self-billed invoices': [selfBilled(1)],
  'commission on a paid order': [
    `UPDATE orders SET paid_at = now() WHERE id = $expired`,
    `ALTER TABLE commission_entries DISABLE TRIGGER USER; DELETE FROM commission_entries WHERE order_id = $paid`,
  ],
}

test('each can be violated', { tags: ['invariants', 'payment-settled'] }, () => {
  expect(Object.keys(breaks).toSorted()).toEqual(checkNames.toSorted())
})

const rows = Object.entries(breaks).flatMap(([check, all]) =>
  all.map((breaking) => [check, breaking] as const),
)
test.each(rows)('%s: reports %s', async (check, breaking) => {
  const query = breaking.replaceAll(/\$(\w+)/g, (_, name: string) => String(names[name]))
  const undone = new Error('undone')
  let told: string[] = []
  const broken = shop.sql.begin(async (tx) => {
    await tx.unsafe(query)
    told = (await readViolations(tx)).map((violation) => violation.check)
    throw undone
  })
  await expect(broken).rejects.toBe(undone)
  expect(told).toContain(check)
})
