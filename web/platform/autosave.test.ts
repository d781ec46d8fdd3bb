import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Problem } from '#contract/problem.ts'
import { createAutosave, type SaveState } from './autosave.ts'
import { FetchError } from './call-api.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function notes(save: (text: string) => Promise<unknown>) {
  const states: SaveState[] = []
  const autosave = createAutosave({ save, onState: (state) => states.push(state) })
  return { ...autosave, states }
}

test('notes are saved once, after a pause in typing', async () => {
  const save = vi.fn(async () => {})
  const { change, states } = notes(save)
  change('B')
  await vi.advanceTimersByTimeAsync(500)
  change('Bloating')
  await vi.advanceTimersByTimeAsync(800)
  expect(save.mock.calls).toEqual([['Bloating']])
  expect(states.at(-1)).toBe('saved')
})

test('what is typed while saving is saved after it', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn((_: string) => new Promise<void>((resolve) => answers.push(resolve)))
  const { change, flush } = notes(save)
  change('one')
  void flush()
  change('two')
  await vi.advanceTimersByTimeAsync(800)
  expect(save).toHaveBeenCalledTimes(1)
  answers[0]!()
  await vi.advanceTimersByTimeAsync(800)
  expect(save.mock.calls.map(([text]) => text)).toEqual(['one', 'two'])
})

test('notes that could not be saved say so, and are saved later', async () => {
  const save = vi.fn(async (_: string) => {}).mockRejectedValueOnce(new Error('offline'))
  const { change, states } = notes(save)
  change('Thyroid')
  await vi.advanceTimersByTimeAsync(800)
  expect(states.at(-1)).toBe('unsaved')
  await vi.advanceTimersByTimeAsync(5000)
  expect(save.mock.calls.map(([text]) => text)).toEqual(['Thyroid', 'Thyroid'])
  expect(states.at(-1)).toBe('saved')
})

test('notes that the server refuses are not sent again until they are changed, and it is known why', async () => {
  const refusal = new FetchError(404, { message: 'This client is gone.' } as Problem)
  const save = vi.fn(async (_: string) => {}).mockRejectedValueOnce(refusal)
  const reasons: unknown[] = []
  const { change } = createAutosave({ save, onState: (_, reason) => reasons.push(reason) })
  change('Thyroid')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save.mock.calls).toEqual([['Thyroid']])
  expect(reasons.at(-1)).toBe(refusal)
  change('Thyroid, iron')
  await vi.advanceTimersByTimeAsync(800)
  expect(save.mock.calls.at(-1)).toEqual(['Thyroid, iron'])
  expect(reasons.at(-1)).toBeUndefined()
})

test('notes that a session ended before they were saved are sent again', async () => {
  const save = vi.fn(async (_: string) => {}).mockRejectedValueOnce(new FetchError(401, undefined))
  const { change, states } = notes(save)
  change('Thyroid')
  await vi.advanceTimersByTimeAsync(6000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(states.at(-1)).toBe('saved')
})

test('everything is saved before something is done with it', async () => {
  const answers: (() => void)[] = []
  const save = vi.fn((_: string) => new Promise<void>((resolve) => answers.push(resolve)))
  const { change, flush, settle } = notes(save)
  change('one')
  void flush()
  change('two')
  const settled = settle()
  answers[0]!()
  await vi.advanceTimersByTimeAsync(0)
  answers[1]!()
  expect(await settled).toBe(true)
  expect(save.mock.calls.map(([text]) => text)).toEqual(['one', 'two'])
})

test('what is given up is neither saved nor tried again', async () => {
  const save = vi.fn(async (_: string) => {
    throw new Error('offline')
  })
  const { change, flush, stop } = notes(save)
  change('one')
  void flush()
  change('two')
  await stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(save.mock.calls).toEqual([['one']])
})
