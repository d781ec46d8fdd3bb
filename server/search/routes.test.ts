import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { IngredientList } from '#contract/catalogue.ts'
import { type Hit, SearchResponse, searchPaths } from '#contract/search.ts'
import { languages } from '#domain/languages.ts'
import { searchCallPageSize, searchQueryMaximum } from '#domain/search/limits.ts'
import { openAccounts } from '../../tests/support/accounts-api.ts'
import { maxWaitMs } from '../../tests/support/max-wait.ts'
import { daysAgo, insertProduct, insertVocabulary } from '../catalogue/fixtures.ts'

let shop: Awaited<ReturnType<typeof openAccounts>>
let ids: Record<string, number>
beforeAll(async () => {
  shop = await openAccounts()
  ids = await insertVocabulary(shop.db)
  const brandId = ids.linden!
  const add = (slug: string, name: string, days: number, more = {}) =>
    insertProduct(shop.db, { slug, brandId, names: { en: name }, createdAt: daysAgo(days), ...more })
  const calm = { names: { en: 'Selenium 300', de: 'Selenium für Ruhe' } }
  await insertProduct(shop.db, { slug: 'calm', brandId, createdAt: daysAgo(9), ...calm })
  await add('zinc', 'Zinc 15', 8, { brandId: ids.amber, stock: 0 })
  await add('beauty', 'Skin beauty', 10, {
    lines: [{ ingredientId: ids['ingredient-magnesium'], name: 'Magnesium' }],
  })
  await add('pro', 'Selenium for practitioners', 7, { practitionerOnly: true })
  await add('draft', 'Selenium draft', 6, { status: 'draft' })
  await vi.waitFor(async () => expect(await listed('practitioners')).toEqual(['pro']), maxWaitMs)
})
afterAll(() => shop.close())

const asked = (query: string, more = '') => `${searchPaths.search}?${new URLSearchParams({ query })}${more}`
const search = (query: string, more = '', body?: object) => shop.call('POST', asked(query, more), body)
const listed = async (query: string, more = '') =>
  (await search(query, more)).body.hits.map(({ slug }: Hit) => slug)
const noted = (text: string) => shop.logged.filter((line) => line.includes(text))

describe('a search', () => {
  test('matches its contract, with and without options', {
    tags: ['search-counts', 'search-parts'],
  }, async () => {
    const plain = SearchResponse.parse((await search('selenium')).body)
    expect(plain).toMatchObject({
      current_page: 1,
      per_page: searchCallPageSize,
      total_found: 2,
      total_pages: 1,
    })
    expect(plain.filters).toBeUndefined()
    expect(plain.hits[0]?.formatted).toBeUndefined()
    const full = SearchResponse.parse((await search('selenium', '&formatted=1&with_filters=1')).body)
    const brands = full.filters?.brands.map(({ name, count }) => [name, count])
    expect(brands).toContainEqual(['Linden & Co', 2])
    expect(full.hits).toHaveLength(2)
    for (const { name, formatted } of full.hits)
      expect(formatted?.name.map(({ text }) => text).join('')).toBe(name)
  })

  test('finds products by name, ignoring case', async () => {
    expect((await listed('SELENIUM')).toSorted()).toEqual(['calm', 'pro'])
    expect(await listed('zinc')).toEqual(['zinc'])
  })

  test('accepts the priorities of section 7, and refuses others by name', {
    tags: 'call-search',
  }, async () => {
    for (const priorities of [['name', 'ingredients'], ['ingredients', 'name'], ['ingredients']])
      expect((await search('selenium', '', { priorities })).body.total_found).toBe(2)
    expect((await search('selenium', '', {})).status).toBe(200)
    const refused = await search('selenium', '', { priorities: ['price'] })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await search('selenium', '', { priorities: [], brand: 1 })).status).toBe(400)
  })

  test('can be narrowed by the filters of the catalogue', async () => {
    expect(await listed('selenium', `&brands=${ids.linden}`)).toHaveLength(2)
    expect(await listed('selenium', `&brands=${ids.amber}`)).toEqual([])
    expect(await listed('zinc', '&availability=1')).toEqual([])
    expect((await search('zinc')).body).toMatchObject({ available_products: 0, unavailable_products: 1 })
  })

  test('can be sorted like the catalogue, and by default shows the best match first', {
    tags: 'call-search',
  }, async () => {
    expect(await listed('selenium', '&order_by=created_at&order=desc')).toEqual(['pro', 'calm'])
    expect(await listed('selenium', '&order_by=created_at&order=asc')).toEqual(['calm', 'pro'])
    expect(await listed('selenium', '&order_by=1&order=desc')).toEqual(await listed('selenium'))
    expect(noted('unknown order left out')).toEqual([])
  })

  test('ignores and logs an unknown order', async () => {
    expect(await listed('selenium', '&order_by=colour&order=sideways')).toEqual(await listed('selenium'))
    expect(noted('unknown order left out')).toHaveLength(2)
  })

  test('is paged, with correct totals even past the end', async () => {
    const past = await search('selenium', '&per_page=1&page=1000000000')
    expect(past.body).toMatchObject({ hits: [], total_found: 2, total_pages: 2, current_page: 1_000_000_000 })
    expect(await listed('selenium', '&per_page=1&page=2')).toHaveLength(1)
  })

  test('shows practitioner prices only to practitioners', {
    tags: 'search-practitioner-prices',
  }, async () => {
    const { body, headers } = await search('practitioners')
    expect(body.hits[0]).toMatchObject({ slug: 'pro', variants: [{ price: null }] })
    expect(headers.vary).toContain('authorization')
    const ilse = await shop.device(await shop.person({ userTypeId: 2 }))
    const hers = await ilse.post(asked('practitioners'))
    expect(hers.body.hits[0].variants[0].price).toBeGreaterThan(0)
    expect(hers.headers['cache-control']).toBe('private, no-store')
  })
})

