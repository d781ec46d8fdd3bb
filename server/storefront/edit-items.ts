import type { Package, Service, StoreContent } from '#contract/storefront.ts'
import { moved } from '#domain/storefront/sections.ts'
import { refuse } from '#server/platform/problems.ts'

type Edit = (content: StoreContent) => StoreContent

/** Each refuses with 404 if there is no such service or package. */
export const editService = (id: number, change: Omit<Service, 'id' | 'order'>): Edit =>
  within('services', id, (service) => ({ ...service, ...change }))

export const removeService = (id: number): Edit => without('services', id)
export const moveService = (id: number, order: number): Edit => reordered('services', id, order)

export const editPackage = (id: number, change: Partial<Omit<Package, 'id' | 'order'>>): Edit =>
  within('packages', id, (each) => ({ ...each, ...change }))

export const removePackage = (id: number): Edit => without('packages', id)
export const movePackage = (id: number, order: number): Edit => reordered('packages', id, order)

export const addFeature = (id: number, feature: Package['features'][number]): Edit =>
  within('packages', id, (each) => ({ ...each, features: [...each.features, feature] }))

export const editFeature = (id: number, changed: Package['features'][number]): Edit =>
  within('packages', id, (each) => ({
    ...each,
    features: known(each.features, changed.feature_id).map((feature) =>
      feature.feature_id === changed.feature_id ? changed : feature,
    ),
  }))

export const removeFeature = (id: number, featureId: number): Edit =>
  within('packages', id, (each) => ({
    ...each,
    features: known(each.features, featureId).filter(({ feature_id }) => feature_id !== featureId),
  }))

function known(features: Package['features'], id: number): Package['features'] {
  return features.some(({ feature_id }) => feature_id === id) ? features : refuse('not-found')
}

type List = 'services' | 'packages'
type ItemOf<L extends List> = StoreContent[L][number]

function within<L extends List>(list: L, id: number, change: (item: ItemOf<L>) => ItemOf<L>): Edit {
  return (content) => {
    getItem(content, list, id)
    const items: readonly ItemOf<L>[] = content[list]
    return { ...content, [list]: items.map((item) => (item.id === id ? change(item) : item)) }
  }
}

function without(list: List, id: number): Edit {
  return (content) => {
    getItem(content, list, id)
    return { ...content, [list]: content[list].filter((item) => item.id !== id) }
  }
}

function reordered(list: List, id: number, order: number): Edit {
  return (content) => {
    getItem(content, list, id)
    const items: readonly (Service | Package)[] = content[list]
    return { ...content, [list]: moved(items, id, order) }
  }
}

export function getItem<L extends List>(content: StoreContent, list: L, id: number): ItemOf<L> {
  const items: readonly ItemOf<L>[] = content[list]
  return items.find((item) => item.id === id) ?? refuse('not-found')
}
