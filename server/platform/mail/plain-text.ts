import type { Words } from './words.ts'

/** The letter without a picture or a button, as the old readers of mail show it. */
export function plainText(words: Words): string {
  const { button } = words
  const parts = [
    words.heading,
    words.greeting,
    words.text,
    words.quote && quoted(words.quote),
    words.after,
    button && `${button.label}:\n${button.url}`,
    words.end,
    `-- \n${words.reason}\n${words.sender}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
