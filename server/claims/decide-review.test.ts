import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { claimPaths } from '#contract/claim-paths.ts'
import type { AdminClaimReview } from '#contract/claims.ts'
import { storePaths } from '#contract/storefront.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'

let shop: StoresShop
let admin: Awaited<ReturnType<typeof newAdmin>>
let ilse: Awaited<ReturnType<StoresShop['withPage']>>
beforeAll(async () => {
  shop = await openStores({ DEMO: '1' })
  admin = await newAdmin()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql`DELETE FROM claim_reviews`
  ilse = await shop.withPage()
})

const claim = 'My plan cures bloating.'
const reason = 'It quotes the title of her book.'

async function newAdmin() {
  const person = await shop.person({ userTypeId: 1, firstName: 'Ada', lastName: 'Admin' })
  return { ...person, ...(await shop.device(person)) }
}
const write = (description: string) => ilse.put(storePaths.about, { title: 'About me', description })
const ask = (field = 'about.description', note = '') => ilse.post(storePaths.claimReviews, { field, note })
const own = async () => (await ilse.get(storePaths.claimReviews)).body.data
const waiting = async (): Promise<AdminClaimReview[]> => (await admin.get(claimPaths.reviews)).body.data
const allow = (id: number, by = admin) => by.post(claimPaths.allow(id), { reason })
const decline = (id: number, by = admin) => by.post(claimPaths.decline(id), { reason })
const blocked = { status: 409, body: { code: 'store-claims' } }

/** Writes the claim and asks for its review. */
async function asked(text = claim): Promise<number> {
  await write(text)
  return (await ask()).body.id
}

describe('a practitioner whose text is refused', () => {
  test('asks for a review, which an admin sees with the words, why they are refused, and the note', async () => {
    await write(`Food first. ${claim}`)
    expect(await ilse.publish()).toMatchObject(blocked)
    const answer = await ask('about.description', 'It is the title of my book.')
    expect(answer).toMatchObject({ status: 201, body: { state: 'waiting', language: 'en', reason: null } })
    expect(await own()).toMatchObject([{ text: `Food first. ${claim}`, state: 'waiting' }])
    const { body } = await admin.get(claimPaths.reviews)
    expect(body).toMatchObject({ waiting: 1, total_results: 1 })
    expect(body.data).toMatchObject([
      {
        subject: {
          kind: 'store',
          id: String(ilse.id),
          name: expect.stringMatching(/^Practice \d+$/),
          path: null,
        },
        practitioner: { id: ilse.id },
        text: `Food first. ${claim}`,
        note: 'It is the title of my book.',
        findings: [{ reason: 'medicinal', is_refused: true }],
      },
    ])
    const [{ start, end }] = body.data[0].findings
    expect(body.data[0].text.slice(start, end)).toBe('cures bloating')
  })

  test('publishes once it is allowed, and is told why; an edited text is checked anew', async () => {
    const id = await asked()
    expect(await allow(id)).toMatchObject({
      status: 200,
      body: { state: 'allowed', decided_by: 'Ada Admin' },
    })
    expect(await shop.emails(ilse.id)).toEqual([
      { template: 'claim-allowed', user_id: ilse.id, review_id: id },
    ])
    expect(await own()).toMatchObject([{ state: 'allowed', reason }])
    expect((await ilse.publish()).status).toBe(200)
    await write(`${claim} Always.`)
    expect(await ilse.publish()).toMatchObject(blocked)
    await write(` ${claim.replace(' ', '  ')}`)
    expect((await ilse.publish()).status).toBe(200)
  })

  test('is not helped by what was allowed of another text, or for somebody else', async () => {
    await allow(await asked())
    await ilse.put(storePaths.message, { message: 'My plan cures migraine.' })
    expect(await ilse.publish()).toMatchObject(blocked)
    const other = await shop.withPage()
    await other.put(storePaths.about, { title: '', description: claim })
    expect(await other.publish()).toMatchObject(blocked)
  })

  test('is told why it is declined, and cannot ask again for the same text', async () => {
    const id = await asked()
    expect(await decline(id)).toMatchObject({ status: 200, body: { state: 'declined', reason } })
    expect(await shop.emails(ilse.id)).toEqual([
      { template: 'claim-declined', user_id: ilse.id, review_id: id },
    ])
    expect(await own()).toMatchObject([{ state: 'declined', reason }])
    expect(await ilse.publish()).toMatchObject(blocked)
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'review-decided' } })
  })

  test('asks once, however often they press, and another wording replaces the first', async () => {
    const id = await asked()
    expect((await ask()).body.id).toBe(id)
    await write('My plan cures migraine.')
    const next = (await ask()).body.id
    expect((await waiting()).map((review) => review.id)).toEqual([next])
    expect(await allow(id)).toMatchObject({ status: 409, body: { code: 'review-decided' } })
  })

  test('no longer waits for a decision once the page is published without the wording', async () => {
    await asked()
    await write('No supplement cures anything.')
    expect((await ilse.publish()).status).toBe(200)
    expect(await waiting()).toEqual([])
  })
})

