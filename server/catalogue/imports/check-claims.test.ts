import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadRow } from '#domain/catalogue/imports/decide-rows.ts'
import { completeRows, openImportShop } from '../../../tests/support/import-shop.ts'
import { withClaimsCheck } from './check-claims.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

const claim = 'This tea cures migraine.'
const described = (sourceKey: string): ReadRow => ({
  number: 1,
  lastNumber: 1,
  patch: { target: { source: 'hof', sourceKey }, creates: true, texts: { en: { description: claim } } },
  notes: [],
})

test('a text that an admin allowed for one product is refused in all others, known or new', async () => {
  await shop.take(completeRows('tea', 'herb'))
  await shop.sql`
    INSERT INTO claim_reviews (kind, subject_id, field, language, text, state, reason, asked_at, decided_at)
    SELECT 'product', id::text, 'description', 'en', ${claim}, 'allowed', 'A title', now(), now()
    FROM products WHERE slug = 'hof-tea'`
  const known = await shop.sql<{ slug: string; source: string; sourceKey: string }[]>`
    SELECT slug, source, source_key AS "sourceKey" FROM products ORDER BY slug DESC`
  await withClaimsCheck(async ({ check, isRefused }) => {
    await check(shop.db, [described('mint')])
    expect(known.map((product) => [product.slug, isRefused('en', claim, product)])).toEqual([
      ['hof-tea', false],
      ['hof-herb', true],
    ])
    expect(isRefused('en', claim, { source: 'hof', sourceKey: 'mint' })).toBe(true)
    expect(isRefused('en', 'A tea.', { source: 'hof', sourceKey: 'mint' })).toBe(false)
  })
})
