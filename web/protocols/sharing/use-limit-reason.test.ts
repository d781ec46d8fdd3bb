import { expect, test } from 'vitest'
import { FetchError } from '../../platform/call-api.ts'
import { openLimitReason } from './use-limit-reason.ts'

const reason = 'Ten days, until the cold is over.'
const needed = new FetchError(409, {
  code: 'limit-reason-needed',
  message: 'Say why.',
  errors: { reason: ['Zinc: 5 mg above the limit'] },
})
const offline = new TypeError('Failed to fetch')
const refusing = (error: Error) => () => Promise.reject(error)

test('a practitioner whose reason did not arrive finds it again when it is asked for again', async () => {
  const { store, attempt, onType } = openLimitReason()
  await attempt(refusing(needed))
  expect(store.get()).toEqual({ passed: ['Zinc: 5 mg above the limit'], typed: '' })
  onType(reason)
  await expect(attempt(refusing(offline), reason)).rejects.toBe(offline)
  expect(store.get()).toEqual({ passed: undefined, typed: reason })
  await attempt(refusing(needed))
  expect(store.get()).toMatchObject({ passed: ['Zinc: 5 mg above the limit'], typed: reason })
})

test('another call that succeeds meanwhile does not take it away', async () => {
  const { store, attempt, onType } = openLimitReason()
  onType(reason)
  await attempt(async () => {})
  expect(store.get().typed).toBe(reason)
})

test('a reason that has arrived, or that is withdrawn, is not offered for the next change', async () => {
  const { store, attempt, onType, onWithdraw } = openLimitReason()
  onType(reason)
  await attempt(async () => {}, reason)
  expect(store.get()).toEqual({ passed: undefined, typed: '' })
  await attempt(refusing(needed))
  onType(reason)
  onWithdraw()
  expect(store.get()).toEqual({ passed: undefined, typed: '' })
})
