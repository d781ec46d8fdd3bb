import { expect, test } from 'vitest'
import { openAttempts } from '../../../platform/attempt.ts'
import { nextIds, type Results, sendToAll, sentCount, withResults } from './sending.ts'

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

test('clients whose answer was lost are written to again with the same key, and count as sent', async () => {
  const attempt = openAttempts()
  const calls: { ids: readonly number[]; key: string }[] = []
  let results: Results = new Map()
  const press = (isLost: (call: number) => boolean) =>
    sendToAll(
      clients,
      results,
      (ids) =>
        attempt({ ids, words: 'See you on Monday' }, async (key) => {
          calls.push({ ids, key })
          if (isLost(calls.length)) throw new Error('No connection')
          return { data: ids.map((id) => ({ id, problem: null })) }
        }),
      (known) => {
        results = known
      },
    )
  await expect(press((call) => call === 2)).rejects.toThrow('No connection')
  expect(sentCount(results)).toBe(10)
  await press(() => false)
  expect(sentCount(results)).toBe(12)
  const [first, lost, repeated] = calls
  expect(repeated).toEqual(lost)
  expect(lost!.key).not.toBe(first!.key)
})
