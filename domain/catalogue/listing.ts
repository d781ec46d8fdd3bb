/** Number of products on a page of the listing. */
export const cataloguePageSize = 26
/** Maximum page size of any list. */
export const limitMaximum = 100

/** `unit_price`: per 100 g, 100 ml or piece; `per_day`: cost of the label's daily portion; `sales`: packs sold lately. */
export const orderFields = [
  'id',
  'name',
  'price',
  'created_at',
  'updated_at',
  'sales',
  'unit_price',
  'per_day',
] as const
export type OrderField = (typeof orderFields)[number]
/** In these, practitioners see another order than visitors, who do not see all prices. */
export const pricedOrders: readonly string[] = ['price', 'unit_price', 'per_day'] satisfies OrderField[]
export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]

/** The entries of the sorting menu; `order_name` is an entry's number. */
export const orderMenu = [
  { order_name: 1, order_by: 'id', order: 'desc', key: 'newest' },
  { order_name: 2, order_by: 'name', order: 'asc', key: 'name-asc' },
  { order_name: 3, order_by: 'name', order: 'desc', key: 'name-desc' },
  { order_name: 4, order_by: 'price', order: 'asc', key: 'price-asc' },
  { order_name: 5, order_by: 'price', order: 'desc', key: 'price-desc' },
  { order_name: 6, order_by: 'updated_at', order: 'desc', key: 'updated' },
  { order_name: 7, order_by: 'sales', order: 'desc', key: 'best-selling' },
  { order_name: 8, order_by: 'unit_price', order: 'asc', key: 'unit-price-asc' },
  { order_name: 9, order_by: 'per_day', order: 'asc', key: 'per-day-asc' },
] as const

export const availabilityIds = { available: 1, unavailable: 2 } as const
export const saleId = 1
