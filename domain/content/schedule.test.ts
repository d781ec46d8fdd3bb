import { expect, test } from 'vitest'
import { entryState, isSoon, liveOf, nextOf, periodProblem } from './schedule.ts'

const day = (text: string) => new Date(`2026-${text}T00:00:00Z`)
const standing = { id: 1, from: day('01-10'), until: null }
const winter = { id: 2, from: day('12-01'), until: day('12-27') }

test('a scheduled text replaces the present one for its time, which then returns', () => {
  const both = [standing, winter]
  expect(liveOf(both, day('11-30'))?.id).toBe(1)
  expect(nextOf(both, day('11-30'))?.id).toBe(2)
  expect(liveOf(both, day('12-01'))?.id).toBe(2)
  expect(liveOf(both, day('12-27'))?.id).toBe(1)
})

test('of two that began at once, the one published last is shown', () => {
  expect(liveOf([standing, { ...standing, id: 3 }], day('02-01'))?.id).toBe(3)
})

test('an admin sees whether something is shown, will be, or was', () => {
  expect(entryState([], day('01-01'))).toBe('draft')
  expect(entryState([winter], day('11-30'))).toBe('scheduled')
  expect(entryState([winter], day('12-02'))).toBe('published')
  expect(entryState([winter], day('12-28'))).toBe('over')
})

test('what begins within a week begins soon', () => {
  expect(isSoon(winter, day('11-23'))).toBe(false)
  expect(isSoon(winter, day('11-24'))).toBe(true)
  expect(isSoon(winter, day('12-01'))).toBe(false)
})

test('a period that is never shown is refused', () => {
  expect(periodProblem({ from: day('12-02'), until: day('12-01') }, day('11-01'))).toBe('content-period')
  expect(periodProblem({ from: day('01-01'), until: day('02-01') }, day('11-01'))).toBe('content-period')
  expect(periodProblem(winter, day('11-01'))).toBeUndefined()
})