describe('somebody who types an ingredient among the results', () => {
  const found = async (query: string, more = '') => {
    const asked = new URLSearchParams({ query, text: 'magn' })
    const { status, body } = await shop.call('GET', `${searchPaths.ingredients}?${asked}${more}`)
    expect(status).toBe(200)
    return IngredientList.parse(body).data.map(({ slug, count }) => `${slug} ${count}`)
  }

  test('finds it with the number of results that contain it', async () => {
    expect(await found('skin')).toEqual(['ingredient-magnesium 1'])
    expect(await found('selenium')).toEqual([])
  })

  test('sees what the other filters leave, and a corrected query only if corrections are wanted', async () => {
    expect(await found('skin', `&brands=${ids.linden}`)).toEqual(['ingredient-magnesium 1'])
    expect(await found('skin', `&brands=${ids.amber}`)).toEqual([])
    expect(await found('beuaty')).toEqual(['ingredient-magnesium 1'])
    expect(await found('beuaty', '&exact=1')).toEqual([])
  })
})

describe('the language of a search', () => {
  const nameIn = async (more: string, headers = {}) =>
    (await shop.call('POST', asked('selenium', `${more}&order_by=id&order=asc`), undefined, { headers })).body
      .hits[0].name

  test('is language_code in any spelling, or else English, whatever the browser’s language', {
    tags: 'call-search-language',
  }, async () => {
    expect(await nameIn('&language_code=de')).toBe('Selenium für Ruhe')
    expect(await nameIn('&language_code=DE-at')).toBe('Selenium für Ruhe')
    expect(await nameIn('', { 'accept-language': 'de' })).toBe('Selenium 300')
  })

  test.each(['tlh', 'x'.repeat(5000), '../../etc'])(
    'is English for “%s”, and the log says so',
    async (code) => {
      const before = noted('unsupported language').length
      expect(await nameIn(`&language_code=${code}`, { 'accept-language': 'de' })).toBe('Selenium 300')
      const lines = noted('unsupported language')
      expect(lines).toHaveLength(before + 1)
      expect(lines.at(-1)?.length).toBeLessThan(400)
    },
  )

  test.each(languages)('may be %s', async (language) => {
    expect((await search('selenium', `&language_code=${language}`)).body.total_found).toBe(2)
  })
})

describe('a query', () => {
  test.each([
    ['nothing', ''],
    ['spaces', ' \t　 '],
    ['one letter', 'm'],
    ['more than anybody means', 'a'.repeat(5000)],
    ['many words', 'selenium zinc '.repeat(300)],
    ['pictures', '🍋🍋‍🟩👩🏽‍⚕️'],
    ['right to left', 'مغنيسيوم \u202eabc'],
    ['control characters', '\u0000\u0007\u001b[31m\r\n\u2028'],
    ['half a sign', '\ud83c'],
    ['pieces of a pattern', '(((((.*)+)+)+$|[a-z]{1,99999}\\'],
    ['pieces of a query', "'; DROP TABLE products; --"],
    ['pieces of a page', '<img src=x onerror=alert(1)>'],
    ['the names of built-in things', '__proto__ constructor toString hasOwnProperty'],
    ['signs of one kind', '%'.repeat(300)],
    ['Chinese', '維生素'],
  ])('of %s gets an answer that matches the contract', { tags: 'search-any-input' }, async (_, query) => {
    const { status, body } = await search(query, '&formatted=1&with_filters=1')
    expect(status).toBe(200)
    SearchResponse.parse(body)
  })

  test('is cut rather than refused if too long', async () => {
    expect(await listed(`zinc${' '.repeat(searchQueryMaximum)}${'x'.repeat(4000)}`)).toEqual(['zinc'])
  })

  test.each([
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=1000000001', 'page'],
    ['per_page=0', 'per_page'],
    ['per_page=101', 'per_page'],
    ['per_page=many', 'per_page'],
  ])('with %s is refused with the name of its field', async (parameter, field) => {
    const { status, body } = await search('zinc', `&${parameter}`)
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test.each(['colour=red', '__proto__=1', 'brands=%', 'brands=1,abc&brands=9', 'exact=yes', 'formatted[]=1'])(
    'with %s works',
    async (parameter) => expect((await search('zinc', `&${parameter}`)).status).toBe(200),
  )

  test('with a URL of 10,000 characters is refused', async () => {
    expect(await search('a'.repeat(10_000))).toMatchObject({
      status: 414,
      body: { code: 'address-too-long' },
    })
  })

  test('appears in no log line', { tags: 'search-not-kept' }, async () => {
    await search('sauerkraut', '&language_code=tlh&order_by=colour')
    await search('sauerkraut', '&page=0')
    expect(noted('sauerkraut')).toEqual([])
  })
})

test('a caller who searches faster than anybody types is asked to wait; others are not affected', {
  tags: 'search-any-input',
}, async () => {
  const impatient = { remoteAddress: '203.0.113.9' }
  const statuses = new Set<number>()
  for (let round = 0; round < 650 && !statuses.has(429); round++)
    statuses.add((await shop.call('POST', asked('zinc'), undefined, impatient)).status)
  expect([...statuses]).toEqual([200, 429])
  expect((await search('zinc')).status).toBe(200)
})