test('a review needs a text of one’s own page that is refused', async () => {
  await write('Food first.')
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'review-not-needed' } })
  expect(await ask('about.nothing')).toMatchObject({ status: 404 })
  expect((await ask('about.description', 'x'.repeat(501))).status).toBe(400)
  const pageless = await shop.keeper()
  expect((await pageless.post(storePaths.claimReviews, { field: 'message' })).status).toBe(404)
  expect((await pageless.get(storePaths.claimReviews)).body).toEqual({ data: [] })
})

describe('an admin', () => {
  test('gives a reason for each decision', async () => {
    const id = await asked()
    for (const body of [
      {},
      { reason: '' },
      { reason: '  short ' },
      { reason: `${reason}\0` },
      { reason, state: 'allowed' },
    ])
      for (const path of [claimPaths.allow(id), claimPaths.decline(id)])
        expect((await admin.post(path, body)).status).toBe(400)
    expect(await waiting()).toMatchObject([{ state: 'waiting' }])
  })

  test('takes back what was allowed: the page stays online, and is refused from then on', async () => {
    const id = await asked()
    await allow(id)
    await ilse.publish()
    const withdrawn = await admin.post(claimPaths.withdraw(id))
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { state: 'withdrawn', reason, decided_by: 'Ada Admin', withdrawn_by: 'Ada Admin' },
    })
    expect((await shop.published((await ilse.store()).name)).body.about.description).toBe(claim)
    expect(await ilse.publish()).toMatchObject(blocked)
    expect(await admin.post(claimPaths.withdraw(id))).toMatchObject({
      status: 409,
      body: { code: 'review-not-allowed' },
    })
    expect((await ask()).status).toBe(201)
  })

  test('takes back every review that allows the same text', async () => {
    const id = await asked()
    await allow(id)
    await shop.sql`
      INSERT INTO claim_reviews (kind, subject_id, practitioner_id, field, language, text, state, reason)
      SELECT kind, subject_id, practitioner_id, 'message', language, text, state, reason FROM claim_reviews`
    expect((await admin.post(claimPaths.withdraw(id))).body).toMatchObject({ id, state: 'withdrawn' })
    expect(await ilse.publish()).toMatchObject(blocked)
  })

  test('finds what was decided, latest first, and in the audit log', async () => {
    const first = await asked()
    await decline(first)
    const second = await asked('My plan cures migraine.')
    await allow(second)
    await admin.post(claimPaths.withdraw(second))
    const { body } = await admin.get(`${claimPaths.reviews}?state=decided`)
    expect(body).toMatchObject({ waiting: 0, decided: 2 })
    expect(body.data.map(({ id }: AdminClaimReview) => id)).toEqual([second, first])
    const audit = (await admin.get(adminPaths.audit)).body.data.slice(0, 3)
    expect(audit).toMatchObject([
      { action: 'claim-withdrawn', subject: { id: ilse.id }, details: { claim_review: second } },
      { action: 'claim-allowed', actor: { id: admin.id } },
      { action: 'claim-declined', details: { claim_review: first } },
    ])
  })

  test('decides once, even if several do at the same time', async () => {
    const others = await Promise.all([1, 2, 3].map(newAdmin))
    const id = await asked()
    const answers = await Promise.all(others.flatMap((other) => [allow(id, other), decline(id, other)]))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await shop.emails(ilse.id)).toHaveLength(1)
  })

  test('does not decide on a page of their own', { tags: 'admin-not-self' }, async () => {
    const id = await asked()
    await shop.sql`UPDATE claim_reviews SET practitioner_id = ${admin.id} WHERE id = ${id}`
    for (const decide of [allow, decline])
      expect(await decide(id)).toMatchObject({ status: 409, body: { code: 'own-account' } })
  })
})

test('reviews are part of somebody’s own data, without the admin’s name, and are erased with the account', {
  tags: 'data-export',
}, async () => {
  await decline(await asked())
  const exported = (await ilse.get(accountPaths.ownData)).body
  expect(exported.text_reviews).toMatchObject([{ text: claim, state: 'declined', reason }])
  expect(JSON.stringify(exported.text_reviews)).not.toContain('Ada')
  await ilse.delete(accountPaths.user, { password: 'Verbena-demo-1' })
  expect(await shop.sql`SELECT FROM claim_reviews WHERE practitioner_id = ${ilse.id}`).toHaveLength(0)
})
