import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePaths, type ProductPage } from '#contract/catalogue.ts'
import { messagePaths } from '#contract/message-paths.ts'
import { type SearchResponse, searchPaths } from '#contract/search.ts'
import { openApi } from '../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from '../catalogue/fixtures.ts'
import { inProcessApi } from './in-process-api.ts'

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const { linden } = await insertVocabulary(db)
    await insertProduct(db, { slug: 'iron', brandId: linden!, names: { en: 'Iron', de: 'Eisen' } })
  })
})
afterAll(() => shop.close())

const open = (address?: string) => {
  const seen = { whole: false }
  const onWholeCatalogue = () => void Object.assign(seen, { whole: true })
  return { seen, api: inProcessApi(shop.app, { language: 'de', address, onWholeCatalogue }) }
}

test('a page gets the API’s responses in its language', async () => {
  const { api, seen } = open()
  const { data } = await api.get<ProductPage>(cataloguePaths.products)
  expect(data[0]?.name).toBe('Eisen')
  expect(seen.whole).toBe(true)
})

test('a page uses the same search call as everybody', async () => {
  const asked = { query: 'eisen', language_code: 'de' }
  const { hits } = await open().api.post<SearchResponse>(searchPaths.search, asked)
  expect(hits.map(({ name }) => name)).toEqual(['Eisen'])
})

test('a refusal becomes the status of the page', async () => {
  const refused = open().api.post(searchPaths.search, { query: 'iron', page: '0' })
  await expect(refused).rejects.toMatchObject({ status: 400 })
})

test('a form is accepted, or refused with words about each field in the language of the page', async () => {
  const { api } = open('203.0.113.6')
  const form = { topic: '', message: 'Hallo', language: 'de', token: '', name: 'Vera', email: 'vera@' }
  expect(await api.submit(messagePaths.send, form)).toMatchObject({
    status: 400,
    code: 'invalid-input',
    errors: { topic: [expect.any(String)], email: [expect.stringContaining('E-Mail')] },
  })
  const filledIn = { ...form, topic: 'other', email: 'vera@example.com', website: 'https://example.com' }
  expect(await api.submit(messagePaths.send, filledIn)).toBeUndefined()
})

test('a page made for one visitor passes on their IP address, so that rate limits count for them', async () => {
  const door = fastify()
  door.get('/api/who', async ({ ip, method }) => ({ ip, method }))
  door.post('/api/who', async ({ ip, method }) => ({ ip, method }))
  const options = { language: 'en' as const, onWholeCatalogue: () => {} }
  const api = inProcessApi(door, { ...options, address: '203.0.113.5' })
  expect(await api.post('/who')).toEqual({ ip: '203.0.113.5', method: 'POST' })
  expect(await api.get('/who')).toEqual({ ip: '203.0.113.5', method: 'GET' })
  expect(await inProcessApi(door, options).get('/who')).toEqual({ ip: '127.0.0.1', method: 'GET' })
})
