import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { productImagePath } from '#contract/media.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const photo = (width = 1200, height = 1248) =>
  sharp({ create: { width, height, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer()
async function upload({ id }: AdminProduct, bytes: Uint8Array) {
  const form = await uploadForm({ name: 'photo.jpg', bytes })
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${adminProductPaths.images(id)}`,
    payload: form.payload,
    headers: { ...form.headers, ...shop.admin.headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a photo is redrawn, and is the main picture of the product once it is saved', async () => {
  const product = await shop.published({ name: 'Photographed' })
  const { status, body } = await upload(product, await photo())
  expect(status).toBe(201)
  const pictures = [
    { view: 'photo', image: body.image, alt: { en: 'A brown bottle' } },
    { view: 'pack', image: null, alt: {} },
  ]
  const saved = await shop.put(product, { pictures })
  expect(saved.body.pictures).toEqual(pictures.map((picture) => expect.objectContaining(picture)))
  const shown = async () =>
    (await shop.call('GET', cataloguePaths.product(product.slug))).body.assets.map(
      ({ view, alt }: { view: string; alt: string }) => [view, alt],
    )
  await expect.poll(shown, { timeout: maxWaitMs }).toEqual([
    ['photo', 'A brown bottle'],
    ['pack', null],
  ])
  const file = await shop.app.inject({ url: productImagePath(body.image, 500) })
  expect(file.headers['content-type']).toBe('image/webp')
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 500, format: 'webp' })
})

test('a picture of 30,000 by 30,000 is refused without being read', async () => {
  // The header alone says how large it would be.
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  const { status, body } = await upload(await shop.create(), png)
  expect([status, body.code]).toEqual([400, 'picture-too-large'])
})

test('a drawing with a script, whatever its name, is refused', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const { status, body } = await upload(await shop.create(), svg)
  expect([status, body.code]).toEqual([415, 'file-of-another-kind'])
})

test('a photo of another product, or one that was never uploaded, is refused', async () => {
  const [one, other] = [await shop.create(), await shop.create()]
  const { body } = await upload(one, await photo())
  for (const image of [body.image, '00000000-0000-4000-8000-000000000000'])
    expect(await shop.put(other, { pictures: [{ view: 'photo', image, alt: {} }] })).toMatchObject({
      status: 400,
      body: { errors: { pictures: [expect.any(String)] } },
    })
})
