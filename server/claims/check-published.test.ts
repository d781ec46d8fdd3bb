import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimPaths } from '#contract/claim-paths.ts'
import type { PublishedClaim, PublishedClaimPage } from '#contract/claims.ts'
import { storePaths } from '#contract/storefront.ts'
import { dayMs } from '#domain/local-time.ts'
import { productClaims } from '#server/catalogue/claims.ts'
import { insertProduct } from '#server/catalogue/fixtures.ts'
import { storeClaims } from '#server/storefront/claims.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'
import { checkPublished } from './check-published.ts'
import type { ClaimSources } from './sources.ts'

let shop: StoresShop
let admin: Awaited<ReturnType<StoresShop['device']>>
let clockMs = Date.now()
const sources: ClaimSources = { store: storeClaims, product: productClaims }
beforeAll(async () => {
  shop = await openStores({ DEMO: '1' })
  admin = await shop.device(await shop.person({ userTypeId: 1 }))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql`DELETE FROM claim_findings`
  await shop.sql`DELETE FROM claim_checks`
  await shop.sql`UPDATE storefronts SET published = NULL`
  await shop.sql`UPDATE products SET status = 'withdrawn'`
})

const claim = 'This tea cures migraine.'
const reason = 'The name of the old recipe.'

/** A check some minutes after the last one. */
function check(laterMs = 10 * 60_000, claimSources: ClaimSources = sources): Promise<void> {
  clockMs += laterMs
  const now = new Date(clockMs)
  return checkPublished({ db: shop.db, claimSources, clock: () => now, now })
}
const listed = async (kind = 'all'): Promise<PublishedClaimPage> =>
  (await admin.get(`${claimPaths.published}?kind=${kind}`)).body

async function sellTea(description = claim): Promise<number> {
  const { id } = await insertProduct(shop.db, {
    slug: `tea-${crypto.randomUUID()}`,
    brandId: shop.words.linden!,
    names: { en: 'Lime blossom tea' },
  })
  await describeTea(id, description)
  return id
}
async function describeTea(productId: number, description: string): Promise<void> {
  await shop.sql`UPDATE product_texts SET description = ${description} WHERE product_id = ${productId}`
  await shop.sql`UPDATE products SET updated_at = ${new Date(clockMs).toISOString()} WHERE id = ${productId}`
}

/** A page whose text was published before there was a rule against it. */
async function publishedBefore(text: string) {
  const ilse = await shop.withPage()
  await ilse.publish()
  await shop.sql`UPDATE storefronts SET content = jsonb_set(content, '{about,description}', to_jsonb(${text}::text))
    WHERE practitioner_id = ${ilse.id}`
  await shop.sql`UPDATE storefronts SET published = content WHERE practitioner_id = ${ilse.id}`
  return ilse
}

const waitingForLocks = async () =>
  (
    await shop.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  ).length

test('published texts that are refused are listed with what they belong to, and stay online', async () => {
  const ilse = await publishedBefore('My plan cures bloating.')
  const tea = await sellTea()
  expect(await listed()).toMatchObject({ data: [], checked_at: null })
  await check()
  const { name } = await ilse.store()
  const { data, checked_at } = await listed()
  expect(checked_at).toEqual(expect.any(String))
  expect(data).toMatchObject([
    {
      subject: { kind: 'store', id: String(ilse.id), path: `/practitioners/${name}` },
      practitioner: { id: ilse.id },
      text: 'My plan cures bloating.',
    },
    {
      subject: { kind: 'product', id: String(tea), name: 'Lime blossom tea · Linden & Co' },
      practitioner: null,
      language: 'en',
      text: claim,
      findings: [{ reason: 'disease', is_refused: true }],
    },
  ])
  expect((await listed('product')).data).toHaveLength(1)
  expect((await shop.published(name)).body.about.description).toBe('My plan cures bloating.')
  const [product] = await shop.sql`SELECT status FROM products WHERE id = ${tea}`
  expect(product).toEqual({ status: 'published' })
})

describe('a product text', () => {
  test('is checked again after an import has changed it', async () => {
    const tea = await sellTea('A tea of lime blossom.')
    await check()
    expect((await listed()).data).toEqual([])
    await describeTea(tea, claim)
    await check()
    expect((await listed()).data).toMatchObject([{ text: claim }])
    await describeTea(tea, 'A tea of lime blossom.')
    await check()
    expect((await listed()).data).toEqual([])
  })

  test('is checked in its own language', async () => {
    const tea = await sellTea('A tea.')
    await shop.sql`INSERT INTO product_texts (product_id, language, name, description)
      VALUES (${tea}, 'de', 'Lindenblütentee', 'Dieser Tee heilt Migräne.'), (${tea}, 'nl', 'Thee', ${claim})`
    await check()
    expect((await listed()).data).toMatchObject([{ language: 'de', text: 'Dieser Tee heilt Migräne.' }])
  })

  test('is no longer listed once the product is not sold, or gone', async () => {
    const [tea, other] = [await sellTea(), await sellTea()]
    await check()
    expect((await listed()).data).toHaveLength(2)
    await shop.sql`UPDATE products SET status = 'withdrawn', updated_at = ${new Date(clockMs).toISOString()} WHERE id = ${tea}`
    await check()
    expect((await listed()).data).toMatchObject([{ subject: { id: String(other) } }])
    await shop.sql`DELETE FROM products WHERE id = ${other}`
    await check(dayMs)
    expect((await listed()).data).toEqual([])
  })
})

