import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

/** Each block as its kind and its text, in which links are `[text](address)` and emphasis is marked. */
const read = (text: string) =>
  readMarkdown(text).map(({ kind, spans }) => {
    const words = spans.map((span) => {
      const marked = span.isStrong ? `**${span.text}**` : span.isEmphasis ? `*${span.text}*` : span.text
      return span.link === undefined ? marked : `[${marked}](${span.link})`
    })
    return `${kind}: ${words.join('')}`
  })

test('headings, paragraphs, lists and quotations are read', () => {
  expect(
    read('# One\n\n### Two\n\nA line\nand more.\n\n- first\n- second\n\n1. third\n\n> said\n\n---\n'),
  ).toEqual([
    'heading: One',
    'subheading: Two',
    'paragraph: A line\nand more.',
    'item: first',
    'item: second',
    'numbered: third',
    'quotation: said',
  ])
})

test('emphasis and links are read, also within each other', () => {
  expect(read('Read **all** of [*our* terms](/terms), _please_.')).toEqual([
    'paragraph: Read **all** of [*our*](/terms)[ terms](/terms), *please*.',
  ])
})

test('items within items become items of the same list', () => {
  expect(read('- one\n  - two\n- three\n\n  more')).toEqual([
    'item: one',
    'item: two',
    'item: three',
    'item: more',
  ])
})

test('HTML and scripts are shown as they were typed', () => {
  expect(read('<script>alert(1)</script>\n\nA <b onclick="x()">bold</b> word & <i>')).toEqual([
    'paragraph: <script>alert(1)</script>',
    'paragraph: A <b onclick="x()">bold</b> word & <i>',
  ])
})

test('a picture is reduced to its description, and code to its text', () => {
  expect(read('![a leaf](https://example.org/leaf.png) and `code`\n\n    more code')).toEqual([
    'paragraph: a leaf and code',
    'paragraph: more code',
  ])
})

test('a text with thousands of levels is shown as it was typed', () => {
  expect(read(`${'>'.repeat(20_000)} deep`)).toEqual([expect.stringMatching(/deep$/)])
})

test('a text without anything has no blocks', () => {
  expect(read('  \n\n')).toEqual([])
})
