import { expect, test } from 'vitest'
import { closingTimeMs } from './toast-sheet.tsx'

test('outcomes close after two seconds, other messages after five, those with an action after ten', {
  tags: 'toast-limits',
}, () => {
  expect(closingTimeMs({ kind: 'success' })).toBe(2000)
  expect(closingTimeMs({ kind: 'info' })).toBe(5000)
  expect(closingTimeMs({ kind: 'success', action: { label: 'Undo', run: () => {} } })).toBe(10_000)
})
