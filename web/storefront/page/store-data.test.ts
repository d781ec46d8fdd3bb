import { expect, test } from 'vitest'
import type { PublishedStore } from '#contract/storefront.ts'
import { exampleStore } from '../../../tests/support/example-store.ts'
import { storeData } from './store-data.ts'

const { profession: _, ...facts } = exampleStore
const published: PublishedStore = {
  ...facts,
  logo_size: null,
  name: 'lindehof',
  health_profession: 'nutritional-therapists',
  product_variant_ids: [],
  products: [],
  welcome_discount: 0,
}
const place = {
  origin: 'https://verbena.example',
  language: 'en',
  profession: 'nutritional therapist',
} as const

test('search engines learn who the page is about and what they offer', () => {
  expect(storeData(published, place)).toMatchObject({
    '@graph': [
      {
        '@type': 'ProfilePage',
        url: 'https://verbena.example/en/practitioners/lindehof',
        mainEntity: {
          '@type': 'Person',
          name: 'Ilse Vermeulen',
          jobTitle: 'nutritional therapist',
          worksFor: { '@type': 'Organization', name: 'Praktijk Lindehof' },
          knowsLanguage: ['nl', 'fr'],
        },
      },
      { '@type': 'Service', name: 'Sleep' },
      { '@type': 'Service', name: 'Eight weeks', offers: { price: '340.00', priceCurrency: 'EUR' } },
    ],
  })
})

test('search engines learn nothing that the practitioner left out', () => {
  const contact = { ...published.contact, email: '', phone: '', address: '', languages: [] }
  const data = JSON.stringify(storeData({ ...published, contact, services: [], packages: [] }, place))
  for (const name of ['email', 'telephone', 'address', 'knowsLanguage', 'image', 'Service'])
    expect(data).not.toContain(`"${name}"`)
})
