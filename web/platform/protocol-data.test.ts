import { expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { listCall } from './protocol-data.ts'

test('all protocols are requested without a page', () => {
  expect(listCall({})).toEqual({ path: protocolPaths.list })
})

test('a page is requested with its sort order, which is omitted for the default', () => {
  expect(listCall({ page: 2, limit: 5, order: 'desc' }).path).toBe(
    `${protocolPaths.list}?page=2&limit=5&order_by=name&order=desc`,
  )
  expect(listCall({ page: 1, order: 'default' }).path).toBe(`${protocolPaths.list}?page=1`)
})

test('a search requests the first fifty hits', () => {
  expect(listCall({ query: ' calm ', order: 'asc' })).toEqual({
    path: protocolPaths.search,
    body: { page: 1, limit: 50, query: 'calm', order_by: 'name', order: 'asc' },
  })
})

test('spaces are not searched for', () => {
  expect(listCall({ query: '  ' }).path).toBe(protocolPaths.list)
})
