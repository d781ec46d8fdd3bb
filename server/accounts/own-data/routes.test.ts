import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { insertProduct, insertVocabulary } from '#server/catalogue/fixtures.ts'
import { brands } from '#server/catalogue/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { payoutRuns } from '#server/commission/payouts/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { erasure } from '#server/personal-data.ts'
import { folderFiles } from '#server/platform/files.ts'
import { readerAt, stopEmails } from '#server/platform/mail/stopped-emails.ts'
import { stoppedEmails } from '#server/platform/mail/tables.ts'
import { protocolShares, protocols } from '#server/protocols/tables.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { fillOrders } from '../../../tests/support/filled-orders.ts'
import { fillPayouts } from '../../../tests/support/filled-payouts.ts'
import { fillReactionAndDecision, fillTexts } from '../../../tests/support/filled-records.ts'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import { insertOrder } from '../../../tests/support/order-records.ts'
import { sealing } from '../../../tests/support/shop-api.ts'

const mark = 'quillfeather'
const email = `${mark}@people.example`
const file = 'certificates/5b0c2f6e'
const files = folderFiles(join(tmpdir(), `verbena-${process.pid}-own-data`))
let office: Awaited<ReturnType<typeof openMailServer>>
const { personalData } = erasure
let shop: Accounts

beforeAll(async () => {
  office = await openMailServer()
  shop = await openAccounts({
    SMTP_URL: office.url,
    PUBLIC_URL: 'https://shop.example',
    DATA_DIR: join(tmpdir(), `verbena-${process.pid}-own-data`),
  })
})
afterAll(async () => {
  await shop.close()
  await office.close()
})

/** A person with a row in every declared table, with a marker in each text column. */
async function fill() {
  const { linden } = await insertVocabulary(shop.db)
  const { variantId } = await insertProduct(shop.db, { slug: 'calm', brandId: linden! })
  const texts = Object.fromEntries(
    ['pendingEmail', 'firstName', 'lastName', 'phone', 'street', 'postalCode', 'city', 'addressRegion'].map(
      (column) => [column, `${mark} ${column}`],
    ),
  )
  const user = await shop.person({ userTypeId: 3, email, ...texts, phoneCountry: 'BE' })
  await fillTexts(shop.db, variantId)
  for (const { table } of personalData.toSorted((a, b) => depthOf(a.table) - depthOf(b.table))) {
    if (table === users || table === stoppedEmails) continue
    if (isBelow(table, orders) || isBelow(table, payoutRuns)) continue
    const columns = Object.entries(getTableColumns(table))
    const row = Object.fromEntries(
      columns
        .filter(([, column]) => !column.generatedIdentity)
        .map(([name, column]) => [
          name,
          name === 'variantId' ? variantId : valueFor(name, column.dataType, column.getSQLType(), user.id),
        ]),
    )
    await shop.db.insert(table).values(row).onConflictDoNothing()
  }
  await stopEmails({ db: shop.db, now: new Date() }, readerAt(email), 'protocols')
  await fillOrders(shop.db, { user, variantId, mark })
  await fillReactionAndDecision(shop.db, { userId: user.id, sealedReport: sealing.seal(`${mark} report`) })
  await fillPayouts(shop.db, { userId: user.id, sealedAccount: sealing.seal(`${mark} account`) })
  return user
}

/** Tables with database checks and foreign keys are filled separately. */
function isBelow(table: PgTable, top: PgTable): boolean {
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  return table === top || parents.some((parent) => parent !== table && isBelow(parent, top))
}

/** Rows come after those they refer to. */
function depthOf(table: PgTable): number {
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  return 1 + Math.max(0, ...parents.filter((parent) => parent !== table).map(depthOf))
}

function valueFor(name: string, kind: string, type: string, userId: number) {
  if (/^(userId|practitionerId|subjectId)$/.test(name)) return userId
  if (/^(actorId|decidedBy)$/.test(name) || name === 'revokedAt') return null
  if (name === 'fileKey') return file
  if (name === 'email') return email
  if (name === 'reader') return 'buyer'
  if (name === 'language') return 'en'
  if (name === 'discountRate') return 10
  if (name.startsWith('sealed')) return sealing.seal(`${mark} ${name.slice(6).toLowerCase()}`)
  if (name === 'kind') return 'email'
  if (name === 'month') return '2026-10'
  if (name === 'action') return 'certificate-refused'
  if (type === 'uuid') return crypto.randomUUID()
  if (kind === 'date') return new Date()
  if (kind === 'number') return 1
  if (kind.startsWith('array')) return [1]
  if (kind === 'json') return { reason: `${mark} ${name}` }
  if (type === 'date') return '2026-11-24'
  if (type === 'numeric') return '1'
  return type === 'char(2)' ? 'BE' : `${mark} ${name}`
}

