import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPersonalQueue, createSerialQueue } from './serial-queue.ts'

afterEach(() => vi.unstubAllGlobals())

test('with a lock, tabs wait for each other', async () => {
  const request = vi.fn(async (_: string, work: () => unknown) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await createSerialQueue('refresh')(async () => 'done')).toBe('done')
  expect(request).toHaveBeenCalledExactlyOnceWith('refresh', expect.any(Function))
})

test('without locks, each tab runs one task after the other', async () => {
  vi.stubGlobal('navigator', {})
  const order: string[] = []
  const serially = createSerialQueue('refresh')
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
  }
  await Promise.all([serially(work('first')), serially(work('second'))])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('whatever fails or takes long, each task runs once, in order, and gets its own result', async () => {
  const anyWork = fc.record({ steps: fc.nat({ max: 4 }), fails: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(anyWork, { maxLength: 12 }), async (works) => {
      const serially = createSerialQueue()
      const log: number[] = []
      const answers = await Promise.allSettled(
        works.map(({ steps, fails }, at) =>
          serially(async () => {
            log.push(at)
            for (let step = 0; step < steps; step += 1) await Promise.resolve()
            log.push(at)
            if (fails) throw new Error(String(at))
            return at
          }),
        ),
      )
      expect(log).toEqual(works.flatMap((_, at) => [at, at]))
      expect(answers).toEqual(
        works.map(({ fails }, at) =>
          fails ? { status: 'rejected', reason: new Error(String(at)) } : { status: 'fulfilled', value: at },
        ),
      )
    }),
  )
})

test('after a logout waiting tasks are not run, and running ones are told', async () => {
  const queue = createPersonalQueue()
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  const done = vi.fn(async () => 'done')
  const begun = queue.run(async (isCurrent) => `${await answer}, ${isCurrent() ? 'still' : 'no more'}`)
  const waiting = queue.run(done)
  queue.clear()
  // The next user does not wait for the previous user's calls.
  expect(await queue.run(async () => 'theirs')).toBe('theirs')
  resolve('answered')
  expect(await begun).toBe('answered, no more')
  expect(await waiting).toBeUndefined()
  expect(done).not.toHaveBeenCalled()
})
