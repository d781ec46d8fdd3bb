import { expect, test } from 'vitest'
import { type Toast, type ToastKind, toastLimit, toastOf, withToast } from './toast-rules.ts'

const undo = { label: 'Undo', run: () => {} }
const showing = (...kinds: ToastKind[]) =>
  kinds.reduce<readonly Toast[]>((toasts, kind, id) => withToast(toasts, toastOf(id, kind, kind)), [])

test('outcomes close after two seconds, other messages after five, those with an action after ten', () => {
  expect(toastOf(1, 'success', 'Saved').closesAfterMs).toBe(2000)
  expect(toastOf(1, 'info', 'New').closesAfterMs).toBe(5000)
  expect(toastOf(1, 'success', 'Removed', undo).closesAfterMs).toBe(10_000)
})

test('success, error and warning share one toast', () => {
  expect(showing('success', 'error', 'warning').map(({ message }) => message)).toEqual(['warning'])
  expect(showing('info', 'success', 'error').map(({ message }) => message)).toEqual(['info', 'error'])
})

test('a toast with an action is not taken away by the next outcome', () => {
  const toasts = withToast([toastOf(1, 'success', 'Removed', undo)], toastOf(2, 'success', 'Saved'))
  expect(toasts.map(({ id }) => id)).toEqual([1, 2])
})

test('at most three are shown, the oldest goes', () => {
  expect(showing('info', 'info', 'info', 'info').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(toastLimit).toBe(3)
})
