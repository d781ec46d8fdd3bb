import { expect, test } from 'vitest'
import { listSearch, type OrdersView, ordersSearch, readOrdersView, tableSearch } from './orders-view.ts'

const everything: OrdersView = {
  filter: 'all',
  country: undefined,
  period: 'ever',
  query: '',
  page: 1,
  order: undefined,
}
const chosen: OrdersView = {
  filter: 'to_process',
  country: 'BE',
  period: 'week',
  query: 'Anna & Maes',
  page: 2,
  order: 12,
}

test('the current view is part of the URL', () => {
  expect(readOrdersView(new URLSearchParams(ordersSearch(chosen)))).toEqual(chosen)
  expect(ordersSearch(everything)).toBe('')
})

test('an email can link directly to an order', () => {
  expect(readOrdersView(new URLSearchParams('order=12'))).toEqual({ ...everything, order: 12 })
})

test('an invalid URL shows all orders', () => {
  const search = new URLSearchParams('filter=attic&country=be&period=decade&page=0&order=V-10012')
  expect(readOrdersView(search)).toEqual(everything)
})

test('the open order does not change the query of the list', () => {
  expect(listSearch(chosen)).toBe('?filter=to_process&country=BE&period=week&query=Anna+%26+Maes&page=2')
  expect(listSearch({ ...chosen, order: undefined })).toBe(listSearch(chosen))
})

test('an export contains all pages of the selection', () => {
  expect(tableSearch(chosen)).toBe('?filter=to_process&country=BE&period=week&query=Anna+%26+Maes')
})
