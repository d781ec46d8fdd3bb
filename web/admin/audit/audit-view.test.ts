import { expect, test } from 'vitest'
import { auditSearch, isFiltered, readAuditView } from './audit-view.ts'

const read = (search: string) => readAuditView(new URLSearchParams(search))

test('a URL gives its filters back', () => {
  const search =
    '?kind=changes&action=role-changed&actor=3&subject=7&from=2026-11-01&to=2026-11-28&query=Marco&page=2'
  expect(auditSearch(read(search))).toBe(search)
})

test('what is not a filter is ignored', () => {
  const view = read('kind=odd&action=user-opened2&actor=x&from=2026-13-01&to=soon&page=0')
  expect(view).toMatchObject({ kind: 'all', action: undefined, from: undefined, to: undefined, page: 1 })
  expect(isFiltered(view)).toBe(false)
  expect(isFiltered(read('page=4'))).toBe(false)
  expect(isFiltered(read('kind=reads'))).toBe(true)
})

test('an action of the other kind is dropped', () => {
  expect(read('kind=changes&action=user-opened').action).toBeUndefined()
  expect(read('kind=reads&action=user-opened').action).toBe('user-opened')
})
