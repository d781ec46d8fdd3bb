import { expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import type { StoreContent } from '#contract/storefront.ts'
import { storeSections } from '#domain/storefront/sections.ts'
import { presentPublished } from './present-store.ts'

const owner = {
  firstName: 'Ilse',
  lastName: 'Vermeulen',
  organisationName: null,
  healthProfession: 1,
  isCertified: true,
}
const products = new Map([7, 8].map((id) => [id, { id: id * 10 } as Product]))

const published = (hidden: readonly string[] = []) =>
  ({
    product_variant_ids: [8, 9, 7],
    sections: storeSections.map((section) => ({ section, is_hidden: hidden.includes(section) })),
    listing: { is_listed: true, place: 'Gent', is_online: false, is_in_person: true },
  }) as unknown as StoreContent

const shown = (content: StoreContent) =>
  presentPublished({ name: 'lindehof', published: content }, owner, {
    currency: 'EUR',
    logoSize: null,
    products,
    protocols: [],
  })

test('recommended products come in the practitioner’s order, without those no longer for sale', () => {
  const { product_variant_ids, products } = shown(published())
  expect(product_variant_ids).toEqual([8, 7])
  expect(products.map(({ id }) => id)).toEqual([80, 70])
})

test('hidden recommendations are not sent', () => {
  expect(shown(published(['products']))).toMatchObject({ product_variant_ids: [], products: [] })
})

test('the place is sent, whether or not the practitioner is in the directory', () => {
  expect(shown(published())).toMatchObject({ place: 'Gent', health_profession: 'nutritional-therapists' })
})
