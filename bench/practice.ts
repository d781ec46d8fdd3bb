import { practitionerPaths } from '#contract/account-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { insertPractitioner, logIn, medianMs } from './practitioner.ts'
import type { Server } from './process.ts'

/** Median milliseconds of the call behind each page of a large practice. */
export type PracticeFigures = { page: string; ms: number }[]

const clientCount = 2000
const protocolCount = 500
const orderCount = 10_000

export async function measurePractice(server: Server, db: Database, sql: Sql): Promise<PracticeFigures> {
  const practitionerId = await insertPractitioner(db)
  const busiest = await insertPractice(sql, practitionerId)
  const token = await logIn(server)
  const pages = {
    clients: practicePaths.clients,
    'clients, page 50 by turnover': `${practicePaths.clients}?sort=turnover&page=50`,
    'clients, running out': `${practicePaths.clients}?filter=running-out`,
    'clients, searched': `${practicePaths.clients}?keyword=client+199`,
    client: practicePaths.client(busiest.clientId),
    'client, health': practicePaths.health(busiest.clientId),
    orders: clientOrderPaths.list,
    'orders, new': clientOrderPaths.new,
    order: clientOrderPaths.one(busiest.orderId),
    'commission, earnings': commissionPaths.summary,
    'commission, entries': commissionPaths.entries,
    renewals: renewalPaths.list,
    attention: practicePaths.attention,
    substitutes: `${substitutePaths.list}?product_variant_id=${busiest.soldOutId}`,
    milestones: practitionerPaths.milestones,
  } as const
  const figures: PracticeFigures = []
  for (const [page, path] of Object.entries(pages))
    figures.push({ page, ms: await medianMs(server, { path, token, body: undefined }) })
  return figures
}

/** Returns the client with the most orders, one of their orders, and a sold-out variant of the protocols. */
async function insertPractice(sql: Sql, practitionerId: number) {
  await sql`
    INSERT INTO clients (practitioner_id, email, first_name, last_name, language, discount_rate, created_at)
    SELECT ${practitionerId}, 'client' || n || '@example.org', 'Client ' || n, 'Maes', 'en', (n % 5) * 5, now()
    FROM generate_series(1, ${clientCount}::int) n`
  await sql`
    INSERT INTO protocols (practitioner_id, name, description, created_at, updated_at)
    SELECT ${practitionerId}, 'Protocol ' || n, 'Eight weeks', now(), now()
    FROM generate_series(1, ${protocolCount}::int) n`
  await sql`
    INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity)
    SELECT p.id, v.id, v.place, 1
    FROM protocols p
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM variants LIMIT 400) v
      ON v.place % 67 = p.id % 67`
  // Each client has two protocols.
  await sql`
    INSERT INTO protocol_shares (protocol_id, client_id, shared_at)
    SELECT p.id, c.id, now() - interval '60 days'
    FROM (SELECT id, row_number() OVER (ORDER BY id) AS place FROM clients) c
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM protocols) p
      ON p.place IN (c.place % ${protocolCount}::int, (c.place * 7 + 3) % ${protocolCount}::int)`
  await insertOrders(sql, practitionerId)
  await sql`
    INSERT INTO commission_entries (practitioner_id, kind, from_account, to_account, amount, currency, order_id,
      order_line_id, at)
    SELECT ${practitionerId}, 'credited', 'shop', 'pending', 400, 'EUR', order_id, order_lines.id, paid_at
    FROM order_lines JOIN orders ON orders.id = order_id`
  await sql`
    INSERT INTO commission_entries (practitioner_id, kind, from_account, to_account, amount, currency, order_id,
      order_line_id, at)
    SELECT ${practitionerId}, 'earned', 'pending', 'available', 400, 'EUR', order_id, order_lines.id,
      paid_at + interval '17 days'
    FROM order_lines JOIN orders ON orders.id = order_id WHERE paid_at < now() - interval '17 days'`
  await sql`ANALYZE`
  const [busiest] = await sql<{ clientId: number; orderId: number; soldOutId: number }[]>`
    SELECT client_id AS "clientId", max(order_id) AS "orderId",
      (SELECT min(variant_id) FROM protocol_lines JOIN variants ON variants.id = variant_id AND stock = 0)
        AS "soldOutId"
    FROM order_lines GROUP BY client_id ORDER BY count(*) DESC, client_id LIMIT 1`
  return busiest!
}

/** Paid over two years, each with three lines of one client: two of what is in their protocols, and something else. */
async function insertOrders(sql: Sql, practitionerId: number): Promise<void> {
  const address = JSON.stringify({
    first_name: 'Anna',
    last_name: 'Maes',
    company: '',
    street: 'Kerkstraat 1',
    postal_code: '9000',
    city: 'Gent',
    address_region: '',
    country: 'BE',
    phone: '',
  })
  await sql`
    INSERT INTO orders (email, language, state, currency, country, address, billing_address, delivery_method,
      expected_from, expected_to, payment_method, regular, sale, subtotal, discount_rate, discount, voucher,
      delivery_price, delivery, delivery_vat, total, vat, taxes, placed_at, held_until, paid_at)
    SELECT 'client' || n || '@example.org', 'en', 'delivered', 'EUR', 'BE', ${address}::jsonb,
      ${address}::jsonb, 'door', placed::date + 2, placed::date + 4, 'visa', 6000, 0, 6000, 0, 0, 0, 0, 0, 0, 6000,
      340, '[]', placed, placed, placed
    FROM (SELECT n, now() - n * interval '100 minutes' AS placed FROM generate_series(1, ${orderCount}::int) n) AS each`
  await sql`
    INSERT INTO order_lines (order_id, position, variant_id, sku, name, brand, content, quantity, regular, price, sale,
      discount, voucher, total, vat_percent, vat, practitioner_id, client_id, tier_rate, discount_rate)
    SELECT orders.id, spot, bought.id, 'SKU' || bought.id, 'Product', 'Brand', '60 capsules', 1, 2000, 2000, 0, 0, 0,
      2000, 6, 113, ${practitionerId}, c.id, 20, 0
    FROM orders
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM clients) c
      ON c.place = (orders.id * 37) % ${clientCount}::int
    CROSS JOIN generate_series(1, 3) AS spot
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM variants) v
      ON v.nth = (orders.id * 3 + spot) % (SELECT count(*) FROM variants)
    CROSS JOIN LATERAL (
      SELECT coalesce(
        (SELECT variant_id FROM protocol_shares JOIN protocol_lines USING (protocol_id)
          WHERE spot < 3 AND client_id = c.id ORDER BY protocol_id, position OFFSET (orders.id + spot) % 6 LIMIT 1),
        v.id) AS id
    ) AS bought`
}
