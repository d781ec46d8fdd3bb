/** Number of products on a page of the listing. */
export const cataloguePageSize = 26
/** Maximum page size of any list. */
export const limitMaximum = 100

export const orderFields = ['id', 'name', 'price', 'created_at', 'updated_at'] as const
export type OrderField = (typeof orderFields)[number]
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
] as const

export const availabilityIds = { available: 1, unavailable: 2 } as const
export const saleId = 1
