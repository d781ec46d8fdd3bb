import type { Declaration } from './declaration.ts'

const products = '/v2/admin/products'
type Id = number | ':id'

export const adminProductPaths = {
  list: products,
  /** Brands, terms and ingredients that a product may have. */
  vocabulary: `${products}/vocabulary`,
  /** The same change to several products. */
  changes: `${products}/changes`,
  undo: (id: Id) => `${products}/changes/${id}/undo` as const,
  one: (id: Id) => `${products}/${id}` as const,
  /** As the shop would show it, whether or not it is published. */
  preview: (id: Id) => `${products}/${id}/preview` as const,
  publish: (id: Id) => `${products}/${id}/publish` as const,
  /** Texts that the claims check refuses and an admin allowed. */
  claims: (id: Id) => `${products}/${id}/claims` as const,
  images: (id: Id) => `${products}/${id}/images` as const,
  prices: (id: Id) => `${products}/${id}/prices` as const,
  priceRemoval: (id: Id) => `${products}/${id}/prices/removal` as const,
  /** Where it may be sold. */
  countries: (id: Id) => `${products}/${id}/countries` as const,
  unpublish: (id: Id) => `${products}/${id}/unpublish` as const,
} as const

/** Who may make which call: only admins. */
export const adminProductCalls = () =>
  [
    { method: 'GET', path: adminProductPaths.list, auth: 'admin' },
    { method: 'POST', path: adminProductPaths.list, auth: 'admin' },
    { method: 'GET', path: adminProductPaths.vocabulary, auth: 'admin' },
    { method: 'POST', path: adminProductPaths.changes, auth: 'admin' },
    { method: 'POST', path: adminProductPaths.undo(':id'), auth: 'admin' },
    { method: 'GET', path: adminProductPaths.one(':id'), auth: 'admin' },
    { method: 'PUT', path: adminProductPaths.one(':id'), auth: 'admin' },
    { method: 'GET', path: adminProductPaths.preview(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.publish(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.unpublish(':id'), auth: 'admin' },
    { method: 'GET', path: adminProductPaths.countries(':id'), auth: 'admin' },
    { method: 'PUT', path: adminProductPaths.countries(':id'), auth: 'admin' },
    { method: 'GET', path: adminProductPaths.claims(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.claims(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.images(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.prices(':id'), auth: 'admin' },
    { method: 'POST', path: adminProductPaths.priceRemoval(':id'), auth: 'admin' },
  ] as const satisfies readonly Declaration[]
