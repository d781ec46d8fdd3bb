import { describe, expect, test } from 'vitest'
import {
  type OpeningHours,
  openNow,
  opensNext,
  type Period,
  periodsProblem,
  sortedPeriods,
} from './opening-hours.ts'

const period = (day: Period['day'], opens: string, closes: string): Period => ({ day, opens, closes })
const brussels = (...periods: Period[]): OpeningHours => ({ timezone: 'Europe/Brussels', periods })

describe('opening hours', () => {
  test.each([
    ['that end before they start', [period('monday', '17:00', '09:00')], 'hours-end-before-start'],
    ['that cross midnight', [period('monday', '22:00', '02:00')], 'hours-end-before-start'],
    ['that are empty', [period('monday', '09:00', '09:00')], 'hours-end-before-start'],
    [
      'that overlap',
      [period('monday', '09:00', '12:00'), period('monday', '11:00', '15:00')],
      'hours-overlap',
    ],
    [
      'of four periods a day',
      ['08', '10', '12', '14'].map((hour) => period('friday', `${hour}:00`, `${hour}:30`)),
      'hours-too-many',
    ],
  ])('%s are refused', (_, periods, problem) => {
    expect(periodsProblem(periods)).toBe(problem)
  })

  test('with a break, until midnight, and on several days are accepted', () => {
    expect(
      periodsProblem([
        period('monday', '13:00', '17:00'),
        period('monday', '09:00', '13:00'),
        period('tuesday', '20:00', '24:00'),
        period('wednesday', '00:00', '02:00'),
      ]),
    ).toBeUndefined()
  })

  test('are listed from Monday morning on', () => {
    const listed = sortedPeriods([
      period('sunday', '09:00', '10:00'),
      period('monday', '13:00', '14:00'),
      period('monday', '09:00', '10:00'),
    ])
    expect(listed.map(({ day, opens }) => `${day} ${opens}`)).toEqual([
      'monday 09:00',
      'monday 13:00',
      'sunday 09:00',
    ])
  })

  test('say whether a practice is open now, whatever the visitor’s own clock shows', () => {
    const hours = brussels(period('thursday', '09:00', '19:30'))
    // A Thursday in November, at 19:29 and 19:30 in Brussels.
    expect(openNow(hours, new Date('2026-11-26T18:29:00Z'))).toEqual({
      from: new Date('2026-11-26T08:00:00Z'),
      to: new Date('2026-11-26T18:30:00Z'),
    })
    expect(openNow(hours, new Date('2026-11-26T18:30:00Z'))).toBeUndefined()
    expect(opensNext(hours, new Date('2026-11-26T18:30:00Z'))).toEqual(new Date('2026-12-03T08:00:00Z'))
  })

  test('never open have no next time', () => {
    expect(opensNext(brussels(), new Date())).toBeUndefined()
  })

  test('last as long as the clock shows on the days it is put forward and back', () => {
    const night = brussels(period('sunday', '01:00', '04:00'))
    // 29 March 2026: 2:00 becomes 3:00. 25 October 2026: 3:00 becomes 2:00.
    const hoursOpen = (now: string) => {
      const { from, to } = openNow(night, new Date(now))!
      return (to.getTime() - from.getTime()) / 3_600_000
    }
    expect(hoursOpen('2026-03-29T00:30:00Z')).toBe(2)
    expect(hoursOpen('2026-10-25T00:30:00Z')).toBe(4)
  })
})
