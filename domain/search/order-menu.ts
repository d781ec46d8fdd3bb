import { orderMenu } from '../catalogue/listing.ts'

/** The entries of the order menu of results: best match first, then those of the catalogue. */
export const searchOrderMenu = [
  { order_name: 0, order_by: 'match', order: 'desc', key: 'match' },
  ...orderMenu,
] as const
