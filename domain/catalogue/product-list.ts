/** Lists of products in the admin area. */
export const productFilters = [
  'all',
  'published',
  'draft',
  'missing',
  'out_of_stock',
  'on_sale',
  'not_everywhere',
  'to_decide',
  'withdrawn',
] as const
export type ProductFilter = (typeof productFilters)[number]

export const productOrders = ['updated', 'name', 'created'] as const
export type ProductOrder = (typeof productOrders)[number]

export const productQueryMaximum = 100
