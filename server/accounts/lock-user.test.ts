import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#server/find-violations.ts'
import { repeatedTransactions } from '#server/platform/transact.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { outcomeOf, runConcurrently, type Writer } from '../../tests/support/concurrent-writes.ts'
import { openWriters } from '../../tests/support/writers.ts'

let shop: BuyingShop
let people: Awaited<ReturnType<typeof openWriters>>
let deadlocks: unknown[] = []
const note = (code: unknown) => void (code !== 'overtaken' && deadlocks.push(code))
beforeAll(async () => {
  shop = await openBuying()
  people = await openWriters(shop)
  repeatedTransactions.subscribe(note)
})
afterAll(async () => {
  repeatedTransactions.unsubscribe(note)
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

/** The failures among these results, with each deadlock that the database had to resolve. */
const faultsOf = (outcomes: unknown[]) => {
  const found = [...outcomes.filter((outcome) => outcome instanceof Error).map(String), ...deadlocks]
  deadlocks = []
  return found
}

/** Nothing about them was written again after they erased the account. */
async function expectErased(userId: number): Promise<void> {
  const { email, pendingEmail, passwordHash, firstName, erasedAt } = await people.rowOf(userId)
  if (erasedAt)
    expect({ email, pendingEmail, passwordHash, firstName }).toEqual({
      email: null,
      pendingEmail: null,
      passwordHash: null,
      firstName: '',
    })
}

describe.each(['newcomer', 'member'] as const)('concurrent changes to one %s', (who) => {
  test('do not deadlock in pairs, in either order', async () => {
    const names = Object.keys((await people[who]()).writers)
    const faults: Record<string, unknown> = {}
    for (const first of names)
      for (const second of names) {
        const { id, writers } = await people[who]()
        const found = faultsOf(await runConcurrently(shop.sql, id, [writers[first]!, writers[second]!]))
        if (found.length > 0) faults[`${first}, then ${second}`] = found
        await expectErased(id)
      }
    expect(faults).toEqual({})
  })

  test('do not deadlock all together', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, writers, more } = await people[who]()
      const all: Writer[] = Object.values({ ...writers, ...more })
      expect(faultsOf(await Promise.all(all.map(outcomeOf)))).toEqual([])
      await expectErased(id)
    }
  })
})
