import type { KeyboardEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { onEscape } from './on-escape.ts'

const press = (key: string, isComposing = false) => ({ key, nativeEvent: { isComposing } }) as KeyboardEvent

test('Escape closes a form, other keys do not', () => {
  const close = vi.fn()
  onEscape(close)(press('Enter'))
  expect(close).not.toHaveBeenCalled()
  onEscape(close)(press('Escape'))
  expect(close).toHaveBeenCalledOnce()
})

test('somebody who writes Japanese cancels a suggestion with Escape without closing the form', () => {
  const close = vi.fn()
  onEscape(close)(press('Escape', true))
  expect(close).not.toHaveBeenCalled()
})
