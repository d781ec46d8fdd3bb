import { expect, test } from 'vitest'
import { calendarFile, dailyCalendarFile } from './calendar.ts'

const entry = {
  id: 'order-V-10001@shop.example',
  from: '2026-11-30',
  to: '2026-12-01',
  title: 'Parcel from Verbena',
  text: 'Order V-10001',
  place: 'Coupure Links 214, 9000 Gent',
  url: 'https://shop.example/en/account/orders/1',
}
const madeAt = new Date('2026-11-22T12:30:00.500Z')
const lines = (change = {}) => calendarFile({ ...entry, ...change }, madeAt).split('\r\n')

test('a calendar entry covers whole days, including the last one', () => {
  expect(lines()).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verbena//Verbena//EN',
    'BEGIN:VEVENT',
    'UID:order-V-10001@shop.example',
    'DTSTAMP:20261122T123000Z',
    'DTSTART;VALUE=DATE:20261130',
    'DTEND;VALUE=DATE:20261202',
    'SUMMARY:Parcel from Verbena',
    'DESCRIPTION:Order V-10001',
    'LOCATION:Coupure Links 214\\, 9000 Gent',
    'URL:https://shop.example/en/account/orders/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('special characters in a calendar entry are escaped', () => {
  expect(lines({ title: 'a;b,c\\d\ne' })).toContain('SUMMARY:a\\;b\\,c\\\\d\\ne')
})

test('long lines are folded without splitting characters, and can be joined again', () => {
  const title = '小包'.repeat(40)
  const file = lines({ title })
  expect(Math.max(...file.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

test('a daily entry begins at the reader’s own time of day and ends with its last day', () => {
  const daily = {
    id: 'doses-1',
    from: '2026-11-24',
    until: '2026-12-21',
    minutes: 750,
    title: 'Midday',
    text: 'Zinc',
  }
  const file = dailyCalendarFile({ name: 'Plan', zone: 'Europe/Brussels', entries: [daily] }, madeAt)
  const shown = file.split('\r\n')
  expect(shown).toContain('X-WR-TIMEZONE:Europe/Brussels')
  expect(shown).toContain('DTSTART:20261124T123000')
  expect(shown).toContain('RRULE:FREQ=DAILY;UNTIL=20261221T123000')
  expect(
    dailyCalendarFile({ name: 'Plan', zone: null, entries: [{ ...daily, until: null }] }, madeAt),
  ).toContain('\r\nRRULE:FREQ=DAILY\r\n')
})
