import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvHeading, csvRows, csvText, unescapedCsv } from './csv.ts'

test('a text that a spreadsheet would run as a formula is escaped', () => {
  const rows = ['=1+1', '+1', '-1', '@sum', '\t=1', '＝1'].map((text) => ({ text }))
  const written: { text: string }[] = parse(csvText(rows, ['text']), { bom: true, columns: true })
  expect(written).toEqual(rows.map(({ text }) => ({ text: `'${text}` })))
})

test('numbers below zero stay numbers', () => {
  const writeNumber = (value: number) => value.toFixed(2)
  expect(csvRows([{ amount: -1.5 }], ['amount'])).toBe('-1.5\n')
  expect(csvRows([{ amount: -1.5 }], ['amount'], { writeNumber })).toBe('-1.50\n')
})

test('a table has the chosen columns in their order, and a heading even without rows', () => {
  const rows = [{ b: 'B, b', a: 1, c: 'left out' }]
  expect(csvText(rows, ['a', 'b'])).toBe('\ufeffa,b\n1,"B, b"\n')
  expect(csvText([], ['a', 'b'])).toBe(csvHeading(['a', 'b']))
})

test('a file that a program reads contains exactly what was given', () => {
  expect(unescapedCsv([['=1', 2]])).toBe('=1,2\n')
})
