import { expect, test } from 'vitest'
import { isBuilderShortcut } from './builder-shortcut.ts'

const keys = { code: 'KeyB', altKey: true, shiftKey: true, ctrlKey: false, metaKey: false }

test('the shortcut to the builder is a letter with two modifiers, whatever character they produce', () => {
  expect(isBuilderShortcut(keys)).toBe(true)
  for (const other of [
    { altKey: false },
    { shiftKey: false },
    { ctrlKey: true },
    { metaKey: true },
    { code: 'KeyN' },
  ])
    expect(isBuilderShortcut({ ...keys, ...other })).toBe(false)
})
