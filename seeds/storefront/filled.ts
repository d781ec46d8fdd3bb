import type { StoreContent } from '#contract/storefront.ts'
import type { Variants } from '../protocols/find-variants.ts'
import type { SeededStore } from './lindehof.ts'

type SeedInput = { variants: Variants; nextId: () => number }

/** A new page with the seeded texts; products the shop does not have are left out. */
export function filled(
  content: StoreContent,
  seeded: SeededStore,
  { variants, nextId }: SeedInput,
): StoreContent {
  const { header, about, contact, message } = seeded
  return {
    ...content,
    header: { ...content.header, ...header },
    about: { ...content.about, ...about },
    services: seeded.services.map(([icon, name, description], at) => ({
      id: nextId(),
      order: at + 1,
      icon,
      name,
      description,
    })),
    packages: seeded.packages.map(([name, price, features], at) => ({
      id: nextId(),
      order: at + 1,
      name,
      price,
      image: null,
      is_highlighted: name === seeded.highlighted,
      features: features.map((text) => ({ feature_id: nextId(), text })),
    })),
    opening_hours: seeded.hours.map(([day, opens, closes]) => ({ day, opens, closes })),
    contact: { ...contact, languages: [...contact.languages] },
    message,
    sections: content.sections.map(({ section }) => ({
      section,
      is_hidden: section === 'message' && !message,
    })),
    product_variant_ids: seeded.recommended.flatMap((name) => variants.get(name) ?? []),
    listing: { is_listed: true, place: seeded.place, is_online: true, is_in_person: true },
  }
}
