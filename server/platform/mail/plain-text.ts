import type { EmailLine, EmailRow, EmailSum } from './email.ts'
import type { TranslatedNote, Words } from './words.ts'

/** The email without pictures and buttons, for plain-text mail programs. */
export function plainText(words: Words): string {
  const { button, from, facts, rows, lines, steps, sum, box } = words
  const parts = [
    words.heading,
    words.greeting,
    words.text,
    from && [from.name, from.about, ...(from.contact ?? [])].filter(Boolean).join('\n'),
    from?.says,
    words.quote && quoted(words.quote),
    words.after,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    rows?.map(row).join('\n\n'),
    lines?.map(line).join('\n'),
    steps?.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    sum && total(sum),
    button && [`${button.label}:`, button.url, button.validity].filter(Boolean).join('\n'),
    ...(box?.map(note) ?? []),
    words.end,
    ['-- ', words.reason, words.stop && `${words.stop.label}: ${words.stop.url}`, words.sender]
      .filter(Boolean)
      .join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const row = ({ label, note, items }: EmailRow) => [`${label}: ${note}`, ...items.map(item)].join('\n')

const item = ({ name, note }: EmailRow['items'][number]) => `- ${[name, note].filter(Boolean).join(': ')}`

const line = ({ name, note, amount }: EmailLine) =>
  [[name, note].filter(Boolean).join(', '), amount].filter(Boolean).join(': ')

const note = ({ title, before, link, after }: TranslatedNote) =>
  [title, `${before}${link?.label ?? ''}${after}`, link?.url].filter(Boolean).join('\n')

const total = ({ label, note, amount }: EmailSum) => [`${label}: ${amount}`, note].filter(Boolean).join('\n')

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
