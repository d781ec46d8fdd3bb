import { expect, test } from 'vitest'
import { filterGroupsOf, searchOf, viewOf } from './directory-view.ts'

test('a view is read from an address, and written back without what is not chosen', () => {
  const view = viewOf(new URLSearchParams('place=gent&topic=&other=1&page=3'))
  expect(view).toEqual({ place: 'gent', page: 3 })
  expect(searchOf(view)).toBe('?place=gent&page=3')
  expect(searchOf({ page: 1 })).toBe('')
})

test.each(['0', '-1', 'x', '1.5'])('page “%s” is the first', (page) => {
  expect(viewOf(new URLSearchParams({ page })).page).toBe(1)
})

test('a filter starts at page one; choosing it again takes it back', () => {
  const none = { profession: [], language: [], meeting: [], topic: [] }
  const place = [
    { key: 'gent', name: 'Gent', count: 2 },
    { key: 'liege', name: 'Liège', count: 1 },
  ]
  const groups = filterGroupsOf({ place: 'gent', page: 2 }, { ...none, place }, (_, { name }) => name)
  expect(groups).toEqual([
    {
      group: 'place',
      links: [
        { value: 'gent', name: 'Gent', count: 2, isChosen: true, search: '' },
        { value: 'liege', name: 'Liège', count: 1, isChosen: false, search: '?place=liege' },
      ],
    },
  ])
})
