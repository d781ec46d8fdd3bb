import type { Package, Service, Store, StoreContent } from '#contract/storefront.ts'
import { same } from '#domain/same.ts'
import { type Period, sortedPeriods, type Weekday } from '#domain/storefront/opening-hours.ts'
import { moved, numbered, type StoreSection } from '#domain/storefront/sections.ts'

export type Change = (content: StoreContent) => StoreContent

/** What the practitioner writes and chooses, without what the server says about it. */
export function contentOf(store: Store): StoreContent {
  const {
    name: _,
    revision: __,
    changed_at: ___,
    published_at: ____,
    has_unpublished_changes: _____,
    missing: ______,
    currency: _______,
    ...content
  } = store
  return content
}

/** Whether saving it would change nothing: the server trims texts and sorts opening hours. */
export function isStoredAs(content: StoreContent, stored: StoreContent): boolean {
  const sorted = { ...content, opening_hours: sortedPeriods(content.opening_hours) }
  const trimmed = JSON.stringify(sorted, (_, value) => (typeof value === 'string' ? value.trim() : value))
  return same(JSON.parse(trimmed), stored)
}

type Titled = 'header' | 'about' | 'approach' | 'services_header' | 'contact' | 'listing'

/** Sets some fields of a part. */
export function withFields<Part extends Titled>(part: Part, fields: Partial<StoreContent[Part]>): Change {
  return (content) => ({ ...content, [part]: { ...content[part], ...fields } })
}

/** One of the two pictures; the other stays. */
export function withApproachImage(place: 'first' | 'second', image: string | null): Change {
  return (content) => {
    const [first, second] = content.approach.images
    const images: StoreContent['approach']['images'] = place === 'first' ? [image, second] : [first, image]
    return withFields('approach', { images })(content)
  }
}

export function withSectionHidden(section: StoreSection, is_hidden: boolean): Change {
  return (content) => ({
    ...content,
    sections: content.sections.map((each) => (each.section === section ? { section, is_hidden } : each)),
  })
}

/** Moves a section to the place of another. */
export function withSectionMoved(section: StoreSection, to: StoreSection): Change {
  return (content) => {
    const { sections } = content
    const from = sections.findIndex((each) => each.section === section)
    const place = sections.findIndex((each) => each.section === to)
    const one = sections[from]
    if (!one || place < 0) return content
    return { ...content, sections: sections.toSpliced(from, 1).toSpliced(place, 0, one) }
  }
}

type ItemLists = { services: Service; packages: Package }
type ItemList = keyof ItemLists

/** A number that no service, package or feature has. */
export function nextItemId({ services, packages }: StoreContent): number {
  const features = packages.flatMap((each) => each.features.map(({ feature_id }) => feature_id))
  return 1 + Math.max(0, ...features, ...[...services, ...packages].map(({ id }) => id))
}

export const withService: Change = (content) => ({
  ...content,
  services: [
    ...content.services,
    {
      id: nextItemId(content),
      order: content.services.length + 1,
      name: '',
      description: '',
      icon: 'apple',
    },
  ],
})

export const withPackage: Change = (content) => ({
  ...content,
  packages: [
    ...content.packages,
    {
      id: nextItemId(content),
      order: content.packages.length + 1,
      name: '',
      price: null,
      is_highlighted: false,
      image: null,
      features: [],
    },
  ],
})

export function withItem<List extends ItemList>(
  list: List,
  id: number,
  fields: Partial<ItemLists[List]>,
): Change {
  return (content) => ({
    ...content,
    [list]: (content[list] as ItemLists[ItemList][]).map((item) =>
      item.id === id ? { ...item, ...fields } : item,
    ),
  })
}

/** At most one package is highlighted. */
export function withHighlight(id: number, is_highlighted: boolean): Change {
  return (content) => ({
    ...content,
    packages: content.packages.map((each) => ({
      ...each,
      is_highlighted: each.id === id ? is_highlighted : each.is_highlighted && !is_highlighted,
    })),
  })
}

export function withoutItem(list: ItemList, id: number): Change {
  return (content) => ({
    ...content,
    [list]: numbered((content[list] as ItemLists[ItemList][]).filter((item) => item.id !== id)),
  })
}

/** `order` is counted from 1. */
export function withItemMoved(list: ItemList, id: number, order: number): Change {
  return (content) => ({ ...content, [list]: moved(content[list] as ItemLists[ItemList][], id, order) })
}

/** In a package. */
export function withFeature(id: number): Change {
  return (content) =>
    changeFeatures(content, id, (features) => [...features, { feature_id: nextItemId(content), text: '' }])
}

export function withFeatureText(id: number, featureId: number, text: string): Change {
  return (content) =>
    changeFeatures(content, id, (features) =>
      features.map((each) => (each.feature_id === featureId ? { ...each, text } : each)),
    )
}

export function withoutFeature(id: number, featureId: number): Change {
  return (content) =>
    changeFeatures(content, id, (features) => features.filter((each) => each.feature_id !== featureId))
}

function changeFeatures(
  content: StoreContent,
  id: number,
  change: (features: Package['features']) => Package['features'],
): StoreContent {
  return {
    ...content,
    packages: content.packages.map((each) =>
      each.id === id ? { ...each, features: change(each.features) } : each,
    ),
  }
}

/** The periods of a day as they are typed, so that they are not sorted while a time is changed. */
export function withDay(day: Weekday, periods: readonly Omit<Period, 'day'>[]): Change {
  return (content) => ({
    ...content,
    opening_hours: [
      ...content.opening_hours.filter((each) => each.day !== day),
      ...periods.map((period) => ({ day, ...period })),
    ],
  })
}

export function periodsOf(content: StoreContent, day: Weekday): Period[] {
  return content.opening_hours.filter((period) => period.day === day)
}

/** The same hours from Monday to Friday as on Monday. */
export const withWeekLikeMonday: Change = (content) => {
  const monday = periodsOf(content, 'monday')
  const others = (['tuesday', 'wednesday', 'thursday', 'friday'] as const).flatMap((day) =>
    monday.map((period) => ({ ...period, day })),
  )
  const weekend = content.opening_hours.filter(({ day }) => day === 'saturday' || day === 'sunday')
  return { ...content, opening_hours: sortedPeriods([...monday, ...others, ...weekend]) }
}
