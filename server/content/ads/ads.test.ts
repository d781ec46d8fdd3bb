import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { marketingPaths } from '#contract/marketing-paths.ts'
import { contentImagePath } from '#contract/media.ts'
import { dayMs } from '#domain/local-time.ts'
import { consentVersion } from '#domain/marketing/consent.ts'
import { cleanUp } from '#server/platform/cleanup.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { type ContentShop, openContent } from '../../../tests/support/content-api.ts'
import { svg } from '../../../tests/support/sample-documents.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'
import { deleteUnusedImages } from '../images/content-images.ts'

let shop: ContentShop
let admin: Awaited<ReturnType<ContentShop['writer']>>
beforeAll(async () => {
  shop = await openContent()
  admin = await shop.writer()
})
afterAll(() => shop.close())
beforeEach(async () => void (await shop.sql`DELETE FROM content_entries`))

const teas = { title: 'Teas for winter', action: 'See the teas' }
const theeen = { title: 'Thee voor de winter', action: 'Bekijk de thee' }
const someone = async (userTypeId: 1 | 2 | 3 | 4 = 4) => shop.device(await shop.person({ userTypeId }))
const titles = async (device: { get: (path: string) => Promise<{ body: unknown }> }, query = '') => {
  const { data } = (await device.get(`${contentPaths.ads}${query}`)).body as { data: { title: string }[] }
  return data.map(({ title }) => title)
}

describe('ads', () => {
  test('are those of the product list unless another place is asked for, a page at a time', {
    tags: ['call-ads', 'product-ads', 'ads-fields'],
  }, async () => {
    const anna = await someone()
    await admin.shownAd({ en: teas })
    await admin.shownAd({ en: { ...teas, title: 'Newer' } })
    await admin.shownAd({ en: { ...teas, title: 'At home' } }, { ad_type: 1 })
    const { status, body } = await anna.get(`${contentPaths.ads}?page=2&limit=1`)
    expect([status, body]).toEqual([
      200,
      {
        data: [
          {
            id: expect.any(Number),
            ad_type: 2,
            language: 'en',
            label: '',
            title: 'Teas for winter',
            text: '',
            action: 'See the teas',
            link: '/products',
            image: null,
          },
        ],
        total_results: 2,
        total_pages: 2,
        current_page: 2,
        limit: 1,
      },
    ])
    expect(await titles(anna, '?ad_type=1')).toEqual(['At home'])
    expect(await titles(anna, '?ad_type=7')).toEqual([])
    expect((await anna.get(`${contentPaths.ads}?ad_type=x`)).status).toBe(400)
  })

  test('are in the reader’s language, or else in English', async () => {
    await admin.shownAd({ en: teas, nl: theeen })
    const { tokens } = await someone()
    const headers = { authorization: `Bearer ${tokens.access_token}` }
    const inLanguage = async (language: string) =>
      (
        await shop.call('GET', contentPaths.ads, undefined, {
          headers: { ...headers, 'accept-language': language },
        })
      ).body.data[0].title
    expect([await inLanguage('nl'), await inLanguage('fr')]).toEqual([
      'Thee voor de winter',
      'Teas for winter',
    ])
  })

  test('reach only those they are meant for, in their region', async () => {
    await admin.shownAd({ en: { ...teas, title: 'Everybody' } })
    await admin.shownAd({ en: { ...teas, title: 'Practitioners' } }, { audience: 'practitioners' })
    await admin.shownAd({ en: { ...teas, title: 'Clients' } }, { audience: 'clients' })
    await admin.shownAd({ en: { ...teas, title: 'UK' } }, { regions: ['uk'] })
    expect((await titles(await someone(4))).toSorted()).toEqual(['Clients', 'Everybody'])
    expect((await titles(await someone(2))).toSorted()).toEqual(['Everybody', 'Practitioners'])
  })

  test('reach visitors if they are meant for everybody', { tags: 'product-ads' }, async () => {
    await admin.shownAd({ en: { ...teas, title: 'Everybody' } })
    await admin.shownAd({ en: { ...teas, title: 'At home' } }, { ad_type: 1 })
    await admin.shownAd({ en: { ...teas, title: 'Practitioners' } }, { audience: 'practitioners' })
    await admin.shownAd({ en: { ...teas, title: 'Clients' } }, { audience: 'clients' })
    await admin.shownAd({ en: { ...teas, title: 'UK' } }, { regions: ['uk'] })
    const forVisitors = async (query = '') => {
      const { body } = await shop.call('GET', `${contentPaths.visitorAds}${query}`)
      return body.data.map(({ title }: { title: string }) => title)
    }
    expect(await forVisitors()).toEqual(['Everybody'])
    expect(await forVisitors('?ad_type=1')).toEqual(['At home'])
  })

  test('are not shown to somebody who refused marketing, until they agree', async () => {
    await admin.shownAd({ en: teas })
    const anna = await someone()
    const choose = (is_granted: boolean) =>
      anna.put(marketingPaths.ownChoice, {
        visitor_id: crypto.randomUUID(),
        version: consentVersion,
        is_granted,
      })
    expect(await titles(anna)).toEqual(['Teas for winter'])
    await choose(false)
    expect(await titles(anna)).toEqual([])
    await choose(true)
    expect(await titles(anna)).toEqual(['Teas for winter'])
  })

  test.each(['javascript:alert(1)', 'http://example.org', 'products', ''])(
    'cannot lead to "%s"',
    async (link) => {
      const { status, body } = await admin.save(await admin.begin('wrong-link', 'ad'), { en: teas }, { link })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['content.ad.link']])
    },
  )
})

