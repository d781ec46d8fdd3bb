import { expect, test } from 'vitest'
import { nextIds, type Results, sentCount, withResults } from './sending.ts'

const clients = Array.from({ length: 12 }, (_, at) => ({ id: at + 1 }))

test('everybody is tried once, ten at a time', () => {
  const first = nextIds(clients, new Map())
  expect(first).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const afterFirst = withResults(new Map(), { data: first.map((id) => ({ id, problem: null })) })
  expect(nextIds(clients, afterFirst)).toEqual([11, 12])
  const all = withResults(afterFirst, {
    data: [
      { id: 11, problem: 'emails-stopped' },
      { id: 12, problem: null },
    ],
  })
  expect(nextIds(clients, all)).toEqual([])
  expect(sentCount(all)).toBe(11)
})

test('the result of each client is kept', () => {
  const results: Results = withResults(new Map([[1, null]]), {
    data: [{ id: 2, problem: 'contacted-recently' }],
  })
  expect([...results]).toEqual([
    [1, null],
    [2, 'contacted-recently'],
  ])
})
