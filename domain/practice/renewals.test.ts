import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../days.ts'
import {
  type ProductRenewal,
  protocolRenewal,
  renewalGroup,
  renewalState,
  snoozeProblem,
} from './renewals.ts'

const today = dayOf('2026-11-24')
const lasting = (days: number, reachesEnd = false) => ({
  days,
  until: days === 0 ? null : addDays(today, days - 1),
  reachesEnd,
})
const product = (variantId: number, state: ProductRenewal['state'], days: number | null): ProductRenewal => ({
  variantId,
  state,
  runsOutOn: days === null ? null : addDays(today, days),
})

describe('a product', () => {
  test('is overdue once it is used up, due for a week before that, and on track until then', () => {
    expect(renewalState(true, lasting(0))).toBe('overdue')
    expect(renewalState(true, lasting(7))).toBe('due')
    expect(renewalState(true, lasting(8))).toBe('on_track')
    expect(renewalState(false, lasting(0))).toBe('never_bought')
  })

  test('that lasts until the end of the plan is not renewed', () => {
    expect(renewalState(true, lasting(5, true))).toBeUndefined()
  })
})

describe('a protocol', () => {
  test('stands where its most urgent product stands, with the products that run out', () => {
    const all = [product(1, 'on_track', 30), product(2, 'due', 5), product(3, 'overdue', -9)]
    expect(protocolRenewal(all, true)).toEqual({
      state: 'overdue',
      runsOutOn: addDays(today, -9),
      products: [all[2], all[1]],
    })
  })

  test('is on track with everything bought of it, and whatever was left out does not count', () => {
    const all = [product(1, 'on_track', 30), product(2, 'never_bought', null), product(3, 'on_track', 24)]
    expect(protocolRenewal(all, true)).toEqual({
      state: 'on_track',
      runsOutOn: addDays(today, 24),
      products: [all[2], all[0]],
    })
  })

  test('is never bought while nothing of it is, and has nothing to renew once all reaches the end', () => {
    const never = [product(1, 'never_bought', null)]
    expect(protocolRenewal(never, false)).toMatchObject({ state: 'never_bought', products: never })
    expect(protocolRenewal(never, true)).toBeUndefined()
    expect(protocolRenewal([], false)).toBeUndefined()
  })
})

describe('a renewal', () => {
  const none = { contactedOn: null, snoozedUntil: null }
  test('is set aside for a week after the client was contacted, and back in its group after that', () => {
    expect(renewalGroup('overdue', none, today)).toBe('overdue')
    expect(renewalGroup('due', { ...none, contactedOn: addDays(today, -6) }, today)).toBe('set_aside')
    expect(renewalGroup('due', { ...none, contactedOn: addDays(today, -7) }, today)).toBe('due')
  })

  test('is set aside until the day it was put off to', () => {
    expect(renewalGroup('never_bought', { ...none, snoozedUntil: addDays(today, 1) }, today)).toBe(
      'set_aside',
    )
    expect(renewalGroup('never_bought', { ...none, snoozedUntil: today }, today)).toBe('never_bought')
  })

  test('that the client has ordered since is on track', () => {
    expect(renewalGroup('on_track', { ...none, contactedOn: today }, today)).toBe('on_track')
  })

  test('is put off to a day within the next year', () => {
    expect(snoozeProblem(addDays(today, 1), today)).toBeUndefined()
    expect(snoozeProblem(addDays(today, 365), today)).toBeUndefined()
    for (const days of [-1, 0, 366])
      expect(snoozeProblem(addDays(today, days), today)).toBe('snooze-out-of-reach')
  })
})
