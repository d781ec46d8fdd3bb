import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvReader, delimiterOf } from './csv.ts'

function read(text: string, columns?: number, chunk = text.length || 1) {
  const reader = csvReader(',', columns)
  const rows = []
  for (let at = 0; at < text.length; at += chunk) rows.push(...reader.push(text.slice(at, at + chunk)))
  rows.push(...reader.push('', true))
  return rows
}

const cells = (rows: ReturnType<typeof read>) =>
  rows.map((row) => (row && 'cells' in row ? row.cells : (row?.broken ?? null)))

test('valid CSV is read like any other reader does, however it is split into chunks', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', '\r', ' ', ';', '=') })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, fc.constant('end')), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, chunk) => {
        const text = stringify(rows, { quoted: true })
        expect(cells(read(text, 3, chunk))).toEqual(parse(text))
      },
    ),
  )
})

test('an unclosed quote costs one row, not the rest of the file', () => {
  const text = 'a,b\n1,"open\n2,x\n3,"y, z"\n4,w\n'
  expect(cells(read(text, 2))).toEqual([
    ['a', 'b'],
    'quote-not-closed',
    ['2', 'x'],
    ['3', 'y, z'],
    ['4', 'w'],
  ])
})

test('a row cut off inside a quoted text is reported', () => {
  expect(cells(read('1,"whole"\n2,"hal', 2))).toEqual([['1', 'whole'], 'row-cut-off'])
})

test('a row cut off between two cells is reported, a short row elsewhere is accepted', () => {
  expect(cells(read('1,2,3\n1,2\n1,2,3\n1,2', 3))).toEqual([
    ['1', '2', '3'],
    'column-count',
    ['1', '2', '3'],
    'row-cut-off',
  ])
})

test('empty cells after the last column are ignored', () => {
  expect(cells(read('1,2,,,\n', 2))).toEqual([['1', '2']])
})

test('a line of millions of characters is refused without being kept in memory, and the next row is read', () => {
  const reader = csvReader(',', 2)
  const rows = []
  for (let megabyte = 0; megabyte < 5; megabyte += 1) rows.push(...reader.push('x'.repeat(1_000_000)))
  rows.push(...reader.push('\n1,2\n', true))
  expect(cells(rows)).toEqual(['row-too-long', ['1', '2']])
})

test('semicolons and tabs are recognised by the header', () => {
  expect(delimiterOf('sku;"name, long";price')).toBe(';')
  expect(delimiterOf('sku\tname\tprice')).toBe('\t')
  expect(delimiterOf('sku,name')).toBe(',')
})
