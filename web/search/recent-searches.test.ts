import { beforeEach, expect, test } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { clearPersonalDataIn } from '../platform/session/clear-personal-data.ts'
import {
  addRecent,
  clearRecent,
  type RecentPlace,
  type RecentSearch,
  readRecent,
  removeRecent,
} from './recent-searches.ts'

let ilse: RecentPlace
let marco: RecentPlace
beforeEach(() => {
  const storage = memoryStorage()
  ilse = { storage, userId: 2, nowMs: 1_000 }
  marco = { storage, userId: 3, nowMs: 1_000 }
})

const product = (id: number): RecentSearch => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  image_url: null,
})
const open = (place: RecentPlace, ...ids: number[]) => {
  for (const id of ids) addRecent(place, product(id))
}
const kept = (place: RecentPlace) => readRecent(place).map(({ id }) => id)

test('the last three products opened from a search are stored, newest first', {
  tags: 'constant-recent-searches',
}, () => {
  open(ilse, 1, 2, 3, 4)
  expect(kept(ilse)).toEqual([4, 3, 2])
})

test('a product opened again moves to the front', () => {
  open(ilse, 1, 2, 1)
  expect(kept(ilse)).toEqual([1, 2])
})

test('each user has their own', { tags: 'recent-search-fields' }, () => {
  open(ilse, 1)
  expect(kept(marco)).toEqual([])
})

test('one can be removed, and all', () => {
  open(ilse, 1, 2, 3)
  expect(removeRecent(ilse, 2).map(({ id }) => id)).toEqual([3, 1])
  expect(kept(ilse)).toEqual([3, 1])
  clearRecent(ilse)
  expect(kept(ilse)).toEqual([])
})

test('nothing is left in the browser when the last one is removed', () => {
  open(ilse, 1)
  removeRecent(ilse, 1)
  expect(ilse.storage.length).toBe(0)
})

test('they are deleted at logout', () => {
  open(ilse, 1)
  clearPersonalDataIn(ilse.storage)
  expect(kept(ilse)).toEqual([])
})
