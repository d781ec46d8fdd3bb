import { expect, test } from 'vitest'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import type { Texts } from '#domain/translation.ts'
import english from '../../../locales/en/pages.json' with { type: 'json' }
import { standardPage } from './content-page.ts'
import { deliveryRates } from './delivery-rates.ts'

test.each(Object.keys(english))(
  'the page "%s" contains the facts of its region',
  { tags: 'page-practitioners-info' },
  (name) => {
    const page = standardPage(english as unknown as Texts, name, 'uk')
    expect(JSON.stringify(page)).not.toContain('{{')
    expect(page.sections.length).toBeGreaterThan(3)
  },
)

test.each([
  ['eu', 'BE', '5,50\u00a0€', '60,00\u00a0€'],
  ['eu', 'FR', '6,95\u00a0€', '90,00\u00a0€'],
  ['eu', 'HU', '11,95\u00a0€', '150,00\u00a0€'],
  ['uk', 'GB', '£3.95', '£50.00'],
] as const)(
  'the page of the %s store says what delivery to %s costs and from which amount it is free',
  (region, code, price, freeFrom) => {
    const shop = { language: 'en', region, origin: '', otherStoreUrl: undefined, paymentMarks: [] } as const
    const rates = deliveryRates({ shop, t: (key) => key }, [])
    const door = rates.find((each) => each.code === code)?.rates.find(({ method }) => method === 'door')
    expect(door).toMatchObject({ price, freeFrom })
    expect(rates.map((each) => each.code).sort()).toEqual(countriesDeliveredTo(region).sort())
  },
)

test('pick-up points are mentioned only where there are any', () => {
  const shop = {
    language: 'en',
    region: 'eu',
    origin: '',
    otherStoreUrl: undefined,
    paymentMarks: [],
  } as const
  const rates = deliveryRates({ shop, t: (key) => key }, ['NL'])
  const picksUp = rates.filter((each) => each.rates.some(({ method }) => method === 'pick_up'))
  expect(picksUp.map(({ code }) => code)).toEqual(['NL'])
})
