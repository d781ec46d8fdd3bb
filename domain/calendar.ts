import { dayMs } from './local-time.ts'
export type CalendarEntry = {
  /** Identifies the event when it is added to a calendar twice. */
  id: string
  /** Dates such as `2026-11-23`, both inclusive. */
  from: string
  to: string
  title: string
  text: string
  place: string
  url: string
}

const lineOctets = 75

/** A calendar file with a whole-day event (RFC 5545). `madeAt`: the time of its last change. */
export function calendarFile({ id, from, to, title, text, place, url }: CalendarEntry, madeAt: Date): string {
  return fileOf([
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${plainDay(from)}`,
    `DTEND;VALUE=DATE:${plainDay(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
}

/** Something that happens every day at a time, from a day to another or without end. */
export type DailyEntry = {
  /** Identifies it when a newer file is added to the same calendar. */
  id: string
  from: string
  until: string | null
  /** After midnight, where the reader is: breakfast travels with them. */
  minutes: number
  title: string
  text: string
}
export type DailyCalendar = {
  name: string
  /** Such as `Europe/Brussels`, for calendars that read local times in a zone of their own. */
  zone: string | null
  entries: readonly DailyEntry[]
}

/** A calendar file with an event for each day, and a reminder at its time (RFC 5545). */
export function dailyCalendarFile({ name, zone, entries }: DailyCalendar, madeAt: Date): string {
  return fileOf([
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(zone === null ? [] : [`X-WR-TIMEZONE:${escaped(zone)}`]),
    ...entries.flatMap((entry) => dailyEvent(entry, madeAt)),
  ])
}

function dailyEvent({ id, from, until, minutes, title, text }: DailyEntry, madeAt: Date): string[] {
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `T${two(Math.floor(minutes / 60))}${two(minutes % 60)}00`
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp(madeAt)}`,
    `DTSTART:${plainDay(from)}${time}`,
    'DURATION:PT15M',
    `RRULE:FREQ=DAILY${until === null ? '' : `;UNTIL=${plainDay(until)}${time}`}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

function fileOf(content: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verbena//Verbena//EN',
    ...content,
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
}

function stamp(timestamp: Date): string {
  return timestamp.toISOString().replace(/\.\d+|[-:]/g, '')
}

function plainDay(day: string): string {
  return day.slice(0, 10).replaceAll('-', '')
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day.slice(0, 10)) + dayMs).toISOString()
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Folds lines at the format's maximum length without splitting a character. */
function folded(line: string): string[] {
  const lines = ['']
  const encoder = new TextEncoder()
  let octets = 0
  for (const character of line) {
    const more = encoder.encode(character).length
    if (octets + more > lineOctets) {
      lines.push(' ')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += more
  }
  return lines
}
