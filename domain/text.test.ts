import { expect, test } from 'vitest'
import { isLine, isText } from './text.ts'

test.each([
  ['a zero character', 'No\u0000ra'],
  ['half of a character', 'No\ud83dra'],
  ['a character that turns the direction round', 'No\u202era'],
  ['one that isolates a direction', 'No\u2067ra'],
  ['an escape', 'No\u001b[31mra'],
])('%s is refused in a line and in a text', (_, text) => {
  expect([isLine(text), isText(text)]).toEqual([false, false])
})

test.each(['\r\nBcc: thief@example.org', '\n', '\t', '\u2028', '\u0085'])(
  'a line break within a line is refused (%j)',
  (end) => {
    expect(isLine(`Nora${end}Peeters`)).toBe(false)
  },
)

test('a text may have several lines, and names may be in any script', () => {
  expect(isText('Not readable.\r\n\tPlease scan it again.')).toBe(true)
  for (const name of ['Zoë d’Août', '山田 太郎', 'نورا', 'क्‍ष', 'علی‌رضا', '👩‍⚕️'])
    expect(isLine(name)).toBe(true)
})
