import { brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mediaPath, openGraphPath, plantPath } from '#contract/media.ts'
import type { Lettering } from '#lib/pack-drawing/pack-drawing.ts'
import { loadLettering, packDesignOf, pictureVersion } from '#lib/pack-drawing/pack-drawing.ts'
import type { Files } from '#server/platform/files.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import type { VersionedPicture } from './picture-store.ts'
import { pictureRoutes } from './routes.ts'

const picture = {
  view: 'pack' as const,
  design: packDesignOf({
    brand: { name: 'Osmia', design: null },
    productName: 'Royal Jelly & Pollen',
    deliveryFormSlug: 'capsules',
    categoryRange: 'vit',
    content: { amount: 60, unit: 'capsule' },
    override: null,
  }),
}
const version = pictureVersion(picture)
const asset = 17
const address = mediaPath(asset, version, 125)

const chrome = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }
const safari13 = { accept: 'image/png,image/svg+xml,*/*;q=0.8' }
const safari14 = { accept: 'image/webp,image/png,*/*;q=0.8' }

let lettering: Lettering
let kept: Map<string, Buffer>
let put: ReturnType<typeof vi.fn<Files['put']>>
let app: FastifyInstance

beforeAll(async () => {
  lettering = await loadLettering()
})

beforeEach(async () => {
  kept = new Map()
  put = vi.fn<Files['put']>(async (key, bytes) => void kept.set(key, Buffer.from(bytes)))
  const pictureOf = async (id: number): Promise<VersionedPicture | undefined> =>
    id === asset ? { ...picture, version } : undefined
  app = fastify()
  await app.register(pictureRoutes, {
    files: { get: async (key) => kept.get(key), put, remove: async (key) => void kept.delete(key) },
    lettering,
    pictureOf,
  })
})
afterEach(() => app.close())

const get = (url: string, headers: Record<string, string> = chrome) => app.inject({ url, headers })
const formatOf = async (body: Buffer) => {
  const { format, compression, width, height } = await sharp(body).metadata()
  return { format: compression === 'av1' ? 'avif' : format, width, height }
}

describe('a picture is sent in the best format that the browser supports', () => {
  test('a picture is sent as WebP for an hour at first, then as AVIF for good', async () => {
    const first = await get(address)
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      vary: 'Accept',
      'cache-control': 'public, max-age=3600',
    })
    expect(await formatOf(first.rawPayload)).toEqual({ format: 'webp', width: 125, height: 136 })

    await vi.waitFor(
      () => expect([...kept.keys()].some((key) => key.endsWith('.avif'))).toBe(true),
      maxWaitMs,
    )
    const later = await get(address)
    expect(later.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await formatOf(later.rawPayload)).toEqual({ format: 'avif', width: 125, height: 136 })
  })

  test.each([
    ['webp', safari14],
    ['png', safari13],
  ])('a picture is sent as %s for good if nothing better is accepted', async (format, headers) => {
    const answer = await get(address, headers)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await formatOf(answer.rawPayload)).format).toBe(format)
  })

  test('a picture is transparent, so that it fits light and dark pages', async () => {
    const { rawPayload } = await get(address, safari14)
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(0)
  })
})

test('concurrent requests for a new picture share one drawing', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(address, safari14)))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(put).toHaveBeenCalledTimes(1)
  await get(address, safari14)
  expect(put).toHaveBeenCalledTimes(1)
})

test('pictures are served even if the disk is full', async () => {
  put.mockRejectedValue(new Error('ENOSPC'))
  expect((await get(address, safari14)).statusCode).toBe(200)
})

test('an old URL redirects to the current picture and is not cached', async () => {
  for (const [old, now] of [
    [mediaPath(asset, '00000000', 250), mediaPath(asset, version, 250)],
    [openGraphPath(asset, 'old'), openGraphPath(asset, version)],
  ] as const) {
    const answer = await get(old)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers).toMatchObject({ location: now, 'cache-control': 'no-store' })
  }
})

test('a shared link shows a PNG of 1200 by 630', async () => {
  const { headers, rawPayload } = await get(openGraphPath(asset, version), { accept: '*/*' })
  expect(headers['content-type']).toBe('image/png')
  expect(await formatOf(rawPayload)).toEqual({ format: 'png', width: 1200, height: 630 })
})

describe('a malformed URL', () => {
  test.each([
    `/media/18/${version}/250`,
    `/media/${asset}/${version}/251`,
    `/media/${asset}/${version}/0250`,
    `/media/${asset}/${version}/`,
    `/media/0/${version}/250`,
    `/media/-1/${version}/250`,
    `/media/1e1/${version}/250`,
    `/media/99999999999999999999/${version}/250`,
    `/media/2147483648/${version}/250`,
    `/media/${asset}/${version}/../../../etc/passwd`,
    `/media/..%2f..%2fetc/${version}/250`,
    `/media/${asset}%00/${version}/250`,
    '/media/constructor/__proto__/250',
    '/plants/nettle.svg',
    '/plants/verbena',
    '/plants/__proto__.svg',
    '/plants/..%2fverbena.svg',
  ])('%s is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
    expect(put).not.toHaveBeenCalled()
  })

  test.each([`/media/${asset}/..%2f..%2f..%2fx/250`, `/media/${asset}/%0d%0aset-cookie:a/250`])(
    '%s leads only to the picture',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toBe(mediaPath(asset, version, 250))
    },
  )
})

test('a plant is cached for good at its versioned URL, and for an hour at any other', async () => {
  const plant = await get(plantPath('verbena'))
  expect(plant.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await sharp(plant.rawPayload).metadata()).format).toBe('svg')
  const compressed = await get(plantPath('verbena'), { 'accept-encoding': 'gzip, br' })
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(compressed.rawPayload)).toEqual(plant.rawPayload)
  expect((await get('/plants/verbena.svg')).headers['cache-control']).toBe('public, max-age=3600')
})
