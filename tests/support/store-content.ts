import type { Store, StoreContent } from '#contract/storefront.ts'
import { storeSections } from '#domain/storefront/sections.ts'

/** A shop page that has just been created, with some of its parts filled. */
export function newStore(parts: Partial<Store> = {}): Store {
  return {
    type: 'personal',
    theme: 'linden',
    accent: null,
    language: 'en',
    logo: null,
    header: { title: '', description: '', image: null, second_image: null },
    about: { title: '', description: '', image: null },
    services_header: { title: '', description: '' },
    services: [],
    packages: [],
    approach: { title: '', description: '', images: [null, null] },
    message: '',
    contact: { appointment_url: '', description: '', address: '', phone: '', email: '', languages: ['en'] },
    opening_hours: [],
    timezone: 'Europe/Brussels',
    sections: storeSections.map((section) => ({ section, is_hidden: section === 'message' })),
    product_variant_ids: [],
    welcome_discount: 0,
    listing: { is_listed: false, place: '', is_online: false, is_in_person: true },
    name: 'lindehof',
    revision: 1,
    changed_at: '2026-11-28T09:00:00.000Z',
    published_at: null,
    has_unpublished_changes: false,
    missing: [],
    currency: 'EUR',
    ...parts,
  }
}

/** What an editor sends back of a page. */
export function contentOf(store: Store): StoreContent {
  const { name, revision, changed_at, published_at, has_unpublished_changes, missing, currency, ...content } =
    store
  return content
}
