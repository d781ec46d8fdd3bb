import autocannon from 'autocannon'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { Placed, Quote } from '#contract/checkout.ts'
import { checkoutPaths, paymentPaths } from '#contract/order-paths.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database, Sql } from '#server/platform/database.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { addPlainly, buyPlainly } from './plain-buying.ts'
import { cpuMs, type Server } from './process.ts'
import type { Shop } from './shop.ts'

export type BuyingFigures = {
  /** On ten connections, each with its own cart: over HTTP, and as SQL alone. */
  addsASecond: number
  plainAddsASecond: number
  /** Processor time of the server's process. */
  addMs: number
  /** Placed, paid and reported by webhook. */
  checkoutsASecond: number
  plainCheckoutsASecond: number
  checkoutMs: number
  /** The email with the invoice of each order, written by the same process when it has time. */
  emailMs: number
}

const connections = 10
const rounds = 60
/** Before a cart has the maximum of one product. */
const addsInARow = 90
const password = 'Verbena-bench-1'
const linesOfAnOrder = 3
const address = {
  first_name: 'Bench',
  last_name: 'Buyer',
  company: '',
  address_region: '',
  phone: '',
  street: 'Coupure Links 1',
  postal_code: '9000',
  city: 'Gent',
  country: 'BE',
}

type Buyer = { id: number; token: string; variantIds: readonly number[] }
type Call = <Answer>(path: string, body: object, key?: string) => Promise<Answer>

export async function measureBuying({ server, sql, db }: Shop): Promise<BuyingFigures> {
  const buyers = await makeBuyers(server, db, sql)
  await addToCarts(server, buyers, 5)
  const adding = await addToCarts(server, buyers, rounds)
  const plainAddsASecond = await addPlainly(sql, buyers, { rounds, addsInARow })
  await emptyCarts(sql)
  await checkOut(server, sql, buyers, 5)
  const buying = await checkOut(server, sql, buyers, rounds)
  const emailMs = await writeEmails(server, sql)
  const plainCheckoutsASecond = await buyPlainly(sql, buyers, rounds)
  return {
    addsASecond: adding.rate,
    addMs: adding.ms,
    plainAddsASecond,
    checkoutsASecond: buying.rate,
    checkoutMs: buying.ms,
    emailMs,
    plainCheckoutsASecond,
  }
}

async function makeBuyers({ base }: Server, db: Database, sql: Sql): Promise<Buyer[]> {
  const now = new Date()
  const passwordHash = await hashPassword(password)
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: connections }, (_, n) => ({
        userTypeId: 4 as const,
        email: `buyer${n}@example.org`,
        passwordHash,
        firstName: 'Bench',
        lastName: 'Buyer',
        language: 'en' as const,
        country: 'BE',
        homeRegion: 'eu' as const,
        createdAt: now,
        activatedAt: now,
      })),
    )
    .returning({ id: users.id, email: users.email })
  const wanted = connections * linesOfAnOrder
  const variantIds = (
    await sql`SELECT variants.id FROM variants JOIN products ON products.id = product_id
      WHERE NOT practitioner_only AND best_before IS NULL AND status = 'published' ORDER BY variants.id LIMIT ${wanted}`
  ).map(({ id }) => id as number)
  await sql`UPDATE variants SET stock = 1000000 WHERE id IN ${sql(variantIds)}`
  // The read model is refreshed within a second.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return Promise.all(
    rows.map(async ({ id, email }, n) => {
      const { access_token: token } = await callOf(base, '')<Tokens>(authPaths.login, { email, password })
      return { id, token, variantIds: variantIds.slice(n * linesOfAnOrder, (n + 1) * linesOfAnOrder) }
    }),
  )
}

function callOf(base: string, token: string): Call {
  return async (path, body, key) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const answer = await fetch(`${base}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const told = await answer.json().catch(() => undefined)
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(told)}`)
    return told as never
  }
}

async function addToCarts({ base, pid }: Server, buyers: readonly Buyer[], times: number) {
  let next = 0
  const before = cpuMs(pid)
  const began = performance.now()
  const result = await autocannon({
    url: base,
    connections,
    amount: connections * times * (addsInARow + 1),
    setupClient(client) {
      const { token, variantIds } = buyers[next++ % connections]!
      const path = `/api${cartPaths.cart}`
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const line = { product_variant_id: variantIds[0]! }
      const add = { method: 'POST' as const, path, headers, body: JSON.stringify({ ...line, quantity: 1 }) }
      const empty = { method: 'PUT' as const, path, headers, body: JSON.stringify({ ...line, quantity: 0 }) }
      client.setRequests([...Array.from({ length: addsInARow }, () => add), empty])
    },
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} additions to carts failed`)
  const { total } = result.requests
  return { rate: (total * 1000) / (performance.now() - began), ms: (cpuMs(pid) - before) / total }
}

async function emptyCarts(sql: Sql): Promise<void> {
  await sql`DELETE FROM cart_lines`
}

/** Carts are filled and quoted between the rounds, and not counted. */
async function checkOut({ base, pid }: Server, sql: Sql, buyers: readonly Buyer[], times: number) {
  let [spentMs, busyMs] = [0, 0]
  for (let round = 0; round < times; round++) {
    const ready = await Promise.all(buyers.map((buyer) => prepare(base, buyer)))
    const before = cpuMs(pid)
    const began = performance.now()
    await Promise.all(ready.map((order, n) => buy(sql, order, `bench-${began}-${round}-${n}`)))
    spentMs += performance.now() - began
    busyMs += cpuMs(pid) - before
  }
  const count = times * buyers.length
  return { rate: (count * 1000) / spentMs, ms: busyMs / count }
}

/** Waits for the remaining emails, so that they do not affect the next measurement. Processor time of one. */
async function writeEmails({ pid }: Server, sql: Sql): Promise<number> {
  const left = async () => {
    const [row] = await sql<{ emails: number }[]>`
      SELECT count(*)::integer AS emails FROM pgboss.job WHERE name = 'mail' AND state < 'completed'`
    return row!.emails
  }
  const emails = await left()
  const before = cpuMs(pid)
  while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  return (cpuMs(pid) - before) / Math.max(emails, 1)
}

type Ready = { call: Call; quote: string }

async function prepare(base: string, { token, variantIds }: Buyer): Promise<Ready> {
  const call = callOf(base, token)
  for (const product_variant_id of variantIds) await call(cartPaths.cart, { product_variant_id, quantity: 1 })
  const { quote } = await call<Quote>(checkoutPaths.quote, { country: 'BE', delivery_method: 'door' })
  return { call, quote }
}

/** The provider's own page is not measured: the payment is marked as paid, and the webhook called. */
async function buy(sql: Sql, { call, quote }: Ready, key: string): Promise<void> {
  const asked = { quote, address, delivery_method: 'door', payment_method: 'visa', terms_accepted: true }
  const { payment_url: url } = await call<Placed>(checkoutPaths.checkout, asked, key)
  const id = new URL(url).pathname.split('/').at(-1)!
  await sql`UPDATE sandbox_payments SET state = 'paid' WHERE id = ${id}`
  await call(paymentPaths.sandboxWebhook, { id })
}
