import { expect, test } from 'vitest'
import { type RecallScope, scopeProblem } from './recalls.ts'

const scope = (more: Partial<RecallScope>): RecallScope => ({
  batch_id: null,
  sent_from: null,
  sent_until: null,
  ...more,
})

test.each<[string, Partial<RecallScope>]>([
  ['a batch', { batch_id: 4 }],
  ['a period', { sent_from: '2026-10-01', sent_until: '2026-10-31' }],
  ['a single day', { sent_from: '2026-10-01', sent_until: '2026-10-01' }],
  ['a batch and a period', { batch_id: 4, sent_from: '2026-10-01', sent_until: '2026-10-31' }],
])('an admin can recall %s', (_, more) => {
  expect(scopeProblem(scope(more))).toBeUndefined()
})

test.each<[string, Partial<RecallScope>, keyof RecallScope, string]>([
  ['neither a batch nor a period', {}, 'batch_id', 'required'],
  ['a period without its beginning', { batch_id: 4, sent_until: '2026-10-01' }, 'sent_from', 'required'],
  ['a period without its end', { sent_from: '2026-10-01' }, 'sent_until', 'required'],
  [
    'a period that ends before it begins',
    { sent_from: '2026-10-02', sent_until: '2026-10-01' },
    'sent_until',
    'invalid',
  ],
])('%s is refused, with the field to correct', (_, more, field, problem) => {
  expect(scopeProblem(scope(more))).toEqual({ field, problem })
})
