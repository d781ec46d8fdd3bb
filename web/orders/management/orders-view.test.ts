import { expect, test } from 'vitest'
import { listSearch, type OrdersView, ordersSearch, readOrdersView, tableSearch } from './orders-view.ts'

const everything: OrdersView = {
  shelf: 'all',
  country: undefined,
  period: 'ever',
  query: '',
  page: 1,
  order: undefined,
}
const chosen: OrdersView = {
  shelf: 'to_process',
  country: 'BE',
  period: 'week',
  query: 'Anna & Maes',
  page: 2,
  order: 12,
}

test('what is looked at stands in the address', () => {
  expect(readOrdersView(new URLSearchParams(ordersSearch(chosen)))).toEqual(chosen)
  expect(ordersSearch(everything)).toBe('')
})

test('a mail can lead straight to an order', () => {
  expect(readOrdersView(new URLSearchParams('order=12'))).toEqual({ ...everything, order: 12 })
})

test('an address that somebody made up shows all orders', () => {
  const search = new URLSearchParams('shelf=attic&country=be&period=decade&page=0&order=V-10012')
  expect(readOrdersView(search)).toEqual(everything)
})

test('which order is open does not change what the list is asked for', () => {
  expect(listSearch(chosen)).toBe('?shelf=to_process&country=BE&period=week&query=Anna+%26+Maes&page=2')
  expect(listSearch({ ...chosen, order: undefined })).toBe(listSearch(chosen))
})

test('a table holds all pages of the choice', () => {
  expect(tableSearch(chosen)).toBe('?shelf=to_process&country=BE&period=week&query=Anna+%26+Maes')
})
