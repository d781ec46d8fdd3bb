import type { Product } from '#contract/catalogue.ts'
import type { ListedPublicProtocol } from '#contract/public-protocols.ts'
import type { PublishedStore, Store } from '#contract/storefront.ts'
import type { Currency } from '#domain/money.ts'
import { healthProfessions } from '#domain/practitioners/registration-lists.ts'
import { storeGaps } from '#domain/storefront/sections.ts'
import type { StoreRow } from './find-store.ts'

export function presentStore(store: StoreRow, currency: Currency): Store {
  const { content, name, revision, changedAt, publishedAt, publishedRevision } = store
  return {
    ...content,
    name,
    revision,
    changed_at: changedAt.toISOString(),
    published_at: publishedAt?.toISOString() ?? null,
    has_unpublished_changes: publishedRevision !== null && publishedRevision !== revision,
    missing: storeGaps(content),
    currency,
  }
}

export type Owner = {
  firstName: string
  lastName: string
  organisationName: string | null
  healthProfession: number | null
  isCertified: boolean
}

type ShownBeside = {
  logoSize: PublishedStore['logo_size']
  currency: Currency
  products: ReadonlyMap<number, Product>
  protocols: readonly ListedPublicProtocol[]
}

/** What is hidden is not sent. */
export function presentPublished(
  { name, published }: Pick<StoreRow, 'name'> & { published: NonNullable<StoreRow['published']> },
  owner: Owner,
  { currency, logoSize, products, protocols }: ShownBeside,
): PublishedStore {
  const { listing, ...content } = published
  const isHidden = (section: string) =>
    content.sections.some((each) => each.section === section && each.is_hidden)
  const { place, is_online, is_in_person } = listing
  const nothing = { title: '', description: '' }
  const recommended = isHidden('products') ? [] : content.product_variant_ids.filter((id) => products.has(id))
  return {
    ...content,
    logo_size: logoSize,
    ...(isHidden('about') && { about: { ...nothing, image: null } }),
    ...(isHidden('services') && { services: [], services_header: nothing }),
    ...(isHidden('packages') && { packages: [] }),
    ...(isHidden('approach') && { approach: { ...nothing, images: [null, null] } }),
    ...(isHidden('hours') && { opening_hours: [] }),
    ...(isHidden('message') && { message: '' }),
    ...(isHidden('contact') && {
      contact: { ...content.contact, description: '', address: '', phone: '', email: '', languages: [] },
    }),
    sections: content.sections.filter(({ is_hidden }) => !is_hidden),
    name,
    first_name: owner.firstName,
    last_name: owner.lastName,
    organisation_name: owner.organisationName ?? '',
    health_profession: healthProfessions[(owner.healthProfession ?? 0) - 1] ?? 'other',
    is_certified: owner.isCertified,
    currency,
    place,
    is_online,
    is_in_person,
    product_variant_ids: recommended,
    products: recommended.map((id) => products.get(id)!),
    protocols: isHidden('protocols') ? [] : [...protocols],
  }
}
