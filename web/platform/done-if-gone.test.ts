import { describe, expect, test } from 'vitest'
import { FetchError } from './call-api.ts'
import { doneIfGone } from './done-if-gone.ts'

describe('a deletion', () => {
  test('answers what the server says', async () => {
    expect(await doneIfGone(Promise.resolve({ message: 'Deleted.' }))).toEqual({ message: 'Deleted.' })
  })

  test('of what is not there any more is done', async () => {
    expect(await doneIfGone(Promise.reject(new FetchError(404, undefined)))).toBeUndefined()
  })

  test.each([
    new FetchError(409, undefined),
    new FetchError(503, undefined),
    new TypeError('Failed to fetch'),
  ])('that fails in another way is not: %s', async (failure) => {
    await expect(doneIfGone(Promise.reject(failure))).rejects.toBe(failure)
  })
})
