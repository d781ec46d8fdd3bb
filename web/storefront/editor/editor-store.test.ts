import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Store, StoreContent } from '#contract/storefront.ts'
import { same } from '#domain/same.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { newStore } from '../../../tests/support/store-content.ts'
import { FetchError } from '../../platform/call-api.ts'
import { clearPersonalDataIn } from '../../platform/session/clear-personal-data.ts'
import { contentOf, withFields } from './content.ts'
import { createEditor } from './editor-store.ts'
import { storedDrafts } from './stored-draft.ts'

let storage: ReturnType<typeof memoryStorage>
let server: Store
let isOnline: boolean
/** Whether the server saves, but its answer does not arrive. */
let isAnswerLost: boolean
/** How many more calls reach the server. */
let sendsLeft: number

beforeEach(() => {
  vi.useFakeTimers()
  storage = memoryStorage()
  vi.stubGlobal('window', { localStorage: storage })
  server = newStore()
  isOnline = true
  isAnswerLost = false
  sendsLeft = Number.POSITIVE_INFINITY
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send(content: StoreContent, revision: number): Promise<Store> {
  if (!isOnline || sendsLeft-- <= 0) throw new TypeError('Failed to fetch')
  const stored = trimmed(content)
  if (revision === server.revision) server = { ...server, ...stored, revision: revision + 1 }
  else if (!same(stored, contentOf(server)))
    throw new FetchError(409, { message: 'Changed.', code: 'store-changed' })
  if (isAnswerLost) throw new TypeError('Failed to fetch')
  return server
}
const trimmed = (content: StoreContent): StoreContent =>
  JSON.parse(JSON.stringify(content, (_, value) => (typeof value === 'string' ? value.trim() : value)))
const open = (userId = 7) =>
  createEditor(server, { userId, drafts: storedDrafts(), send, load: async () => server })
const title = (text: string) => withFields('header', { title: text })
const shownTitle = (editor: ReturnType<typeof open>) => editor.state.get().history.now.header.title

describe('the editor of a shop page', () => {
  test('saves a second after the last change', async () => {
    const editor = open()
    editor.change(title('F'), 'header.title')
    await vi.advanceTimersByTimeAsync(600)
    editor.change(title('Food'), 'header.title')
    await vi.advanceTimersByTimeAsync(600)
    expect(server.header.title).toBe('')
    await vi.advanceTimersByTimeAsync(500)
    expect(server.header.title).toBe('Food')
    expect(editor.state.get().saving).toBe('saved')
    expect(storage.keys()).toEqual([])
  })

  test('saves what was undone, too', async () => {
    const editor = open()
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    editor.undo()
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('')
    editor.redo()
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food')
  })

  test('keeps what is typed without a connection, and saves it when it is back', async () => {
    const editor = open()
    isOnline = false
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(editor.state.get().saving).toBe('unsaved')
    expect(shownTitle(editor)).toBe('Food')
    isOnline = true
    await vi.advanceTimersByTimeAsync(5100)
    expect(server.header.title).toBe('Food')
    expect(editor.state.get().saving).toBe('saved')
  })

  test('brings back what was typed before the tab was closed, but not to somebody else', async () => {
    isOnline = false
    const editor = open()
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    await editor.close()
    isOnline = true
    expect(shownTitle(open(8))).toBe('')
    expect(shownTitle(open())).toBe('Food')
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food')
  })

  test('forgets it at logout', async () => {
    isOnline = false
    const editor = open()
    editor.change(title('Food'))
    await editor.close()
    clearPersonalDataIn(storage)
    expect(shownTitle(open())).toBe('')
  })

  test('overwrites nothing that was changed elsewhere, and keeps the texts typed here', async () => {
    const [here, there] = [open(), open()]
    there.change(title('There'))
    await vi.advanceTimersByTimeAsync(1100)
    here.change(title('Here'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(here.state.get()).toMatchObject({ isChangedElsewhere: true, saving: 'unsaved' })
    here.change(title('Here again'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(server.header.title).toBe('There')
    expect(shownTitle(here)).toBe('Here again')
    await here.loadNewer()
    expect(shownTitle(here)).toBe('There')
    expect(here.state.get().isChangedElsewhere).toBe(false)
    here.undo()
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Here again')
  })

  test('says so if what was typed here was overtaken while the tab was closed', async () => {
    isOnline = false
    const editor = open()
    editor.change(title('Here'))
    await editor.close()
    server = { ...server, ...title('There')(contentOf(server)), revision: 9 }
    isOnline = true
    const again = open()
    expect(shownTitle(again)).toBe('Here')
    expect(again.state.get().isChangedElsewhere).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.header.title).toBe('There')
  })

  test('still overwrites nothing that was changed elsewhere if the texts typed here are changed and opened again', async () => {
    isOnline = false
    const editor = open()
    editor.change(title('Here'))
    await editor.close()
    server = { ...server, ...title('There')(contentOf(server)), revision: 9 }
    isOnline = true
    const again = open()
    again.change(title('Here again'))
    await again.close()
    const oneMoreTime = open()
    expect(shownTitle(oneMoreTime)).toBe('Here again')
    expect(oneMoreTime.state.get().isChangedElsewhere).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    expect(server).toMatchObject({ header: { title: 'There' }, revision: 9 })
    await oneMoreTime.loadNewer()
    expect(shownTitle(oneMoreTime)).toBe('There')
  })

  test('goes on saving what is typed after the answer to an earlier change was lost', async () => {
    const editor = open()
    isAnswerLost = true
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food')
    isAnswerLost = false
    editor.change(title('Food first'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food first')
    expect(editor.state.get()).toMatchObject({ isChangedElsewhere: false, saving: 'saved' })
  })

  test('brings back what was typed after a change whose answer was lost, and saves it', async () => {
    const editor = open()
    isAnswerLost = true
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    editor.change(title('Food first'))
    isAnswerLost = false
    sendsLeft = 1
    await editor.close()
    sendsLeft = Number.POSITIVE_INFINITY
    expect(server.header.title).toBe('Food')
    const again = open()
    expect(again.state.get().isChangedElsewhere).toBe(false)
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food first')
  })

  test('takes back what was saved without an answer and then undone', async () => {
    const editor = open()
    isAnswerLost = true
    editor.change(title('Food'))
    await vi.advanceTimersByTimeAsync(1100)
    isAnswerLost = false
    editor.undo()
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('')
    expect(editor.state.get()).toMatchObject({ isChangedElsewhere: false, saving: 'saved' })
  })

  test('does not bring back over the newer page what was sent without an answer', async () => {
    const editor = open()
    isOnline = false
    editor.change(title('Here'))
    await vi.advanceTimersByTimeAsync(1100)
    isOnline = true
    server = { ...server, ...title('There')(contentOf(server)), revision: 9 }
    await vi.advanceTimersByTimeAsync(5100)
    expect(editor.state.get().isChangedElsewhere).toBe(true)
    await editor.loadNewer()
    editor.change(withFields('about', { title: 'Fifteen years' }))
    await vi.advanceTimersByTimeAsync(1100)
    expect(server).toMatchObject({
      header: { title: 'There' },
      about: { title: 'Fifteen years' },
      revision: 10,
    })
  })

  test('does not take a page for changed elsewhere whose answer was lost before the tab was closed', async () => {
    isAnswerLost = true
    const editor = open()
    editor.change(title(' Food '))
    editor.change(withFields('contact', { phone: 'call me' }))
    await vi.advanceTimersByTimeAsync(1100)
    await editor.close()
    isAnswerLost = false
    const { services_header: servicesHeader, ...rest } = server
    server = { ...rest, services_header: servicesHeader }
    const again = open()
    expect(again.state.get().isChangedElsewhere).toBe(false)
    expect(again.state.get().history.now.contact.phone).toBe('call me')
    again.change(withFields('contact', { phone: '' }))
    again.change(title('Food first'))
    await vi.advanceTimersByTimeAsync(1100)
    expect(server.header.title).toBe('Food first')
    expect(storage.keys()).toEqual([])
  })

  test('notices at withdrawing that the page was changed elsewhere', () => {
    const editor = open()
    editor.updateMetadata({ ...server, revision: 5, published_at: null })
    expect(editor.state.get()).toMatchObject({ isChangedElsewhere: true, store: { revision: 1 } })
  })

  test('saves nothing once it could not be published because the page was changed elsewhere', async () => {
    const editor = open()
    editor.noticeNewer()
    editor.change(title('Here'))
    expect(await editor.settle()).toBe(false)
    expect(server.header.title).toBe('')
    await editor.loadNewer()
    expect(await editor.settle()).toBe(true)
  })

  test('saves the rest of a page with an invalid field, whose text stays', async () => {
    const editor = open()
    editor.change(title('Food'))
    editor.change(withFields('contact', { phone: 'call me' }))
    await vi.advanceTimersByTimeAsync(1100)
    expect(server).toMatchObject({ header: { title: 'Food' }, contact: { phone: '' } })
    expect(editor.state.get().history.now.contact.phone).toBe('call me')
    await editor.close()
    expect(open().state.get().history.now.contact.phone).toBe('call me')
  })
})
