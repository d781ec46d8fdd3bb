import { expect, test } from 'vitest'
import { legacyRedirect } from './legacy-redirects.ts'

const targets = async () => ({
  brands: [{ id: 5, slug: 'norrvik' }],
  categories: [{ id: 1, slug: 'minerals', children: [{ id: 12, slug: 'magnesium' }] }],
})
const goesTo = async (url: string) => (await legacyRedirect(url, targets))?.location

test('old general pages have moved permanently', async () => {
  expect(await legacyRedirect('/pages/practitioners-information', targets)).toEqual({
    status: 301,
    location: '/practitioners-information',
  })
  expect(await goesTo('/pages/privacy')).toBe('/privacy')
  expect(await goesTo('/account/register')).toBe('/onboarding/register-as')
})

test('registration has moved in every language', async () => {
  expect(await goesTo('/de/account/register?ref=mail')).toBe('/de/onboarding/register-as')
  expect(await goesTo('/zh_tw/account/register/')).toBe('/zh_tw/onboarding/register-as')
  expect(await goesTo('/xx/account/register')).toBeUndefined()
})

test('an old collection redirects to its brand, else its category, else to all products', {
  tags: 'redirect-collections',
}, async () => {
  const order = 'order_by=id&order=desc&order_name=1'
  expect(await goesTo('/collections/norrvik')).toBe(`/products?brands=5&${order}`)
  expect(await goesTo('/collections/magnesium/products/mag-300')).toBe(`/products?categories=12&${order}`)
  expect(await goesTo('/collections/unheard-of')).toBe(`/products?${order}`)
})

test('all other paths are left alone', async () => {
  expect(await goesTo('/en/products')).toBeUndefined()
  expect(await goesTo('/pages/__proto__')).toBeUndefined()
  expect(await goesTo('/constructor')).toBeUndefined()
})
