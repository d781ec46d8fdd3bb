import { beforeEach, expect, test, vi } from 'vitest'
import { FetchError } from '../../platform/call-api.ts'
import { callAccount } from '../../platform/session/session.ts'
import { renewCodes, startSetup, turnOff, turnOn } from './second-factor-calls.ts'

vi.mock('../../platform/session/session.ts', async (original) => ({
  ...(await original<typeof import('../../platform/session/session.ts')>()),
  callAccount: vi.fn(),
}))

beforeEach(() => vi.mocked(callAccount).mockReset())

const proof = { password: 'Windmolen-7', otp: '123456' }
const refuse = (status: number, code: string) => {
  const failure = new FetchError(status, { code, message: code })
  vi.mocked(callAccount).mockRejectedValueOnce(failure)
  return failure
}

test('a user who turns two-factor authentication on again after a lost answer learns that it is on', async () => {
  vi.mocked(callAccount).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(turnOn('123456')).rejects.toThrow('Failed to fetch')
  refuse(409, 'conflict')
  expect(await turnOn('123456')).toBeUndefined()
})

test('a user who turned it on or off on another device learns so on this one', async () => {
  for (const call of [() => startSetup('Windmolen-7'), () => turnOff(proof), () => renewCodes(proof)]) {
    refuse(409, 'conflict')
    expect(await call()).toBeUndefined()
  }
})

test('a setup that waited too long, a wrong code or a wrong password is refused', async () => {
  const late = refuse(409, 'second-factor-not-started')
  await expect(turnOn('123456')).rejects.toBe(late)
  const wrong = refuse(400, 'otp-invalid')
  await expect(turnOff(proof)).rejects.toBe(wrong)
  const stranger = refuse(400, 'wrong-password')
  await expect(startSetup('Not-this-1')).rejects.toBe(stranger)
})

test('the recovery codes are returned once', async () => {
  vi.mocked(callAccount).mockResolvedValue({ recovery_codes: ['abcd-efgh'] })
  expect(await turnOn('123456')).toEqual(['abcd-efgh'])
  expect(await renewCodes(proof)).toEqual(['abcd-efgh'])
})
