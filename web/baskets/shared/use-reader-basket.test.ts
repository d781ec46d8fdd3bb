import { expect, test } from 'vitest'
import type { SharedBasket } from '#contract/baskets.ts'
import { readerBasket } from './use-reader-basket.ts'

const basketFor = (clientId: number | null) => ({ client_id: clientId }) as SharedBasket
const rendered = basketFor(null)
const own = basketFor(5)
const anna = { token: 'one', reader: 4 } as const

test('a client sees what every visitor sees only until their own cart has arrived, and not as theirs', () => {
  const visitors = { answer: { token: 'one', reader: 'visitor', basket: rendered } } as const
  expect(readerBasket(visitors, { ...anna, rendered })).toMatchObject({ basket: rendered, isReaders: false })
  const theirs = { answer: { ...anna, basket: own } }
  expect(readerBasket(theirs, { ...anna, rendered })).toMatchObject({ basket: own, isReaders: true })
})

test('what a client was answered is shown neither on another cart, nor to the next reader', () => {
  const theirs = { answer: { ...anna, basket: own } }
  for (const next of [
    { ...anna, token: 'two' },
    { ...anna, reader: 'visitor' as const },
    { ...anna, reader: 7 },
  ])
    expect(readerBasket(theirs, { ...next, rendered })).toMatchObject({ basket: rendered, isReaders: false })
})

test('a client is told that their own cart could not be loaded, and keeps what was shown', () => {
  const error = new Error('no answer')
  const failed = { answer: { ...anna, basket: own }, failure: { ...anna, error } }
  expect(readerBasket(failed, { ...anna, rendered })).toEqual({ basket: own, isReaders: true, error })
  expect(readerBasket(failed, { ...anna, reader: 7, rendered }).error).toBeUndefined()
})
