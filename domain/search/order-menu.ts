import { orderMenu } from '../catalogue/listing.ts'

/** The entries of the results' sorting menu: best match first, then the catalogue's. */
export const searchOrderMenu = [
  { order_name: 0, order_by: 'match', order: 'desc', key: 'match' },
  ...orderMenu,
] as const
