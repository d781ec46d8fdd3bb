import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { label, labels, openImportShop } from '../../../tests/support/import-shop.ts'
import { withImportLock } from './lock.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
beforeEach(async () => {
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
})
afterAll(() => shop.close())

const text = labels(label(1, 'Gelée Royale'), label(2, '亜鉛 Zinc'))
const utf16le = Buffer.from(text, 'utf16le')
const utf16be = Buffer.from(utf16le).swap16()
const mark = (...bytes: number[]) => Buffer.from(bytes)

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.concat([mark(0xef, 0xbb, 0xbf), Buffer.from(text)])],
  ['UTF-16 LE with its mark', Buffer.concat([mark(0xff, 0xfe), utf16le])],
  ['UTF-16 BE with its mark', Buffer.concat([mark(0xfe, 0xff), utf16be])],
  ['UTF-16 LE without a mark', utf16le],
  ['UTF-16 BE without a mark', utf16be],
  ['gzip', gzipSync(text)],
  ['gzip of UTF-16', gzipSync(Buffer.concat([mark(0xff, 0xfe), utf16le]))],
  ['Windows line ends', Buffer.from(text.replaceAll('\n', '\r\n'))],
])('%s is recognised by its content, whatever its name', async (_, bytes) => {
  expect((await shop.take(bytes)).said).toEqual(['2 added', '3 added'])
  expect(await shop.sql`SELECT name FROM product_texts ORDER BY product_id`).toEqual([
    { name: 'Gelée Royale' },
    { name: '亜鉛 Zinc' },
  ])
})

const packed = gzipSync(labels(...Array.from({ length: 500 }, (_, index) => label(index, `Zinc ${index}`))))
const flipped = Buffer.from(packed)
flipped[Math.floor(packed.length / 2)]! ^= 0xff

test.each([
  ['an empty file', Buffer.alloc(0), 'empty'],
  ['a file of blank lines', Buffer.from('\n \n'), 'empty'],
  ['a gzip file cut off', packed.subarray(0, packed.length - 20), 'gzip-damaged'],
  ['a gzip file with a wrong byte', flipped, 'gzip-damaged'],
  ['an empty gzip file', gzipSync(''), 'empty'],
  ['Latin-1', Buffer.from(text, 'latin1'), 'not-utf8'],
  ['broken UTF-8 at the very end', Buffer.concat([Buffer.from(text), mark(0xc3)]), 'not-utf8'],
  ['half a UTF-16 letter', Buffer.concat([mark(0xff, 0xfe), utf16le, mark(0x00, 0xd8)]), 'not-utf16'],
  ['a spreadsheet', Buffer.concat([Buffer.from('PK'), mark(3, 4, 0, 0)]), 'spreadsheet'],
  ['a picture', Buffer.concat([mark(0x41, 0x00, 0x00, 0x00, 0x0d), Buffer.alloc(900, 7)]), 'not-text'],
  ['columns nobody knows', Buffer.from('a,b,c\n1,2,3\n'), 'no-known-columns'],
  ['a JSON list', Buffer.from('[{"dsldId":"1"}]'), 'json-array'],
])('%s is reported and changes nothing', async (_, bytes, code) => {
  const before = await shop.contents()
  await expect(shop.take(bytes)).rejects.toMatchObject({ code })
  expect(await shop.contents()).toEqual(before)
})

test('lines that are not JSON are refused alone, the last one as cut off', async () => {
  const line = (id: number) =>
    JSON.stringify({ dsldId: `${id}`, fullName: 'Zinc', brandName: 'Hof', servingSizes: [], ingredients: [] })
  const { said } = await shop.take([line(1), '{oops', '', '[]', line(2), line(3).slice(0, 40)].join('\n'))
  expect(said).toEqual([
    '1 added',
    '2 refused: not-json',
    '4 refused: not-json',
    '5 added',
    '6 refused: row-cut-off',
  ])
})

test('two imports never run at once', async () => {
  await withImportLock(shop.sql, async () => {
    await expect(withImportLock(shop.sql, async () => {})).rejects.toMatchObject({
      code: 'another-import-runs',
    })
  })
  await withImportLock(shop.sql, async () => {})
})
