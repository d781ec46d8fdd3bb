import { expect, test } from 'vitest'
import { daysOf } from './call-form.tsx'

const monday = ['2026-11-23T08:00:00.000Z', '2026-11-23T08:30:00.000Z']
const tuesday = ['2026-11-24T15:30:00.000Z']

test('free appointments are grouped by day, in order', () => {
  expect(daysOf([...monday, ...tuesday], (timestamp) => timestamp.slice(0, 10))).toEqual([
    { day: '2026-11-23', times: monday },
    { day: '2026-11-24', times: tuesday },
  ])
})

test('without free appointments there are no days', () => {
  expect(daysOf([])).toEqual([])
})
