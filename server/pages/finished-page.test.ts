import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFor, encodingFor, finishPage } from './finished-page.ts'

const body = Buffer.from('A page of the shop. '.repeat(200))
const finished = () => finishPage({ status: 200, headers: { 'content-type': 'text/html' }, body })

test('every encoding contains the same page', async () => {
  const page = await finished()
  expect(brotliDecompressSync((await compressFor(page, 'br')).body)).toEqual(body)
  expect(gunzipSync((await compressFor(page, 'gzip')).body)).toEqual(body)
  expect((await compressFor(page, 'identity')).body).toEqual(body)
})

test('each encoding has its own ETag, derived from the same content', async () => {
  const page = await finished()
  const headers = await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) => (await compressFor(page, encoding)).headers),
  )
  expect(headers.map((list) => list[list.indexOf('etag') + 1])).toEqual([
    `"${page.etag}-br"`,
    `"${page.etag}-gzip"`,
  ])
  expect((await finished()).etag).toBe(page.etag)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['x-br, BR;q=0.5', 'br'],
  ['x-br, GZIP', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  [undefined, 'identity'],
] as const)('a browser that accepts %s gets %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('an encoding keeps no more memory than it shows', async () => {
  const { buffer, length } = (await compressFor(await finished(), 'br')).body
  expect(buffer.byteLength).toBe(length)
})
