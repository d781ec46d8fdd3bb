import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authPaths } from '#contract/account-paths.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { checkoutPaths, orderPaths, paymentPaths } from '#contract/order-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { insertProduct, insertVocabulary } from '#server/catalogue/fixtures.ts'
import { hashPassword } from '#server/platform/passwords.ts'
import { password } from '../accounts-api.ts'
import { annasAddress } from '../annas-address.ts'
import { openDatabase } from '../database.ts'

const email = 'anna@people.example'

/** A database with a product and a client, and the client's actions on whichever process is running. */
export async function openFaultTestShop() {
  const database = await openDatabase()
  const { db, sql } = database
  const words = await insertVocabulary(db)
  const { variantId } = await insertProduct(db, { slug: 'magnesium', brandId: words.linden!, stock: 5000 })
  const now = new Date()
  await db.insert(users).values({
    userTypeId: 4,
    email,
    passwordHash: await hashPassword(password),
    firstName: 'Anna',
    lastName: 'Maes',
    language: 'en',
    country: 'BE',
    homeRegion: 'eu',
    createdAt: now,
    activatedAt: now,
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'verbena-faults-'))
  let token: string | undefined

  async function call(url: string, method: string, path: string, body?: object, key?: string) {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const result = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(result)}`)
    return result
  }

  /** The order she is about to place, so that a retry sends the same one. */
  async function choose(url: string) {
    token ??= (await call(url, 'POST', authPaths.login, { email, password })).access_token
    await call(url, 'POST', cartPaths.cart, { product_variant_id: variantId, quantity: 2 })
    const { quote } = await call(url, 'POST', checkoutPaths.quote, { country: 'BE', delivery_method: 'door' })
    const body = {
      quote,
      address: annasAddress,
      delivery_method: 'door',
      payment_method: 'visa',
      terms_accepted: true,
    }
    return { key: randomUUID(), body }
  }
  type Choice = Awaited<ReturnType<typeof choose>>

  const place = (url: string, { key, body }: Choice) => call(url, 'POST', checkoutPaths.checkout, body, key)
  async function pay(url: string, openPaymentPage: string): Promise<void> {
    const path = paymentPaths.sandboxPayment(openPaymentPage.split('/').at(-1)!)
    const { state } = await call(url, 'GET', path)
    if (state === 'open') await call(url, 'POST', path, { method: 'visa', outcome: 'paid' })
  }
  const cancel = (url: string, orderId: number) =>
    call(url, 'POST', orderPaths.cancel(orderId), {}, `cancel-${orderId}`)

  return {
    sql,
    choose,
    place,
    pay,
    cancel,
    environment: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    },
    async close() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type FaultTestShop = Awaited<ReturnType<typeof openFaultTestShop>>