describe('a published text that an admin allows', () => {
  test('is no longer listed, until it changes or the admin takes it back', async () => {
    const tea = await sellTea()
    await check()
    const [{ id }] = (await listed()).data as [PublishedClaim]
    const allowed = await admin.post(claimPaths.allowPublished(id), { reason })
    expect(allowed).toMatchObject({ status: 200, body: { state: 'allowed', reason, asked_at: null } })
    expect((await listed()).data).toEqual([])
    expect(await admin.post(claimPaths.allowPublished(id), { reason })).toMatchObject({
      status: 409,
      body: { code: 'review-decided' },
    })
    await check()
    expect((await listed()).data).toEqual([])
    await admin.post(claimPaths.withdraw(allowed.body.id))
    expect((await listed()).data).toMatchObject([{ id }])
    await describeTea(tea, `${claim} Really.`)
    await check()
    expect((await listed()).data).toMatchObject([{ text: `${claim} Really.` }])
  })

  test('answers the practitioner who asked for a review of it', async () => {
    const ilse = await publishedBefore('My plan cures bloating.')
    await ilse.post(storePaths.claimReviews, { field: 'about.description' })
    await check()
    const [{ id }] = (await listed()).data as [PublishedClaim]
    await admin.post(claimPaths.allowPublished(id), { reason })
    expect((await ilse.get(storePaths.claimReviews)).body.data).toMatchObject([{ state: 'allowed', reason }])
    expect(await shop.emails(ilse.id)).toMatchObject([{ template: 'claim-allowed' }])
    expect((await ilse.publish()).status).toBe(200)
  })

  test('is refused if another admin has just allowed what the practitioner asked for', async () => {
    const ilse = await publishedBefore('My plan cures bloating.')
    await ilse.post(storePaths.claimReviews, { field: 'about.description' })
    await check()
    const [{ id }] = (await listed()).data as [PublishedClaim]
    const { second } = await shop.sql.begin(async (first) => {
      await first`UPDATE claim_reviews SET state = 'allowed' WHERE practitioner_id = ${ilse.id}`
      const answer = admin.post(claimPaths.allowPublished(id), { reason })
      await expect.poll(waitingForLocks).toBe(1)
      return { second: answer }
    })
    expect(await second).toMatchObject({ status: 409, body: { code: 'review-decided' } })
    expect((await ilse.get(storePaths.claimReviews)).body.data).toHaveLength(1)
  })

  test('needs a reason, and has to be listed', async () => {
    await sellTea()
    await check()
    const [{ id }] = (await listed()).data as [PublishedClaim]
    expect((await admin.post(claimPaths.allowPublished(id), { reason: '' })).status).toBe(400)
    expect((await admin.post(claimPaths.allowPublished(id + 1), { reason })).status).toBe(404)
  })
})

test('a page is no longer listed once its practitioner has withdrawn it or is deactivated', async () => {
  const [ilse, other] = [await publishedBefore(claim), await publishedBefore(claim)]
  await check()
  expect((await listed()).data).toHaveLength(2)
  await ilse.publish(false)
  await shop.sql`UPDATE users SET deactivated_at = now() WHERE id = ${other.id}`
  await check()
  expect((await listed()).data).toEqual([])
})

test('after a check is interrupted, the next one checks the same texts', async () => {
  await sellTea()
  const now = new Date(clockMs)
  await checkPublished({ db: shop.db, claimSources: sources, clock: () => now, now }, AbortSignal.abort())
  expect(await listed()).toMatchObject({ data: [], checked_at: null })
  await check()
  expect((await listed()).data).toHaveLength(1)
})

test('while many texts are checked, requests are answered', async () => {
  const texts = Array.from({ length: 3000 }, (_, nth) => ({
    field: `text-${nth}`,
    language: 'en' as const,
    text: `Number ${nth}: this tea cures migraine, eczema and arthritis, says everybody who drinks it.`,
  }))
  const product = {
    async *published() {
      yield [{ id: '1', practitionerId: null, texts }]
    },
    describe: async () => new Map(),
  }
  let isRunning = true
  let answered = 0
  const running = check(0, { product }).finally(() => (isRunning = false))
  while (isRunning) {
    await new Promise((resolve) => setImmediate(resolve))
    answered += 1
  }
  await running
  expect(answered).toBeGreaterThan(3)
  expect((await listed('product')).total_results).toBe(3000)
})
