import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template } from '#contract/protocols.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { variants } from '#server/catalogue/tables.ts'
import { cleanUp } from '#server/platform/cleanup.ts'
import { folderFiles } from '#server/platform/files.ts'
import { noJobs } from '../../../seeds/no-jobs.ts'
import { type ContentShop, openContent } from '../../../tests/support/content-api.ts'
import { openProtocols } from '../../../tests/support/protocols-api.ts'
import { openNode } from '../../../tests/support/shop-api.ts'
import { openStoryblokServer, signedNotice } from '../../../tests/support/storyblok-server.ts'
import { type ContentChange, notifyOfContent } from '../content-changes.ts'
import { deleteUnusedImages } from '../images/content-images.ts'
import { freshMs, storyblokSource } from './storyblok-source.ts'

let storyblok: Awaited<ReturnType<typeof openStoryblokServer>>
let shop: ContentShop
beforeAll(async () => {
  storyblok = await openStoryblokServer()
  shop = await openContent(storyblok.environment)
})
afterAll(async () => {
  await shop.close()
  await storyblok.close()
})
beforeEach(() => storyblok.fail())

const gifts = { title: 'Gifts', description: 'For everybody', body: 'We **wrap** them.' }
const teas = { title: 'Teas for winter', action: 'See the teas', link: '/products' }
const send = (notice: ReturnType<typeof signedNotice>, app = shop.app) =>
  app.inject({ method: 'POST', url: `/api${contentPaths.webhook}`, ...notice })
/** As if nothing had been asked for a long time. */
async function growOld(): Promise<void> {
  await shop.sql`UPDATE storyblok_copies SET read_at = read_at - ${`${10 * freshMs} milliseconds`}::interval`
  const isOurs = ({ kind, slug }: ContentChange) => kind === 'page' && slug === ''
  let isHeard = false
  const stop = shop.contentChanges.onChange((change) => {
    isHeard ||= isOurs(change)
  })
  await expect
    .poll(async () => {
      if (!isHeard) await notifyOfContent(shop.db, { kind: 'page', slug: '' })
      return isHeard
    })
    .toBe(true)
  stop()
}
const refresh = async () => expect((await send(signedNotice())).statusCode).toBe(200)
const ads = async (userTypeId: 2 | 4 = 4) => {
  const device = await shop.device(await shop.person({ userTypeId }))
  return (await device.get(contentPaths.ads)).body.data as {
    title: string
    link: string
    image: { src: string; text: string }
  }[]
}

