import { beforeEach, expect, test, vi } from 'vitest'
import { FetchError } from '../call-api.ts'
import { sendProof } from './send-proof.ts'
import { reloadUser } from './session.ts'

vi.mock('./session.ts', () => ({ reloadUser: vi.fn(() => Promise.resolve()) }))

beforeEach(() => vi.mocked(reloadUser).mockClear())

const refused = (code: string) => new FetchError(400, { code, message: code })

test('a user who turned two-factor authentication on elsewhere is asked for a code before reading why', async () => {
  const failure = refused('otp-required')
  const events: string[] = []
  vi.mocked(reloadUser).mockImplementationOnce(async () => void events.push('user reloaded'))
  const sent = sendProof(() => Promise.reject(failure)).catch((error: unknown) => {
    events.push('refused')
    throw error
  })
  await expect(sent).rejects.toBe(failure)
  expect(events).toEqual(['user reloaded', 'refused'])
})

test('a wrong password or a lost answer leaves the form as it is', async () => {
  for (const failure of [refused('wrong-password'), new TypeError('Failed to fetch')])
    await expect(sendProof(() => Promise.reject(failure))).rejects.toBe(failure)
  expect(await sendProof(() => Promise.resolve('saved'))).toBe('saved')
  expect(reloadUser).not.toHaveBeenCalled()
})
