import { expect, test } from 'vitest'
import { type Toast, type ToastKind, toastLimit, withToast } from './toast-rules.ts'

const undo = { label: 'Undo', run: () => {} }
const showing = (...kinds: ToastKind[]) =>
  kinds.reduce<readonly Toast[]>((toasts, kind, id) => withToast(toasts, { id, kind, message: kind }), [])

test('success, error and warning share one toast', { tags: 'toast-single' }, () => {
  expect(showing('success', 'error', 'warning').map(({ message }) => message)).toEqual(['warning'])
  expect(showing('info', 'success', 'error').map(({ message }) => message)).toEqual(['info', 'error'])
})

test('a toast with an action is not replaced by the next outcome', () => {
  const toasts = withToast([{ id: 1, kind: 'success', message: 'Removed', action: undo }], {
    id: 2,
    kind: 'success',
    message: 'Saved',
  })
  expect(toasts.map(({ id }) => id)).toEqual([1, 2])
})

test('at most three are shown, and the oldest is removed', { tags: 'route-toasts' }, () => {
  expect(showing('info', 'info', 'info', 'info').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(toastLimit).toBe(3)
})
