import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FetchError } from '../../platform/call-api.ts'
import { openNotes } from './open-notes.ts'

type Body = { notes: string; notes_saved_at: string | null }
type Call = { method?: string; body?: Body }
const callAccount = vi.fn<(path: string, call?: Call) => Promise<unknown>>()
vi.mock('../../platform/session/session.ts', () => ({
  callAccount: (path: string, call?: Call) => callAccount(path, call),
  useSession: () => ({}),
}))

const [morning, noon, evening] = ['2026-05-04T08:00:00Z', '2026-05-04T12:00:00Z', '2026-05-04T18:00:00Z']
const refused = () => new FetchError(409, { message: 'Changed elsewhere', code: 'notes-changed' })
const saved = (notes: string, notes_saved_at: string | null) => ({ notes, notes_saved_at })

let id = 0
const open = (notes: string, savedAt: string | null = morning, of = id) =>
  openNotes({ id: of, ...saved(notes, savedAt) })
beforeEach(() => {
  id += 1
  callAccount.mockReset().mockImplementation(async (_path, call) => saved(call?.body?.notes ?? '', noon))
})

test('what was written just before leaving a client is there when the practitioner comes back during the save', async () => {
  const saving = Promise.withResolvers<unknown>()
  callAccount.mockReturnValueOnce(saving.promise)
  const left = open('Sleeps badly.')
  left.change('Sleeps better.')
  const flushed = left.flush()
  const back = open('Sleeps badly.')
  expect(back.store.get()).toMatchObject({ text: 'Sleeps better.', state: 'saving' })
  saving.resolve(saved('Sleeps better.', noon))
  await flushed
  expect(back.store.get().state).toBe('saved')
  expect(open('Sleeps better.', noon).store.get().text).toBe('Sleeps better.')
  expect(callAccount).toHaveBeenCalledTimes(1)
})

test('notes that could not be saved are there when the practitioner comes back, and only of this client', async () => {
  callAccount.mockRejectedValueOnce(new Error('No connection'))
  const left = open('')
  left.change('Takes iron.')
  await left.flush()
  expect(open('').store.get()).toMatchObject({ text: 'Takes iron.', state: 'unsaved' })
  expect(open('', null, id + 1000).store.get().text).toBe('')
  await left.stop()
})

test('notes that a practitioner wrote on another device are shown, unless something is being written here', async () => {
  const notes = open('Sleeps badly.')
  notes.receive(saved('Sleeps better.', noon))
  expect(notes.store.get().text).toBe('Sleeps better.')
  notes.change('Sleeps well.')
  notes.receive(saved('Takes iron.', evening))
  expect(notes.store.get().text).toBe('Sleeps well.')
  await notes.stop()
})

test('notes written here do not replace those saved on another device before the practitioner has decided', async () => {
  const notes = open('Sleeps badly.')
  callAccount.mockRejectedValueOnce(refused()).mockResolvedValueOnce(saved('Takes iron.', noon))
  notes.change('Sleeps better.')
  await notes.flush()
  expect(notes.store.get()).toEqual({
    text: 'Sleeps better.',
    state: 'unsaved',
    newer: saved('Takes iron.', noon),
  })
  notes.change('Sleeps better. Takes iron.')
  await notes.flush()
  expect(callAccount).toHaveBeenCalledTimes(2)
  notes.keepOwn()
  await notes.flush()
  expect(callAccount.mock.lastCall?.[1]?.body).toEqual(saved('Sleeps better. Takes iron.', noon))
  expect(notes.store.get()).toMatchObject({ state: 'saved', newer: undefined })
})

test('a practitioner can take the notes of the other device instead of those written here', async () => {
  const notes = open('Sleeps badly.')
  callAccount.mockRejectedValueOnce(refused()).mockResolvedValueOnce(saved('Takes iron.', noon))
  notes.change('Sleeps better.')
  await notes.flush()
  notes.takeNewer()
  expect(notes.store.get()).toEqual({ text: 'Takes iron.', state: 'saved', newer: undefined })
  expect(open('Takes iron.', noon).store.get().text).toBe('Takes iron.')
})

test('notes whose answer was lost are not mistaken for those of another device', async () => {
  const notes = open('Sleeps badly.')
  callAccount.mockRejectedValueOnce(new Error('No connection'))
  notes.change('Sleeps better.')
  await notes.flush()
  callAccount.mockRejectedValueOnce(refused()).mockResolvedValueOnce(saved('Sleeps better.', noon))
  notes.change('Sleeps better. Takes iron.')
  await notes.flush()
  expect(callAccount.mock.lastCall?.[1]?.body).toEqual(saved('Sleeps better. Takes iron.', noon))
  expect(notes.store.get()).toMatchObject({ state: 'saved', newer: undefined })
})

test('notes that collide after their page was left are told of, and the browser asks before the tab is closed', async () => {
  const [asks, asksNoMore, told] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('addEventListener', asks)
  vi.stubGlobal('removeEventListener', asksNoMore)
  onTestFinished(() => void vi.unstubAllGlobals())
  const left = open('Sleeps badly.')
  callAccount.mockRejectedValueOnce(refused()).mockResolvedValueOnce(saved('Takes iron.', noon))
  left.change('Sleeps better.')
  left.setLeft(told)
  await left.flush()
  expect(told).toHaveBeenCalledTimes(1)
  expect(asks).toHaveBeenCalledWith('beforeunload', expect.any(Function))
  const back = open('Takes iron.', noon)
  expect(back.store.get()).toMatchObject({ text: 'Sleeps better.', newer: saved('Takes iron.', noon) })
  back.takeNewer()
  expect(asksNoMore).toHaveBeenLastCalledWith('beforeunload', asks.mock.lastCall?.[1])
})
