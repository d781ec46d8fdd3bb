import { expect, test } from 'vitest'
import {
  limitReasonMaximum,
  limitReasonMinimum,
  linkDaysDefault,
  linkDaysMaximum,
  noteMaximum,
  noteScrollsAbove,
  protocolPageSize,
  protocolSearchLimit,
} from './limits.ts'

test('the limits in the specification', { tags: ['constant-protocol-pages', 'constant-note-length'] }, () => {
  expect({ protocolPageSize, protocolSearchLimit, noteScrollsAbove }).toEqual({
    protocolPageSize: 5,
    protocolSearchLimit: 50,
    noteScrollsAbove: 75,
  })
  expect(limitReasonMinimum).toBe(20)
})

test('defaults are within the maximums', () => {
  expect(linkDaysDefault).toBeLessThanOrEqual(linkDaysMaximum)
  expect(noteScrollsAbove).toBeLessThan(noteMaximum)
  expect(limitReasonMinimum).toBeLessThan(limitReasonMaximum)
})
