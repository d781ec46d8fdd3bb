import { expect, test } from 'vitest'
import { type ClientsView, clientsSearch, readClientsView } from './clients-view.ts'

const first: ClientsView = { keyword: '', filter: 'all', sort: 'last-order', page: 1 }

test('the address of the list keeps what is shown', () => {
  const view: ClientsView = { keyword: 'Réka & co', filter: 'invited', sort: 'name', page: 3 }
  expect(readClientsView(new URLSearchParams(clientsSearch(view)))).toEqual(view)
  expect(clientsSearch(first)).toBe('')
})

test('an address with anything else shows the list from the start', () => {
  expect(readClientsView(new URLSearchParams('filter=rich&sort=age&page=-1'))).toEqual(first)
})
