import { beforeEach, expect, test, vi } from 'vitest'
import { openNotes } from './open-notes.ts'

const callAccount = vi.fn<(path: string, call?: { body?: { notes: string } }) => Promise<unknown>>()
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (path: string, call?: { body?: { notes: string } }) => callAccount(path, call),
  useSession: () => ({}),
}))

let id = 0
beforeEach(() => {
  id += 1
  callAccount.mockReset().mockResolvedValue({})
})

test('what was written just before leaving a client is there when the practitioner comes back during the save', async () => {
  const saving = Promise.withResolvers<unknown>()
  callAccount.mockReturnValueOnce(saving.promise)
  const left = openNotes({ id, notes: 'Sleeps badly.' })
  left.change('Sleeps better.')
  const saved = left.flush()
  const back = openNotes({ id, notes: 'Sleeps badly.' })
  expect(back.store.get()).toEqual({ text: 'Sleeps better.', state: 'saving' })
  saving.resolve({})
  await saved
  expect(back.store.get().state).toBe('saved')
  expect(openNotes({ id, notes: 'Sleeps better.' }).store.get().text).toBe('Sleeps better.')
  expect(callAccount).toHaveBeenCalledTimes(1)
})

test('notes that could not be saved are there when the practitioner comes back, and only of this client', async () => {
  callAccount.mockRejectedValueOnce(new Error('No connection'))
  const left = openNotes({ id, notes: '' })
  left.change('Takes iron.')
  await left.flush()
  expect(openNotes({ id, notes: '' }).store.get()).toEqual({ text: 'Takes iron.', state: 'unsaved' })
  expect(openNotes({ id: id + 1000, notes: '' }).store.get().text).toBe('')
  await left.stop()
})
