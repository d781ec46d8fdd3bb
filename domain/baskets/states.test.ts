import { expect, test } from 'vitest'
import { dayMs } from '../local-time.ts'
import {
  type BasketTimes,
  basketExpiry,
  basketState,
  linkState,
  sendingProblem,
  withdrawalProblem,
} from './states.ts'

const now = new Date('2026-11-24T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)
const never: BasketTimes = {
  sentAt: null,
  openedAt: null,
  orderedAt: null,
  withdrawnAt: null,
  expiresAt: null,
}
const sent: BasketTimes = { ...never, sentAt: ago(dayMs), expiresAt: ago(-59 * dayMs) }
const lines = [{ isAvailable: false }, { isAvailable: true }]

test('a basket is a draft until it is sent, then sent, opened and ordered', () => {
  expect(basketState(never, now)).toBe('draft')
  expect(basketState(sent, now)).toBe('sent')
  expect(basketState({ ...sent, openedAt: now }, now)).toBe('opened')
  expect(basketState({ ...sent, openedAt: now, orderedAt: now }, now)).toBe('ordered')
})

test('a basket stays ordered when its link has expired, and expires at its time', () => {
  const old = { ...sent, expiresAt: now }
  expect(basketState(old, now)).toBe('expired')
  expect(basketState({ ...old, orderedAt: ago(dayMs) }, now)).toBe('ordered')
  expect(basketState({ ...old, withdrawnAt: ago(dayMs) }, now)).toBe('withdrawn')
  expect(basketState({ ...sent, orderedAt: ago(dayMs), withdrawnAt: now }, now)).toBe('withdrawn')
})

test('a link works until midnight of the last day that its email names', () => {
  const expiresAt = basketExpiry('eu', new Date('2026-11-24T08:00:00Z'))
  const sentThen = { ...sent, expiresAt }
  expect(linkState(sentThen, new Date('2027-01-23T22:59:00Z'))).toBe('open')
  expect(linkState(sentThen, new Date('2027-01-23T23:00:00Z'))).toBe('expired')
})

test('an empty basket is not sent, nor one of which nothing can be bought', () => {
  expect(sendingProblem({ ...never, lines: [] }, now)).toBe('basket-empty')
  expect(sendingProblem({ ...never, lines: [{ isAvailable: false }] }, now)).toBe('basket-unavailable')
  expect(sendingProblem({ ...never, lines }, now)).toBeUndefined()
})

test('a basket is sent again once an hour at most, even after it expired, but not once it is closed', () => {
  const hourMs = dayMs / 24
  expect(sendingProblem({ ...sent, sentAt: ago(hourMs - 1), lines }, now)).toBe('basket-sent-recently')
  expect(sendingProblem({ ...sent, sentAt: ago(hourMs), lines }, now)).toBeUndefined()
  expect(sendingProblem({ ...sent, expiresAt: now, lines }, now)).toBeUndefined()
  expect(sendingProblem({ ...sent, orderedAt: now, lines }, now)).toBe('basket-closed')
  expect(sendingProblem({ ...sent, withdrawnAt: now, lines }, now)).toBe('basket-closed')
})

test('only what can still be opened can be withdrawn, and also once it was ordered', () => {
  expect(withdrawalProblem(never, now)).toBe('basket-closed')
  expect(withdrawalProblem(sent, now)).toBeUndefined()
  expect(withdrawalProblem({ ...sent, openedAt: now }, now)).toBeUndefined()
  expect(withdrawalProblem({ ...sent, orderedAt: now }, now)).toBeUndefined()
  expect(withdrawalProblem({ ...sent, withdrawnAt: now }, now)).toBe('basket-closed')
  expect(withdrawalProblem({ ...sent, expiresAt: now }, now)).toBe('basket-closed')
})

test('a link stays open for the rest once something was ordered, until it is withdrawn or expires', () => {
  expect(linkState(sent, now)).toBe('open')
  const ordered = { ...sent, openedAt: now, orderedAt: now }
  expect(linkState(ordered, now)).toBe('ordered')
  expect(linkState({ ...ordered, expiresAt: now }, now)).toBe('expired')
  expect(linkState({ ...ordered, withdrawnAt: now }, now)).toBe('withdrawn')
})
