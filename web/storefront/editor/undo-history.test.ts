import { expect, test } from 'vitest'
import { redone, startHistory, type UndoHistory, undone, withChange } from './undo-history.ts'

const typed = (history: UndoHistory<string>, now: string, atMs: number, field = 'title') =>
  withChange(history, now, { field, atMs })

test('what is typed in one field without a pause is undone together', () => {
  const history = typed(typed(typed(startHistory(''), 'F', 0), 'Fo', 300), 'Foo', 600)
  expect(undone(history).now).toBe('')
})

test('after a pause, or in another field, another step starts', () => {
  const paused = typed(typed(startHistory(''), 'Food', 0), 'Food first', 5000)
  expect(undone(paused).now).toBe('Food')
  const other = typed(typed(startHistory(''), 'Food', 0), 'Food, text', 100, 'text')
  expect(undone(other).now).toBe('Food')
})

test('what was undone can be redone, until something else is changed', () => {
  const two = typed(typed(startHistory('a'), 'b', 0), 'c', 9000)
  const back = undone(undone(two))
  expect(back.now).toBe('a')
  expect(redone(redone(back)).now).toBe('c')
  expect(redone(typed(back, 'd', 20_000)).now).toBe('d')
})

test('typing after undoing does not join the step that was undone', () => {
  const back = undone(typed(typed(startHistory('a'), 'b', 0), 'c', 5000))
  expect(undone(typed(back, 'd', 5100)).now).toBe('b')
})

test('with nothing to undo or redo, nothing happens', () => {
  const start = startHistory('a')
  expect(undone(start).now).toBe('a')
  expect(redone(start).now).toBe('a')
})
