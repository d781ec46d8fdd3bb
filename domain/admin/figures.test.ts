import { expect, test } from 'vitest'
import { changePercent, conversionOf, figureDays, noFigures, sumOfFigures } from './figures.ts'

test('a range ends today in the shop’s time zone, and is compared with as many days before it', () => {
  const { days, before } = figureDays('7-days', 'Europe/Brussels', new Date('2026-11-27T23:30:00Z'))
  expect(days).toHaveLength(7)
  expect([days[0], days.at(-1)]).toEqual(['2026-11-22', '2026-11-28'])
  expect([before[0], before.at(-1)]).toEqual(['2026-11-15', '2026-11-21'])
})

test('twelve months have each day once, also when clocks change', () => {
  const { days, before } = figureDays('12-months', 'Europe/Brussels', new Date('2026-11-28T12:00:00Z'))
  expect(new Set([...before, ...days]).size).toBe(730)
})

test('figures of days add up', () => {
  const day = { sales: 10, placed: 3, paid: 2, newClients: 1, productViews: 50 }
  expect(sumOfFigures([day, noFigures, day])).toEqual({
    sales: 20,
    placed: 6,
    paid: 4,
    newClients: 2,
    productViews: 100,
  })
})

test('conversion is paid orders per 100 product views, and unknown without views', () => {
  expect(conversionOf({ ...noFigures, paid: 3, productViews: 120 })).toBe(2.5)
  expect(conversionOf({ ...noFigures, paid: 3 })).toBeUndefined()
})

test('a change is told in percent of what was before, and not at all after nothing', () => {
  expect(changePercent(150, 120)).toBe(25)
  expect(changePercent(90, 120)).toBe(-25)
  expect(changePercent(90, 0)).toBeUndefined()
})
