import type { TransactionSql } from 'postgres'
import type { Sql } from '#server/platform/database.ts'

type Buyer = { id: number; variantIds: readonly number[] }

const address = JSON.stringify({
  first_name: 'Bench',
  last_name: 'Buyer',
  street: 'Coupure Links 1',
  city: 'Gent',
})

/** The baseline: adding to a cart and reading it back in a transaction, without a server. Additions per second. */
export async function addPlainly(
  sql: Sql,
  buyers: readonly Buyer[],
  { rounds, addsInARow }: { rounds: number; addsInARow: number },
): Promise<number> {
  const began = performance.now()
  await Promise.all(
    buyers.map(async ({ id, variantIds: [variantId] }) => {
      for (let round = 0; round < rounds; round++) {
        for (let nth = 0; nth < addsInARow; nth++) {
          await sql.begin(async (tx) => {
            await tx`
              INSERT INTO cart_lines AS held (user_id, variant_id, quantity, price_then, added_at)
              VALUES (${id}, ${variantId!}, 1, 1000, now())
              ON CONFLICT (user_id, variant_id) DO UPDATE SET quantity = held.quantity + 1`
            await tx`
              SELECT held.*, variants.stock FROM cart_lines AS held JOIN variants ON variants.id = variant_id
              WHERE user_id = ${id}`
          })
        }
        await sql`DELETE FROM cart_lines WHERE user_id = ${id}`
      }
    }),
  )
  return (buyers.length * rounds * (addsInARow + 1) * 1000) / (performance.now() - began)
}

/**
 * The baseline of a checkout: what the shop and its sandbox provider write, in as many transactions, with the same
 * locks. Carts are filled between the rounds as well, and not counted. Orders per second.
 */
export async function buyPlainly(sql: Sql, buyers: readonly Buyer[], rounds: number): Promise<number> {
  let spentMs = 0
  for (let round = 0; round < rounds; round++) {
    await Promise.all(buyers.map((buyer) => fillCart(sql, buyer)))
    const began = performance.now()
    await Promise.all(buyers.map((buyer) => buy(sql, buyer, `plain ${began} ${round}`)))
    spentMs += performance.now() - began
  }
  return (buyers.length * rounds * 1000) / spentMs
}

async function fillCart(sql: Sql, { id, variantIds }: Buyer): Promise<void> {
  await sql`
    INSERT INTO cart_lines (user_id, variant_id, quantity, price_then, added_at)
    SELECT ${id}, unnest(${variantIds as number[]}::integer[]), 1, 1000, now()`
}

async function buy(sql: Sql, buyer: Buyer, key: string): Promise<void> {
  const providerId = `${key} ${buyer.id}`
  const { orderId, paymentId } = await place(sql, buyer, key)
  await open(sql, providerId)
  await sql.begin(async (tx) => {
    await tx`SELECT id FROM orders WHERE id = ${orderId} FOR UPDATE`
    await tx`UPDATE payments SET provider_id = ${providerId}, url = ${providerId} WHERE id = ${paymentId}`
  })
  await sql`UPDATE sandbox_payments SET state = 'paid' WHERE id = ${providerId}`
  await pay(sql, orderId, paymentId)
}

function place(sql: Sql, { id, variantIds }: Buyer, key: string) {
  return sql.begin(async (tx) => {
    await tx`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`
    await tx`SELECT variant_id FROM cart_lines WHERE user_id = ${id} ORDER BY variant_id FOR UPDATE`
    const [order] = await tx`
      INSERT INTO orders (user_id, email, language, state, currency, country, address, billing_address, delivery_method,
        expected_from, expected_to, payment_method, regular, sale, subtotal, discount_rate, discount, voucher,
        delivery_price, delivery, delivery_vat, total, vat, taxes, placed_at, held_until)
      VALUES (${id}, 'bench@example.org', 'en', 'pending_payment', 'EUR', 'BE', ${address}::jsonb, ${address}::jsonb, 'door',
        current_date, current_date, 'visa', 3000, 0, 3000, 0, 0, 0, 550, 550, 31, 3550, 201, '[]', now(), now() + interval '30 minutes')
      RETURNING id`
    const orderId = order!.id as number
    await tx`
      INSERT INTO order_lines (order_id, position, variant_id, sku, name, brand, content, quantity, regular, price, sale,
        discount, voucher, total, vat_percent, vat, discount_rate)
      SELECT ${orderId}, position, variant_id, '', 'Magnesium', 'Linden', '60 capsules', 1, 1000, 1000, 0, 0, 0, 1000, 6, 57, 0
      FROM unnest(${variantIds as number[]}::integer[]) WITH ORDINALITY AS bought (variant_id, position)`
    await tx`
      INSERT INTO order_history (order_id, to_state, at, by, user_id)
      VALUES (${orderId}, 'pending_payment', now(), 'client', ${id})`
    await tx`
      SELECT id FROM variants WHERE id = ANY (${variantIds as number[]}::integer[]) ORDER BY id FOR NO KEY UPDATE`
    await tx`UPDATE variants SET stock = stock - 1 WHERE id = ANY (${variantIds as number[]}::integer[])`
    await tx`DELETE FROM cart_lines WHERE user_id = ${id}`
    const [payment] = await tx`
      INSERT INTO payments (order_id, provider, method, amount, currency, state, created_at)
      VALUES (${orderId}, 'sandbox', 'visa', 3550, 'EUR', 'open', now()) RETURNING id`
    await keep(tx, `${id}`, key)
    return { orderId, paymentId: payment!.id as number }
  })
}

/** The provider's own records. */
function open(sql: Sql, providerId: string) {
  return sql.begin(async (tx) => {
    await tx`
      INSERT INTO sandbox_payments (id, description, amount, currency, method, state, return_url, created_at)
      VALUES (${providerId}, 'V-10001', 3550, 'EUR', 'visa', 'open', '', now())`
    await keep(tx, 'plain sandbox', providerId)
  })
}

async function keep(tx: TransactionSql, scope: string, key: string): Promise<void> {
  await tx`
    INSERT INTO idempotency_keys (scope, key, request_hash, answer, created_at)
    VALUES (${scope}, ${key}, '', '{}', now())`
}

function pay(sql: Sql, orderId: number, paymentId: number) {
  return sql.begin(async (tx) => {
    await tx`SELECT id FROM orders WHERE id = ${orderId} FOR UPDATE`
    await tx`SELECT id FROM payments WHERE order_id = ${orderId} FOR UPDATE`
    await tx`UPDATE payments SET state = 'paid', paid_at = now() WHERE id = ${paymentId}`
    await tx`UPDATE orders SET state = 'paid', paid_at = now() WHERE id = ${orderId}`
    await tx`
      INSERT INTO order_history (order_id, from_state, to_state, at, by)
      VALUES (${orderId}, 'pending_payment', 'paid', now(), 'provider')`
    // An email that is never written: its job is not due during the measurement.
    await tx`
      INSERT INTO pgboss.job (name, data, start_after)
      VALUES ('mail', ${JSON.stringify({ order_id: orderId })}::text::jsonb, now() + interval '1 day')`
    const [counter] = await tx`
      INSERT INTO invoice_counters (kind, year, last) VALUES ('invoice', 1999, 1)
      ON CONFLICT (kind, year) DO UPDATE SET last = invoice_counters.last + 1 RETURNING last`
    await tx`
      INSERT INTO invoices (kind, year, sequence, order_id, total, vat, taxes, issued_at)
      VALUES ('invoice', 1999, ${counter!.last}, ${orderId}, 3550, 201, '[]', now())`
  })
}
