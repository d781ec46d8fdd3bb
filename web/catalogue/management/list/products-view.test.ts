import { expect, test } from 'vitest'
import { listSearch, productsSearch, readProductsView } from './products-view.ts'

const read = (search: string) => readProductsView(new URLSearchParams(search))

test('what an admin chose is in the address of the page', () => {
  const view = { filter: 'draft', order: 'name', query: 'zinc', page: 3 } as const
  expect(read(productsSearch(view))).toEqual(view)
  expect(productsSearch(read(''))).toBe('')
})

test('what cannot be chosen is ignored', () => {
  expect(read('filter=sold&order=price&page=-1')).toEqual(read(''))
})

test('names begin with A, and times with the newest', () => {
  expect(listSearch(read('order=name'))).toContain('order=asc')
  expect(listSearch(read('order=created'))).toContain('order=desc')
})
