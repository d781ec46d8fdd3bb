import type { LetterRow, LetterSum } from './letter.ts'
import type { Words } from './words.ts'

/** The letter without a picture or a button, as the old readers of mail show it. */
export function plainText(words: Words): string {
  const { button, from, rows, sum } = words
  const parts = [
    words.heading,
    words.greeting,
    words.text,
    from && [from.name, from.about].filter(Boolean).join('\n'),
    from?.says,
    words.quote && quoted(words.quote),
    words.after,
    rows?.map(line).join('\n'),
    sum && total(sum),
    button && `${button.label}:\n${button.url}`,
    words.end,
    `-- \n${words.reason}\n${words.sender}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const line = ({ label, note, items }: LetterRow) =>
  `${label}: ${note} (${items.map(({ name }) => name).join(', ')})`

const total = ({ label, note, amount }: LetterSum) => [`${label}: ${amount}`, note].filter(Boolean).join('\n')

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