/** Every row in the whole database that contains the text, by table. */
async function traces(text: string) {
  const places = await shop.sql<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`
  const found: string[] = []
  for (const { schema, name } of places) {
    const table = `"${schema}"."${name}"`
    const rows = await shop.sql.unsafe(
      `SELECT FROM ${table} row WHERE position(lower($1) in lower(row::text)) > 0 LIMIT 1`,
      [text],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}

test('a user can download all their data as a file, without secrets', { tags: 'data-export' }, async () => {
  const user = await fill()
  const { status, headers, body } = await (await shop.device(user)).get(accountPaths.ownData)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toMatch(/^attachment; filename="verbena-[\d-]+\.json"$/)
  for (const { name, table, rowsOf, given, sealed } of personalData) {
    const rows = await shop.db.select().from(table).where(rowsOf(user.id, user.email))
    expect(rows.length, name).toBeGreaterThan(0)
    // An encrypted text is exported under a name of its own.
    const columns = [...new Set([...given, ...Object.values(sealed)])]
    const wanted = rows.map((row) =>
      columns.map((column) => (column in row ? row[column as keyof typeof row] : `${mark} ${column}`)),
    )
    const exported = columns.length > 0 ? JSON.parse(JSON.stringify(wanted)) : undefined
    expect(body[name]?.map(Object.values), name).toEqual(exported)
  }
  const secrets = await shop.db.select().from(users).where(eq(users.id, user.id))
  expect(JSON.stringify(body)).not.toContain(secrets[0]!.passwordHash)
  expect((await shop.call('GET', accountPaths.ownData)).status).toBe(401)
})

test('an account is erased everywhere, and the address is notified', {
  tags: ['data-erasure', 'stock-request-forgotten', 'order-retention'],
}, async () => {
  await files.put(file, Buffer.from('scan'))
  const [user] = await shop.db.select().from(users).where(eq(users.email, email))
  const neighbour = await shop.person({ userTypeId: 3 })
  const here = await shop.device({ email })
  expect((await traces(mark)).length).toBeGreaterThan(6)
  const unproven = await here.delete(accountPaths.user, { password: 'not it' })
  expect([unproven.status, unproven.body.code]).toEqual([400, 'wrong-password'])
  expect((await here.delete(accountPaths.user, { password, commission_given_up: 1 })).status).toBe(200)

  await expect.poll(() => office.received.map(({ to }) => to)).toContainEqual([email])
  // Invoices keep who bought what and who was paid, as required by law; the address of a profile is kept until the
  // marketing service has deleted it, which this shop no longer has. What admins wrote stays without their name.
  await expect
    .poll(async () => (await traces(mark)).toSorted())
    .toEqual([
      'content_versions',
      'import_rows',
      'imports',
      'marketing_profiles',
      'orders',
      'product_countries',
      'recalls',
      'self_billed_invoices',
      'self_billing_agreements',
      'stock_movements',
    ])
  const [kept] = await shop.db.select().from(orders)
  expect(kept).toMatchObject({ userId: null, address: { last_name: `${mark} last name`, phone: '' } })
  await expect.poll(() => files.get(file)).toBeUndefined()
  expect((await here.get(accountPaths.user)).status).toBe(401)
  const [left] = await shop.db.select().from(users).where(eq(users.id, user!.id))
  expect(left).toMatchObject({ email: null, firstName: '', passwordHash: null })
  expect(left!.erasedAt).not.toBeNull()
  expect(await shop.db.select().from(users).where(eq(users.id, neighbour.id))).toEqual([neighbour])
  expect((await shop.device(neighbour)).tokens.access_token).toBeTruthy()
})

const waiting = async () =>
  (
    await shop.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

test('an account can be erased while a payment of its order is settled', async () => {
  const anna = await shop.person({ userTypeId: 4 })
  const [brand] = await shop.db.insert(brands).values({ slug: 'hof', name: 'Hof' }).returning()
  const { variantId } = await insertProduct(shop.db, { slug: 'rest', brandId: brand!.id })
  const lines = [{ variantId, quantity: 1, price: 1000, name: 'Rest' }]
  const { order, paymentId } = await insertOrder(shop.db, { userId: anna.id, email: anna.email, lines })
  const here = await shop.device(anna)
  const erasing = await shop.sql.begin(async (settling) => {
    await settling`SELECT FROM orders WHERE id = ${order.id} FOR UPDATE`
    const erased = here.delete(accountPaths.user, { password })
    await expect.poll(waiting).toBe(1)
    await settling`SELECT FROM payments WHERE id = ${paymentId} FOR UPDATE`
    return { erased }
  })
  expect((await erasing.erased).status).toBe(200)
})

test('an admin has to give up the role before erasing their account', async () => {
  const admin = await shop.device(await shop.person({ userTypeId: 1 }))
  expect((await admin.delete(accountPaths.user, { password })).body.code).toBe('own-account')
  expect((await admin.get(accountPaths.user)).status).toBe(200)
})

describe('a practitioner’s record of a client', () => {
  const share = async () => {
    const [ilse, anna] = [await shop.person({ userTypeId: 2 }), await shop.person({ userTypeId: 4 })]
    const now = new Date()
    const [client] = await shop.db
      .insert(clients)
      .values({
        practitionerId: ilse.id,
        userId: anna.id,
        email: anna.email,
        firstName: 'Anna',
        lastName: 'Maes',
        language: 'en',
        discountRate: 10,
        createdAt: now,
      })
      .returning()
    const [protocol] = await shop.db
      .insert(protocols)
      .values({ practitionerId: ilse.id, name: 'Calm', description: '', createdAt: now, updatedAt: now })
      .returning()
    const shared = { protocolId: protocol!.id, clientId: client!.id, reason: 'Mine.' }
    await shop.db
      .insert(protocolShares)
      .values({ ...shared, sealedNotes: sealing.seal('Begin.'), sharedAt: now })
    return { ilse, anna, protocolId: protocol!.id }
  }

  test.each([
    ['client', 'clients', 'protocol_shares'],
    ['practitioner', 'protocols', 'protocol_shares'],
    ['practitioner', 'protocols', 'clients'],
  ])('is erased with the %s while a share locks %s and then %s', async (who, first, second) => {
    const { ilse, anna } = await share()
    const here = await shop.device(who === 'client' ? anna : ilse)
    const erasing = await shop.sql.begin(async (sharing) => {
      await sharing.unsafe(`SELECT FROM ${first} FOR UPDATE`)
      const erased = here.delete(accountPaths.user, { password })
      await expect.poll(waiting).toBe(1)
      await sharing.unsafe(`SELECT FROM ${second} FOR UPDATE`)
      return { erased }
    })
    expect((await erasing.erased).status).toBe(200)
  })
  const sharesOf = (protocolId: number) =>
    shop.db.select().from(protocolShares).where(eq(protocolShares.protocolId, protocolId))
  const protocolsOf = (practitionerId: number) =>
    shop.db.select().from(protocols).where(eq(protocols.practitionerId, practitionerId))

  test('is exported to the client, except the practitioner’s reasons and other data', async () => {
    const { anna } = await share()
    const { body } = await (await shop.device(anna)).get(accountPaths.ownData)
    expect(body).toMatchObject({
      clients: [],
      records_at_practitioners: [{ email: anna.email, discount_rate: 10 }],
      received_protocols: [{ notes: 'Begin.' }],
      protocols: [],
    })
    expect(JSON.stringify(body)).not.toContain('Mine.')
  })

  test('is erased with the client’s account, but the protocol stays', {
    tags: 'data-erasure-shared',
  }, async () => {
    const { anna, ilse, protocolId } = await share()
    expect((await (await shop.device(anna)).delete(accountPaths.user, { password })).status).toBe(200)
    expect(await sharesOf(protocolId)).toEqual([])
    expect(await shop.db.select().from(clients).where(eq(clients.practitionerId, ilse.id))).toEqual([])
    expect(await protocolsOf(ilse.id)).toHaveLength(1)
  })

  test('is erased with the practitioner’s account, and so are their protocols', {
    tags: 'data-erasure-shared',
  }, async () => {
    const { anna, ilse, protocolId } = await share()
    expect((await (await shop.device(ilse)).delete(accountPaths.user, { password })).status).toBe(200)
    expect(await sharesOf(protocolId)).toEqual([])
    expect(await shop.db.select().from(clients).where(eq(clients.userId, anna.id))).toEqual([])
    expect(await protocolsOf(ilse.id)).toEqual([])
  })
})
