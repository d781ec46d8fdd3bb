import { dayMs } from './clocks.ts'
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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verbena//Verbena//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${madeAt.toISOString().replace(/\.\d+|[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${plainDay(from)}`,
    `DTEND;VALUE=DATE:${plainDay(dayAfter(to))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('')
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
