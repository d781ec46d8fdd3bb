import { expect, test } from 'vitest'
import { createShutdown, signalHandler } from './shutdown.ts'

test('what was opened last is closed first, and only once', async () => {
  const closed: string[] = []
  const shutdown = createShutdown()
  shutdown.add(() => closed.push('database'))
  shutdown.add(() => closed.push('server'))
  await Promise.all([shutdown.run(), shutdown.run()])
  expect(closed).toEqual(['server', 'database'])
})

test('a part that hangs or fails does not keep the database from closing', async () => {
  const closed: string[] = []
  const shutdown = createShutdown({ maxWaitMs: 20 })
  shutdown.add(() => closed.push('database'))
  shutdown.add(() => Promise.reject(new Error('broken')))
  shutdown.add(() => new Promise(() => {}))
  await shutdown.run()
  expect(closed).toEqual(['database'])
})

test('a shop that is shutting down can be recognised', () => {
  const shutdown = createShutdown()
  expect(shutdown.signal.aborted).toBe(false)
  void shutdown.run()
  expect(shutdown.signal.aborted).toBe(true)
})

test('a first signal shuts down, even if a terminal and npm both pass it on; a later one does not wait', () => {
  const calls: string[] = []
  let nowMs = 0
  const onSignal = signalHandler({
    close: () => calls.push('close'),
    endAtOnce: () => calls.push('end'),
    clock: () => nowMs,
  })
  onSignal()
  nowMs = 20
  onSignal()
  expect(new Set(calls)).toEqual(new Set(['close']))
  nowMs = 3000
  onSignal()
  expect(calls.at(-1)).toBe('end')
})
