import { beforeEach, expect, test } from 'vitest'
import { protocolProduct } from '../../../tests/support/protocol.ts'
import { setSessionContext } from '../../platform/session/session-context.ts'
import { closeToast, toastStore } from '../../platform/toasts/toast.ts'
import type { Edit } from './edit.ts'
import { notifyDone, notifyRefused } from './notify-edit.ts'
import { protocolFailure } from './protocol-failure.ts'

const zinc = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Kestrel' }
const again: Edit[] = []
const said = () => toastStore.get().shown.map(({ message }) => message.replace('builder:toast.', ''))

beforeEach(() => {
  setSessionContext({ t: (key) => key, language: 'en', otherStoreUrl: undefined })
  for (const { id } of toastStore.get().shown) closeToast(id)
  again.length = 0
})

const done: [Edit, string][] = [
  [{ kind: 'add', product: zinc }, 'product-added'],
  [{ kind: 'change', variantId: 11, quantity: 2 }, 'quantity-updated'],
  [{ kind: 'change', variantId: 11, notes: 'With lunch' }, 'details-updated'],
  [{ kind: 'exchange', variantId: 11, by: 12 }, 'details-updated'],
  [{ kind: 'describe', name: 'Sleep' }, 'protocol-updated'],
  [{ kind: 'order', variantIds: [12, 11] }, 'protocol-updated'],
  [{ kind: 'remove', variantId: 11 }, 'product-deleted'],
  [{ kind: 'change', variantId: 11, quantity: 0 }, 'product-deleted'],
]
test.each(done)('%j, once applied, is reported as %s', { tags: 'toast-success' }, (edit, key) => {
  notifyDone({ edit }, (undo) => again.push(undo))
  expect(said()).toEqual([key])
})

test('a removed line can be restored at its position', () => {
  const undo = { line: protocolProduct({ id: 1, variantId: 11 }), position: 3 }
  notifyDone({ edit: { kind: 'remove', variantId: 11 }, undo }, (edit) => again.push(edit))
  toastStore.get().shown.at(-1)?.action?.run()
  expect(again).toEqual([{ kind: 'restore', ...undo }])
})

const refused: [Edit, string | undefined, string][] = [
  [{ kind: 'add', product: zinc }, 'It is sold no more.', 'It is sold no more.'],
  [{ kind: 'add', product: zinc }, undefined, 'add-failed'],
  [{ kind: 'describe', name: 'Sleep' }, 'That is too long.', 'That is too long.'],
  [{ kind: 'change', variantId: 11, quantity: 2 }, undefined, 'update-failed'],
  [{ kind: 'remove', variantId: 11 }, 'The server’s words.', 'delete-failed'],
]
test.each(refused)(
  '%j, refused with %j, is reported as %s',
  { tags: 'toast-unexpected' },
  (edit, message, key) => {
    notifyRefused(7, { edit }, message, () => again.push(edit))
    expect(said()).toEqual([key])
    toastStore.get().shown.at(-1)?.action?.run()
    expect(again).toEqual([edit])
  },
)

test('a refusal stays beside the protocol once its toast is closed, and can be retried there', () => {
  const edit: Edit = { kind: 'change', variantId: 11, quantity: 2 }
  notifyRefused(7, { edit }, 'That is too many.', () => again.push(edit))
  for (const { id } of toastStore.get().shown) closeToast(id)
  expect(protocolFailure.get()).toMatchObject({ protocolIds: [7], message: 'That is too many.' })
  protocolFailure.get()?.onRetry?.()
  expect(again).toEqual([edit])
  expect(protocolFailure.get()).toBeUndefined()
})
