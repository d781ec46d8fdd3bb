import { expect, test } from 'vitest'
import { isShared } from './cognates.ts'

test('a text may equal the English one if all its words are shared', () => {
  expect(isShared('Version {{number}}', 'de')).toBe(true)
  expect(isShared('{{formatted}} ml', 'ja')).toBe(true)
  expect(isShared('Version', 'es')).toBe(false)
  expect(isShared('Add to cart', 'nl')).toBe(false)
})
