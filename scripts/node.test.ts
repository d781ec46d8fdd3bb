import { expect, test } from 'vitest'
import { isModern, requireSupported } from './node.mjs'

test('a Node before 20.19 is refused with one plain sentence', () => {
  expect(() => requireSupported('18.20.4')).toThrow('Verbena requires Node 20.19 or newer; this is 18.20.4.')
  expect(() => requireSupported('20.18.0')).toThrow()
  expect(() => requireSupported('20.19.0')).not.toThrow()
  expect(() => requireSupported('24.21.0')).not.toThrow()
})

test('running TypeScript directly needs Node 22.18', () => {
  expect(['20.19.0', '22.17.1', '22.18.0', '24.0.0'].map(isModern)).toEqual([false, false, true, true])
})
