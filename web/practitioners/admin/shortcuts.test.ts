import { expect, test } from 'vitest'
import { commandOf } from '../../platform/shortcuts.ts'
import { deskKeys } from './shortcuts.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
})

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['a', 'approve'],
  ['r', 'refuse'],
])('%s means %s', (key, command) => {
  expect(commandOf(deskKeys, press(key), false)).toBe(command)
})

test('letters of a reason are only letters', () => {
  expect(commandOf(deskKeys, press('r'), true)).toBeUndefined()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])(
  'reloading with Ctrl and R refuses nobody (%o)',
  (held) => {
    expect(commandOf(deskKeys, press('r', held), false)).toBeUndefined()
  },
)

test('a key held down moves on but decides nothing', () => {
  expect(commandOf(deskKeys, press('j', { repeat: true }), false)).toBe('next')
  expect(commandOf(deskKeys, press('a', { repeat: true }), false)).toBeUndefined()
})

test.each(['x', 'constructor', 'Enter'])('%s means nothing', (key) => {
  expect(commandOf(deskKeys, press(key), false)).toBeUndefined()
})
