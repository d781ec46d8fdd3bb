import { type Direction, directions } from './listing.ts'

export type OrderEntry<By extends string, Key extends string = string> = {
  order_name: number
  order_by: By
  order: Direction
  key: Key
}
/** The first entry is the default, which is left out of the URL. */
export type OrderEntries<By extends string, Key extends string = string> = readonly [
  OrderEntry<By, Key>,
  ...OrderEntry<By, Key>[],
]
export type Ordered<By extends string> = { orderBy: By; order: Direction }

export function readOrder<By extends string>(
  query: URLSearchParams,
  menu: OrderEntries<By>,
  fields: readonly By[],
): Ordered<By> {
  const orderBy = fields.find((field) => field === query.get('order_by'))
  const order = directions.find((direction) => direction === query.get('order'))
  // A form without JavaScript sends only the entry's number.
  const entry = (!orderBy && !order && entryOf(menu, Number(query.get('order_name')))) || menu[0]
  return { orderBy: orderBy ?? entry.order_by, order: order ?? entry.order }
}

export function orderQueryParts<By extends string>(ordered: Ordered<By>, menu: OrderEntries<By>): string[] {
  const { orderBy, order } = ordered
  if (orderBy === menu[0].order_by && order === menu[0].order) return []
  return [`order_by=${orderBy}`, `order=${order}`, `order_name=${orderName(ordered, menu)}`]
}

/** The number of the selected menu entry, or the first one if the URL has an unknown order. */
export function orderName<By extends string>(
  { orderBy, order }: Ordered<By>,
  menu: OrderEntries<By>,
): number {
  const entry = menu.find((each) => each.order_by === orderBy && each.order === order)
  return (entry ?? menu[0]).order_name
}

export function withOrderName<List extends Ordered<string> & { page: number }>(
  list: List,
  menu: OrderEntries<List['orderBy']>,
  name: number,
): List {
  const entry = entryOf(menu, name) ?? menu[0]
  return { ...list, orderBy: entry.order_by, order: entry.order, page: 1 }
}

function entryOf<By extends string>(menu: OrderEntries<By>, name: number): OrderEntry<By> | undefined {
  return menu.find(({ order_name }) => order_name === name)
}
