import { beforeEach, expect, test, vi } from 'vitest'
import type { HealthChange } from '#contract/client-health.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { FetchError } from '../../platform/call-api.ts'
import { removeHealth, saveHealth } from './save-health.ts'

const callAccount = vi.fn<(path: string, call?: object) => Promise<unknown>>()
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (path: string, call?: object) => callAccount(path, call),
  useSession: () => ({}),
}))

const [morning, noon] = ['2026-05-04T08:00:00.000Z', '2026-05-04T12:00:00.000Z']
const opened = { saved_at: morning }
const entered: HealthChange = {
  year_of_birth: 1980,
  condition: null,
  allergies: [],
  medicine_classes: [],
  medicines: 'Metformin',
  ground_stated: true,
}
const newer = { ...entered, allergies: ['peanuts'], medicines: '', saved_at: noon }
const changed = () => new FetchError(409, { message: 'Changed elsewhere', code: 'health-changed' })
const path = practicePaths.health(7)

beforeEach(() => callAccount.mockReset())

test('a practitioner saves the facts of a client with the time of those that they opened', async () => {
  callAccount.mockResolvedValueOnce({ ...entered, saved_at: noon })
  expect(await saveHealth(7, opened, entered)).toBeUndefined()
  expect(callAccount.mock.calls).toEqual([[path, { method: 'PUT', body: { ...entered, saved_at: morning } }]])
})

test.each([
  ['saving', () => saveHealth(7, opened, entered)],
  ['deleting', () => removeHealth(7, opened)],
])('when %s, a practitioner gets the facts that were saved on another device since', async (_, send) => {
  callAccount.mockRejectedValueOnce(changed()).mockResolvedValueOnce(newer)
  expect(await send()).toEqual(newer)
  expect(callAccount.mock.lastCall).toEqual([path, undefined])
})

test('a practitioner deletes only the facts that they opened', async () => {
  callAccount.mockResolvedValueOnce({ ...entered, saved_at: null })
  expect(await removeHealth(7, opened)).toBeUndefined()
  const query = new URLSearchParams({ saved_at: morning })
  expect(callAccount.mock.calls).toEqual([[`${path}?${query}`, { method: 'DELETE' }]])
})

test('another failure is reported, and nothing is loaded', async () => {
  callAccount.mockRejectedValueOnce(new Error('No connection'))
  await expect(saveHealth(7, opened, entered)).rejects.toThrow('No connection')
  expect(callAccount).toHaveBeenCalledTimes(1)
})
