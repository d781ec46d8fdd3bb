import { expect, test } from 'vitest'
import { commandOf } from '../../platform/shortcuts.ts'
import { certificateKeys } from './shortcuts.ts'

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
  expect(commandOf(certificateKeys, press(key), false)).toBe(command)
})

test('letters typed into a reason are no shortcuts', () => {
  expect(commandOf(certificateKeys, press('r'), true)).toBeUndefined()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }])(
  'a browser shortcut such as Ctrl+R does not refuse a certificate (%o)',
  (held) => {
    expect(commandOf(certificateKeys, press('r', held), false)).toBeUndefined()
  },
)

test('a key held down moves on but decides nothing', () => {
  expect(commandOf(certificateKeys, press('j', { repeat: true }), false)).toBe('next')
  expect(commandOf(certificateKeys, press('a', { repeat: true }), false)).toBeUndefined()
})

test.each(['x', 'constructor', 'Enter'])('%s means nothing', (key) => {
  expect(commandOf(certificateKeys, press(key), false)).toBeUndefined()
})
