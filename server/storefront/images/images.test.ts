import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeImagePath } from '#contract/media.ts'
import { storePaths } from '#contract/storefront.ts'
import { plainPdf, svg } from '../../../tests/support/sample-documents.ts'
import { openStores, type StoresShop } from '../../../tests/support/store-api.ts'

let shop: StoresShop
let photo: Buffer
beforeAll(async () => {
  shop = await openStores()
  const create = { width: 2000, height: 1000, channels: 3, background: '#17483a' } as const
  photo = await sharp({ create })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())

const picture = (id: string, width: 200 | 800 | 1600) => shop.app.inject({ url: storeImagePath(id, width) })

describe('a picture of a page', () => {
  test('is redrawn in three widths without what else the file contains', async () => {
    const ilse = await shop.withPage()
    const { status, body } = await ilse.upload(storePaths.images, { file: photo })
    expect({ status, body }).toMatchObject({ status: 201, body: { width: 1600, height: 800 } })
    for (const width of [200, 800, 1600] as const) {
      const answer = await picture(body.image, width)
      expect(answer.headers).toMatchObject({ 'content-type': 'image/webp' })
      const read = await sharp(answer.rawPayload).metadata()
      expect([read.format, read.width, read.exif]).toEqual(['webp', width, undefined])
    }
  })

  test('becomes the logo, the picture of a part, or of a package', {
    tags: ['store-approach', 'store-logo', 'call-store-logo', 'call-store-image', 'call-store-package-image'],
  }, async () => {
    const ilse = await shop.withPage()
    const { id } = (await ilse.post(storePaths.packages, { name: 'One', price: null, is_highlighted: false }))
      .body
    await ilse.upload(storePaths.logo, { file: photo })
    await ilse.upload(storePaths.image('header'), { file: photo })
    await ilse.upload(storePaths.image('about'), { file: photo })
    await ilse.upload(storePaths.image('approach'), { file1: photo, file2: photo })
    await ilse.upload(storePaths.packageImage(id), { file: photo })
    const { logo, header, about, approach, packages } = await ilse.store()
    const all = [logo, header.image, about.image, ...approach.images, packages[0]!.image]
    expect(all).not.toContain(null)
    expect(new Set(all).size).toBe(6)
    await ilse.upload(storePaths.image('approach'), { file2: photo })
    const { approach: later } = await ilse.store()
    expect(later.images[0]).toBe(approach.images[0])
    expect(later.images[1]).not.toBe(approach.images[1])
  })

  test.each([
    ['an SVG, which can contain scripts', () => svg, 415],
    ['a document', plainPdf, 415],
    ['half a picture', async () => photo.subarray(0, 2000), 400],
    ['an empty file', async () => Buffer.alloc(0), 400],
  ])('cannot be %s', async (_, bytes, status) => {
    const ilse = await shop.withPage()
    expect((await ilse.upload(storePaths.logo, { file: Buffer.from(await bytes()) })).status).toBe(status)
    expect((await ilse.store()).logo).toBeNull()
  })

  test('of somebody else cannot be used', async () => {
    const [ilse, other] = [await shop.withPage(), await shop.withPage()]
    const { image } = (await other.upload(storePaths.images, { file: photo })).body
    expect((await ilse.save({ logo: image })).status).toBe(404)
    expect((await other.save({ logo: image })).status).toBe(200)
  })

  test('that no version shows makes room for new ones', async () => {
    const ilse = await shop.withPage()
    const { image } = (await ilse.upload(storePaths.images, { file: photo })).body
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID())
    await shop.sql`INSERT INTO store_images (id, width, practitioner_id, file_key, uploaded_at)
      SELECT id::uuid, 200, ${ilse.id}, 'stores/' || id || '/200.webp', now() FROM unnest(${ids}::text[]) AS id`
    await ilse.upload(storePaths.logo, { file: photo })
    expect((await picture(image, 200)).statusCode).toBe(404)
    const { logo } = await ilse.store()
    expect((await picture(logo!, 200)).statusCode).toBe(200)
  })

  test.each([
    '/media/stores/x/200',
    `/media/stores/${crypto.randomUUID()}/200`,
    '/media/stores/../../etc/200',
  ])('is not found at %s', async (url) => {
    expect((await shop.app.inject({ url })).statusCode).toBe(404)
  })
})
