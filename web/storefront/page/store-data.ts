import { storeImagePath } from '#contract/media.ts'
import type { PublishedStore } from '#contract/storefront.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { storePagePath } from '#domain/storefront/links.ts'

type Place = { origin: string; language: Language; profession: string }

/** Structured data for search engines: the page, whom it is about, and what they offer. */
export function storeData(store: PublishedStore, { origin, language, profession }: Place): object {
  const url = `${origin}/${language}${storePagePath(store.name)}`
  const person = `${url}#person`
  const { contact, header, organisation_name, packages } = store
  const image = header.image ?? store.logo
  return {
    '@graph': [
      {
        '@type': 'ProfilePage',
        url,
        name: header.title,
        inLanguage: languageTag(store.language),
        mainEntity: {
          '@type': 'Person',
          '@id': person,
          name: `${store.first_name} ${store.last_name}`,
          url,
          description: header.description,
          ...(profession && { jobTitle: profession }),
          ...(image && { image: `${origin}${storeImagePath(image, 1600)}` }),
          ...(contact.email && { email: contact.email }),
          ...(contact.phone && { telephone: contact.phone }),
          ...(contact.address && { address: contact.address }),
          ...(contact.languages.length > 0 && { knowsLanguage: contact.languages }),
          ...(organisation_name && { worksFor: { '@type': 'Organization', name: organisation_name } }),
        },
      },
      ...store.services.map(({ name, description }) => ({
        '@type': 'Service',
        name,
        ...(description && { description }),
        provider: { '@id': person },
      })),
      ...packages.map(({ name, price }) => ({
        '@type': 'Service',
        name,
        provider: { '@id': person },
        ...(price !== null && {
          offers: { '@type': 'Offer', price: price.toFixed(2), priceCurrency: store.currency },
        }),
      })),
    ],
  }
}
