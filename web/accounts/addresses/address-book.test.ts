import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedAddress } from '#contract/checkout.ts'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'

const home = { id: 7, city: 'Gent', is_default: true } as SavedAddress
let tab: Tab
let book: typeof import('./address-book.ts').addressBook
let problem: typeof import('./address-book.ts').addressProblem
let removed: typeof import('./address-book.ts').removedAddress

beforeEach(async () => {
  tab = await openTab()
  ;({
    addressBook: book,
    addressProblem: problem,
    removedAddress: removed,
  } = await import('./address-book.ts'))
  tab.signIn(4)
})
afterEach(() => vi.unstubAllGlobals())

async function remove() {
  const removal = book.remove(home)
  const call = await tab.next()
  expect(call.method).toBe('DELETE')
  return { removal, answer: () => call.answer({ body: {} }) }
}

test('a removed address can be restored', async () => {
  const { removal, answer } = await remove()
  answer()
  await removal
  tab.toasts().at(-1)?.action?.run()
  expect(await tab.next()).toMatchObject({ method: 'POST', body: { city: 'Gent', is_default: true } })
})

test('a removed address can be restored after its toast has closed, until the next action', async () => {
  const { removal, answer } = await remove()
  answer()
  await removal
  const offer = removed.get()
  expect(offer).toMatchObject({ userId: 4 })
  offer?.undo()
  expect(await tab.next()).toMatchObject({ method: 'POST', body: { city: 'Gent' } })
  expect(removed.get()).toBeUndefined()
  expect(tab.toasts()).toEqual([])
})

test('the next user cannot restore it', { tags: 'undo-not-for-next' }, async () => {
  const { removal, answer } = await remove()
  answer()
  await removal
  const undo = tab.toasts().at(-1)?.action
  expect(undo).toBeDefined()
  tab.leave()
  undo?.run()
  tab.signIn(5)
  undo?.run()
  await new Promise((resolve) => setTimeout(resolve))
  expect(tab.asked).toEqual([])
})

test('a new default address is confirmed, and a change made elsewhere is kept', async () => {
  const change = book.makeDefault({ ...home, is_default: false })
  const call = await tab.next()
  expect(call.method).toBe('PUT')
  expect(call.body).toEqual({ is_default: true })
  call.answer({ body: {} })
  await change
  expect(tab.toasts()).toMatchObject([{ kind: 'success', message: 'account:addresses.made-default' }])
})

test('a removal that ends after its user logged out is not reported to the next user', async () => {
  const { removal, answer } = await remove()
  tab.leave()
  tab.signIn(5)
  answer()
  await removal
  expect(tab.toasts()).toEqual([])
})

test('a removal that fails is told beside the address, until the next action', async () => {
  const removal = book.remove(home)
  const call = await tab.next()
  call.answer({ status: 503, body: { code: 'unavailable', message: 'The shop is busy.' } })
  await removal
  expect(problem.get()).toEqual({ userId: 4, addressId: 7, text: 'The shop is busy.' })
  expect(tab.toasts()).toEqual([])
  await remove()
  expect(problem.get()).toBeUndefined()
})

test('an address that was already removed in another tab counts as removed', async () => {
  const removal = book.remove(home)
  const call = await tab.next()
  call.answer({ status: 404, body: { code: 'not-found', message: 'Not there.' } })
  await removal
  expect(problem.get()).toBeUndefined()
  expect(tab.toasts()).toHaveLength(1)
})

test('a removal that cannot be undone is told where the addresses are', async () => {
  const { removal, answer } = await remove()
  answer()
  await removal
  tab.toasts().at(-1)?.action?.run()
  const call = await tab.next()
  call.answer('no answer')
  await vi.waitFor(
    () => expect(problem.get()).toEqual({ userId: 4, text: 'account:addresses.undo-failed' }),
    maxWaitMs,
  )
})