describe('with Storyblok', () => {
  test('pages come from its stories, in the reader’s language or else in English', async () => {
    storyblok.publish('pages/gifts', { ...gifts, title__i18n__nl: 'Cadeaus' })
    storyblok.publish('pages/wrapped', {
      ...gifts,
      title__i18n__nl: 'Ingepakt',
      description__i18n__nl: 'Voor iedereen',
      body__i18n__nl: 'Wij pakken ze in.',
    })
    await refresh()
    expect((await shop.page('wrapped', 'nl')).body).toMatchObject({ language: 'nl', title: 'Ingepakt' })
    // Half a translation does not replace the whole English text.
    expect((await shop.page('gifts', 'nl')).body).toMatchObject({ language: 'en', title: 'Gifts' })
    expect((await shop.page('unknown')).status).toBe(404)
    expect(storyblok.asked.at(-1)?.searchParams.get('version')).toBe('published')
  })

  test('ads come from its stories, for those they are meant for', { tags: 'product-ads' }, async () => {
    storyblok.publish('ads/everybody', teas)
    storyblok.publish('ads/practitioners', {
      ...teas,
      title: 'For your practice',
      ad_type: '2',
      audience: 'practitioners',
      regions: ['eu'],
      link: { linktype: 'story', cached_url: 'pages/gifts', id: 'x' },
    })
    storyblok.publish('ads/home', { ...teas, ad_type: 1 })
    storyblok.publish('ads/uk', { ...teas, regions: ['uk'] })
    await refresh()
    expect(await ads(4)).toMatchObject([{ title: 'Teas for winter', link: '/products', image: null }])
    expect(await ads(2)).toContainEqual(
      expect.objectContaining({ title: 'For your practice', link: '/gifts' }),
    )
  })

  test('an ad has the picture of its story, of which the shop keeps a copy', async () => {
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#17483a' } })
      .png()
      .toBuffer()
    const filename = storyblok.upload('/f/1/900x600/abc/tea.png', photo)
    storyblok.publish('ads/everybody', { ...teas, image: { filename, alt: 'A cup of tea' } })
    await refresh()
    await refresh()
    const { image } = (await ads())[0]!
    expect(image.text).toBe('A cup of tea')
    expect((await shop.app.inject({ url: image.src })).headers['content-type']).toBe('image/webp')
    expect(storyblok.asked.filter(({ pathname }) => pathname.endsWith('tea.png'))).toHaveLength(1)
    const cleanups = [deleteUnusedImages(noJobs)]
    const log = pino({ level: 'silent' })
    await cleanUp({ db: shop.db, log }, cleanups, new Date(Date.now() + 30 * dayMs))
    expect((await shop.app.inject({ url: image.src })).statusCode).toBe(200)
  })

  test.each([
    ['elsewhere', 'http://127.0.0.2/tea.png'],
    ['no address', 'tea.png'],
    ['missing', 'https://a.storyblok.com.example/tea.png'],
  ])('an ad whose picture cannot be fetched is shown without one: %s', async (_, filename) => {
    storyblok.publish('ads/everybody', { ...teas, image: { filename, alt: '' } })
    await refresh()
    expect(await ads()).toMatchObject([{ title: 'Teas for winter', image: null }])
    expect(shop.logged.some((line) => line.includes('no picture from Storyblok'))).toBe(true)
    storyblok.publish('ads/everybody', teas)
    shop.logged.length = 0
  })

  test.each([
    ['a link with a script', 'ads/script', { ...teas, link: 'javascript:alert(1)' }],
    ['no title', 'ads/untitled', { ...teas, title: '' }],
    ['fields of another kind', 'ads/other', { ...teas, title: { type: 'doc' }, ad_type: 'big' }],
    ['an unknown place', 'ads/nowhere', { ...teas, ad_type: 9 }],
  ])('a story with %s is left out, and the others are shown', async (_, slug, content) => {
    storyblok.publish(slug, content)
    storyblok.publish('ads/everybody', teas)
    await refresh()
    expect((await ads()).map(({ title }) => title)).toEqual(['Teas for winter'])
    expect(shop.logged.some((line) => line.includes('lacks what it needs'))).toBe(true)
    storyblok.remove(slug)
  })

  test.each([500, 429, 'no answer', 'other fields'] as const)(
    'what was known is still shown when it answers with: %s',
    async (trouble) => {
      storyblok.publish('pages/kept', gifts)
      await refresh()
      storyblok.fail(trouble)
      await growOld()
      expect((await shop.page('kept')).body.title).toBe('Gifts')
      await expect.poll(() => shop.logged.join('')).toContain('no content from Storyblok')
      expect((await shop.page('kept')).body.title).toBe('Gifts')
      shop.logged.length = 0
    },
  )

  test('what was known is still shown if another process changes it while the answer fails', async () => {
    storyblok.publish('pages/kept-elsewhere', gifts)
    await refresh()
    const answer = Promise.withResolvers<never>()
    const said: string[] = []
    const { db, contentChanges, config } = shop
    const source = storyblokSource({
      db,
      contentChanges,
      clock: () => new Date(),
      files: folderFiles(config.dataDir),
      log: pino({ level: 'warn' }, { write: (line) => void said.push(line) }),
      storyblok: { stories: () => answer.promise, file: () => answer.promise },
    })
    const title = async () => (await source.find('page', 'kept-elsewhere', 'en'))?.text.title
    await growOld()
    expect(await title()).toBe('Gifts')
    const noticed = Promise.withResolvers<void>()
    contentChanges.onChange(() => noticed.resolve())
    await notifyOfContent(db, { kind: 'page', slug: 'kept-elsewhere' })
    await noticed.promise
    answer.reject(new Error('away'))
    await expect.poll(() => said.join('')).toContain('no content from Storyblok')
    expect(await title()).toBe('Gifts')
  })

  test('what was known is shown by a process that starts while it is away', async () => {
    storyblok.publish('pages/restarted', gifts)
    await refresh()
    storyblok.fail(500)
    const other = await openNode(shop, storyblok.environment)
    onTestFinished(() => other.close())
    const page = await other.app.inject({ url: `/api${contentPaths.page('restarted')}` })
    expect(page.json()).toMatchObject({ title: 'Gifts' })
  })

  test('there is nothing, but no error, as long as it never answered', async () => {
    const never = await openContent({ ...storyblok.environment })
    onTestFinished(() => never.close())
    storyblok.fail(500)
    expect((await never.page('about')).status).toBe(404)
    const anna = await never.device(await never.person())
    expect((await anna.get(contentPaths.ads)).body).toMatchObject({ data: [], total_results: 0 })
  })

  test('protocol templates come from its stories, with products, doses and notes in the reader’s language', async () => {
    const protocols = await openProtocols({ DEMO: '1', ...storyblok.environment })
    onTestFinished(() => protocols.close())
    const zinc = await protocols.product('zinc')
    const [{ sku } = { sku: '' }] = await protocols.db
      .select({ sku: variants.sku })
      .from(variants)
      .where(eq(variants.id, zinc))
    const ilse = await protocols.newPractitioner(userTypes.practitioner)
    const templates = async (language = 'en'): Promise<Template[]> =>
      (await ilse.get(`${protocolPaths.templates}?language_code=${language}`)).body.data
    const products = [
      {
        sku,
        quantity: '2',
        amount: '1',
        unit: 'capsule',
        times: ['night'],
        food: '',
        days: '',
        note: 'With water',
        note__i18n__nl: 'Met water',
      },
      { sku: 'NOT-HERE', quantity: '' },
    ]
    const texts = {
      title: 'Winter',
      text: 'For the cold months',
      title__i18n__nl: 'Winter NL',
      text__i18n__nl: 'Voor de kou',
    }
    storyblok.publish('templates/winter', { ...texts, products })
    const half = { sku, amount: '0.5', unit: 'capsule', times: ['night'] }
    storyblok.publish('templates/half-a-capsule', { ...texts, products: [half] })
    storyblok.publish('templates/wrong-dose', { ...texts, products: [{ sku, amount: 'two' }] })
    storyblok.publish('templates/unknown-only', { ...texts, products: [{ sku: 'NOT-HERE' }] })
    await send(signedNotice(), protocols.app)
    const [winter, ...others] = await templates('nl')
    expect(others).toEqual([])
    expect(winter).toMatchObject({
      storyblok_id: 'winter',
      name: 'Winter NL',
      products: [{ product_variant_id: zinc, item_count: 2, notes: 'Met water' }],
    })
    expect((await templates())[0]).toMatchObject({ name: 'Winter', products: [{ notes: 'With water' }] })
    const made = await ilse.post(protocolPaths.createFromTemplate, {
      protocol_template_id: winter!.protocol_template_id,
      name: 'Winter',
      description: 'For the cold months',
    })
    expect((await ilse.get(protocolPaths.one(made.body.id))).body.products[0].dose).toEqual({
      amount: 1,
      unit: 'capsule',
      times: ['night'],
      food: null,
      days: null,
    })
    storyblok.remove('templates/winter')
    await send(signedNotice(), protocols.app)
    expect(await templates()).toEqual([])
  })

  test('the admin area says that content is edited elsewhere', async () => {
    const admin = await shop.writer()
    expect((await admin.get(contentPaths.entries)).body.is_elsewhere).toBe(true)
  })
})