describe('a picture of an ad', () => {
  const upload = async (bytes: Buffer) => {
    const form = await uploadForm({ field: 'file', name: 'picture.png', bytes })
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api${contentPaths.images}`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${admin.tokens.access_token}` },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const photo = () =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: '#17483a' } })
      .png()
      .toBuffer()

  test('is redrawn, and shown with its description', async () => {
    const { status, body } = await upload(await photo())
    expect([status, body]).toMatchObject([201, { width: 900, height: 600 }])
    await admin.shownAd({ en: { ...teas, image_text: 'A cup of tea' } }, { image: body.image })
    const { data } = (await (await someone()).get(contentPaths.ads)).body
    expect(data[0].image).toEqual({ src: contentImagePath(body.image, 800), text: 'A cup of tea' })
    const picture = await shop.app.inject({ url: data[0].image.src })
    expect(picture.headers['content-type']).toBe('image/webp')
  })

  test('cannot be an SVG, which can contain scripts', async () => {
    expect((await upload(Buffer.from(svg))).status).toBe(415)
  })

  test('has to have been uploaded here', async () => {
    const draft = await admin.begin('no-picture', 'ad')
    expect((await admin.save(draft, { en: teas }, { image: crypto.randomUUID() })).status).toBe(404)
  })

  test('is deleted a week later if no ad ever named it', async () => {
    const [unused, used] = [(await upload(await photo())).body, (await upload(await photo())).body]
    await admin.shownAd({ en: teas }, { image: used.image })
    const deleted: unknown[] = []
    const jobs: Jobs = { enqueue: async (_, queue) => void deleted.push(queue) }
    const remaining = async () => {
      const both = [unused.image, used.image].map((id) => shop.app.inject({ url: contentImagePath(id, 200) }))
      return (await Promise.all(both)).map(({ statusCode }) => statusCode)
    }
    const cleanUpIn = (days: number) =>
      cleanUp(
        { db: shop.db, log: pino({ level: 'silent' }) },
        [deleteUnusedImages(jobs)],
        new Date(Date.now() + days * dayMs),
      )
    await cleanUpIn(6)
    expect(await remaining()).toEqual([200, 200])
    await cleanUpIn(8)
    expect(await remaining()).toEqual([404, 200])
    expect(new Set(deleted)).toEqual(new Set(['file-deletion']))
  })
})
