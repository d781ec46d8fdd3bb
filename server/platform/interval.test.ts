import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { startInterval } from './interval.ts'

function heard() {
  const said: string[] = []
  return { said, log: pino({ level: 'warn' }, { write: (line) => void said.push(line) }) }
}

/** Long enough for an interval with this pause to have run again. */
async function turnsOfAnother(count: number) {
  const done = Promise.withResolvers<void>()
  let turns = 0
  const other = startInterval({ what: 'counting', pauseMs: 1 }, heard().log, async () => {
    turns += 1
    if (turns === count) done.resolve()
  })
  await done.promise
  await other.close()
}

test('runs follow one another, after their own first pause, until it is closed', async () => {
  const { log } = heard()
  let turns = 0
  let atOnce = 0
  const third = Promise.withResolvers<void>()
  const running = startInterval({ what: 'counting', pauseMs: 1, firstMs: 0 }, log, async () => {
    atOnce += 1
    expect(atOnce).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    atOnce -= 1
    turns += 1
    if (turns === 3) third.resolve()
  })
  await third.promise
  await running.close()
  const before = turns
  await turnsOfAnother(5)
  expect(turns).toBe(before)
})

test('a failure is logged, and the next run follows nevertheless', async () => {
  const { log, said } = heard()
  const second = Promise.withResolvers<void>()
  let turns = 0
  const running = startInterval({ what: 'counting', pauseMs: 1 }, log, async () => {
    turns += 1
    if (turns === 2) second.resolve()
    throw new Error('no space left')
  })
  await second.promise
  await running.close()
  expect(said.length).toBeGreaterThanOrEqual(2)
  expect(said[0]).toContain('counting')
  expect(said[0]).toContain('no space left')
})

test('closing waits for the run in progress, and signals it to end', async () => {
  const { log } = heard()
  const begun = Promise.withResolvers<void>()
  const told: boolean[] = []
  const running = startInterval({ what: 'counting', pauseMs: 0 }, log, async (end) => {
    begun.resolve()
    await new Promise((resolve) => end.addEventListener('abort', resolve))
    told.push(end.aborted)
  })
  await begun.promise
  await running.close()
  expect(told).toEqual([true])
})

test('closing before the first run does not wait for it', async () => {
  const { log } = heard()
  const work = vi.fn(async () => {})
  await startInterval({ what: 'counting', pauseMs: 60_000 }, log, work).close()
  expect(work).not.toHaveBeenCalled()
})
