import { expect, test } from 'vitest'
import { pageOf } from './use-pages.ts'

const names = ['Anna', 'Bert', 'Chloé', 'Dirk', 'Eva']

test('a long list is shown one page at a time', () => {
  expect(pageOf(names, 1, 2)).toEqual({ shown: ['Anna', 'Bert'], page: 1, pages: 3 })
  expect(pageOf(names, 3, 2)).toEqual({ shown: ['Eva'], page: 3, pages: 3 })
  expect(pageOf([], 1, 2)).toEqual({ shown: [], page: 1, pages: 1 })
})

test('when the last line of the last page is removed, the page before it is shown', () => {
  expect(pageOf(names.slice(0, 4), 3, 2)).toEqual({ shown: ['Chloé', 'Dirk'], page: 2, pages: 2 })
})
