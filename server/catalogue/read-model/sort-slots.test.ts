import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reordered, sortInSlices } from './sort-slots.ts'

const keys = fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 3000 })

function comparing(values: readonly number[]) {
  return (a: number, b: number) => values[a]! - values[b]! || a - b
}

test('the yielding sort gives the same result as a normal sort', async () => {
  await fc.assert(
    fc.asyncProperty(keys, async (values) => {
      const slots = values.map((_, slot) => slot)
      expect([...(await sortInSlices(slots, comparing(values)))]).toEqual(slots.toSorted(comparing(values)))
    }),
    { numRuns: 30 },
  )
})

test('changed, new and removed products end up where a new sort would put them', () => {
  const change = fc.tuple(
    keys,
    fc.array(fc.tuple(fc.nat(), fc.option(fc.nat({ max: 50 }))), { maxLength: 20 }),
  )
  fc.assert(
    fc.property(change, ([values, changes]) => {
      const present = new Set(values.keys())
      const before = Uint32Array.from([...present].sort(comparing(values)))
      const after = [...values]
      const changed = new Set<number>()
      for (const [at, key] of changes) {
        const slot = at % (values.length + 5)
        changed.add(slot)
        if (key === null) present.delete(slot)
        else present.add(slot)
        after[slot] = key ?? 0
      }
      const put = [...changed].filter((slot) => present.has(slot))
      const order = reordered(before, changed, put, comparing(after))
      expect([...order]).toEqual([...present].sort(comparing(after)))
    }),
  )
})

test('a long sort yields to other work', async () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `Product ${(index * 7919) % 20_000}`)
  const { compare } = new Intl.Collator('hu', { numeric: true })
  let othersServed = 0
  const others = setInterval(() => {
    othersServed += 1
  }, 1)
  await sortInSlices([...names.keys()], (a, b) => compare(names[a]!, names[b]!))
  clearInterval(others)
  expect(othersServed).toBeGreaterThan(0)
})
