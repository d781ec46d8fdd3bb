/** The parts of a shop page, in the order a new page has them. The header is always first and shown. */
export const storeSections = [
  'about',
  'services',
  'packages',
  'approach',
  'hours',
  'contact',
  'message',
  'products',
  'protocols',
] as const
export type StoreSection = (typeof storeSections)[number]

export const storeTypes = ['personal', 'clinic'] as const
export type StoreType = (typeof storeTypes)[number]

/** The icons of services, and the topics of the directory. */
export const topicIcons = [
  'allergy',
  'blood',
  'apple',
  'babyFace',
  'brain',
  'child',
  'energy',
  'erythrocytes',
  'eye',
  'gallbladder',
  'hair',
  'heart',
  'heart2',
  'joint',
  'kidneys',
  'liver',
  'man',
  'networkAndScience',
  'night',
  'sperm',
  'stomach',
  'tongue',
  'virus',
  'wave',
  'woman',
  'heartFolder',
] as const
export type TopicIcon = (typeof topicIcons)[number]

/** What a page needs before it can be published. */
export const storeGapKeys = ['header-title', 'header-description', 'way-to-contact'] as const
export type StoreGap = (typeof storeGapKeys)[number]

type Content = {
  header: { title: string; description: string }
  contact: { appointment_url: string; phone: string; email: string }
}

/** In the order of the form. */
export function storeGaps({ header, contact }: Content): StoreGap[] {
  const isThere: Record<StoreGap, boolean> = {
    'header-title': header.title !== '',
    'header-description': header.description !== '',
    'way-to-contact': [contact.appointment_url, contact.phone, contact.email].some((text) => text !== ''),
  }
  return storeGapKeys.filter((gap) => !isThere[gap])
}

/** Counts positions from 1, as they are shown. */
export function numbered<Item extends { order: number }>(items: readonly Item[]): Item[] {
  return items
    .toSorted((one, other) => one.order - other.order)
    .map((item, at) => ({ ...item, order: at + 1 }))
}

/** Moves an item to a position, counted from 1. */
export function moved<Item extends { id: number; order: number }>(
  items: readonly Item[],
  id: number,
  order: number,
): Item[] {
  const rest = items.filter((item) => item.id !== id)
  const item = items.find((each) => each.id === id)
  if (!item) return [...items]
  return rest.toSpliced(order - 1, 0, item).map((each, at) => ({ ...each, order: at + 1 }))
}
