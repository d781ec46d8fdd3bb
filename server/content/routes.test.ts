import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { type ContentShop, openContent } from '../../tests/support/content-api.ts'
import { openNode } from '../../tests/support/shop-api.ts'

let shop: ContentShop
let admin: Awaited<ReturnType<ContentShop['writer']>>
beforeAll(async () => {
  shop = await openContent()
  admin = await shop.writer()
})
afterAll(() => shop.close())
afterEach(() => vi.useRealTimers())

const gifts = { title: 'Gifts', description: 'For people who have everything', body: 'We wrap them.' }
const cadeaus = { title: 'Cadeaus', description: 'Voor wie alles al heeft', body: 'Wij pakken ze in.' }

describe('a page', () => {
  test('is seen by visitors once it is published, in their language or else in English', async () => {
    const draft = await admin.begin('gifts')
    const { body: saved } = await admin.save(draft, { en: gifts, nl: cadeaus })
    expect((await shop.page('gifts')).status).toBe(404)
    const { status, body } = await admin.publish(saved)
    expect([status, body.state, body.complete_languages]).toEqual([200, 'published', ['en', 'nl']])
    const block = (text: string) => ({
      kind: 'paragraph',
      spans: [{ text, is_strong: false, is_emphasis: false, link: null }],
    })
    expect((await shop.page('gifts', 'nl')).body).toEqual({
      slug: 'gifts',
      language: 'nl',
      title: 'Cadeaus',
      description: 'Voor wie alles al heeft',
      blocks: [block('Wij pakken ze in.')],
    })
    expect((await shop.page('gifts', 'ja')).body).toMatchObject({ language: 'en', title: 'Gifts' })
  })

  test('stays as it was published while an admin works on it, and can be taken back', async () => {
    const page = await admin.published('wrapping', { en: gifts })
    const { body } = await admin.save(page, { en: { ...gifts, title: 'Presents' } })
    expect(body).toMatchObject({ state: 'published', has_unpublished_changes: true, title: 'Presents' })
    expect((await shop.page('wrapping')).body.title).toBe('Gifts')
    const taken = await admin.delete(contentPaths.publication(page.id))
    expect(taken.body).toMatchObject({ state: 'draft', has_unpublished_changes: false })
    expect((await shop.page('wrapping')).status).toBe(404)
  })

  test('cannot be published before it is complete in English', async () => {
    const { body } = await admin.save(await admin.begin('dutch-only'), { en: { title: 'x' }, nl: cadeaus })
    expect(body).toMatchObject({ complete_languages: ['nl'], unfinished_languages: ['en'] })
    const { status, body: refusal } = await admin.publish(body)
    expect([status, refusal.code]).toEqual([409, 'content-incomplete'])
  })

  test('shows HTML and scripts as they were typed, and follows no other links than the shop allows', async () => {
    const body = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) and [b](/terms)'
    await admin.published('html', { en: { title: '<b>x</b>', description: '<i>', body } })
    const { blocks, title } = (await shop.page('html')).body
    expect(title).toBe('<b>x</b>')
    expect(blocks.map(({ spans }: { spans: { text: string }[] }) => spans.map(({ text }) => text))).toEqual([
      ['<script>alert(1)</script>'],
      ['a', ' and ', 'b'],
    ])
    const links = blocks.flatMap(({ spans }: { spans: { link: string | null }[] }) =>
      spans.flatMap(({ link }) => link ?? []),
    )
    expect(links).toEqual(['/terms'])
  })

  test.each(['cart', 'nl', 'api'])('cannot have the address of the shop’s own "%s"', async (slug) => {
    const { status, body } = await admin.post(contentPaths.entries, { kind: 'page', slug })
    expect([status, body.code]).toEqual([409, 'content-slug-taken'])
  })

  test('cannot have the address of another page', async () => {
    await admin.begin('only-once')
    const { status, body } = await admin.post(contentPaths.entries, { kind: 'page', slug: 'only-once' })
    expect([status, body.code]).toEqual([409, 'content-slug-taken'])
  })

  test.each([
    [{ en: { ...gifts, price: '3' } }, 'content.texts.en.price'],
    [{ nl: { ...gifts, title: 'x'.repeat(121) } }, 'content.texts.nl.title'],
    [{ en: { ...gifts, title: 'one\ntwo' } }, 'content.texts.en.title'],
  ])('refuses a text that does not fit, and names its field', async (texts, field) => {
    const draft = await admin.begin(`wrong-${crypto.randomUUID().slice(0, 8)}`)
    const { status, body } = await admin.save(draft, texts)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('may be long in all languages', async () => {
    const long = { ...gifts, body: 'x'.repeat(20_000) }
    const texts = { en: long, de: long, da: long, es: long, fr: long, hu: long, it: long, pt: long, ro: long }
    const { status, body } = await admin.save(await admin.begin('long'), texts)
    expect([status, body.complete_languages.length]).toEqual([200, 9])
  })
})

describe('a standard page', () => {
  test('begins with its standard text in twelve languages, and gets it back when it is deleted', async () => {
    const listed = async () => (await admin.get(contentPaths.entries)).body.standard
    expect(await listed()).toContainEqual({ kind: 'page', slug: 'about', title: 'About Verbena' })
    const entry = await admin.begin('about')
    expect(entry.complete_languages).toHaveLength(12)
    expect(entry.content.texts.nl?.body).toMatch(/^## /)
    expect(await listed()).not.toContainEqual(expect.objectContaining({ slug: 'about' }))
    expect((await admin.delete(contentPaths.entry(entry.id))).status).toBe(204)
    expect(await listed()).toContainEqual(expect.objectContaining({ slug: 'about' }))
  })
})

describe('a text in a place of the shop’s own pages', () => {
  const placed = async (kind: 'home' | 'welcome', language = 'en') =>
    (
      await shop.call('GET', contentPaths.placed(kind), undefined, {
        headers: { 'accept-language': language },
      })
    ).body.data

  test.each([
    ['home', 'intro', { title: 'Winter is here', text: 'Warm yourself.' }],
    ['welcome', 'practitioner', { text: 'Begin with a protocol.' }],
  ] as const)('of the %s page replaces the standard one once it is published', async (kind, slug, text) => {
    const draft = await admin.begin(slug, kind)
    expect(draft.complete_languages).toHaveLength(12)
    expect(await placed(kind)).toEqual([])
    const { body } = await admin.save(draft, { ...draft.content.texts, en: text })
    await admin.publish(body)
    expect(await placed(kind)).toEqual([{ slug, language: 'en', title: '', ...text }])
    expect((await placed(kind, 'nl'))[0].language).toBe('nl')
  })

  test('has to be in one of its places', async () => {
    const { status, body } = await admin.post(contentPaths.entries, { kind: 'home', slug: 'footer' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['slug']])
  })
})

describe('what is scheduled', () => {
  const at = (text: string) => vi.useFakeTimers({ now: new Date(text), toFake: ['Date'] })

  test('appears at its time, and then gives way to what was shown before', async () => {
    at('2026-11-20T12:00:00Z')
    const writer = await shop.writer()
    const page = await writer.published('opening-hours', { en: gifts })
    const { body: winter } = await writer.save(page, { en: { ...gifts, title: 'In winter' } })
    const period = { from: '2026-12-01T08:00:00Z', until: '2026-12-27T08:00:00Z' }
    const { body } = await writer.publish(winter, period)
    expect(body).toMatchObject({ state: 'published', next: { from: '2026-12-01T08:00:00.000Z' } })
    const shown: string[] = []
    const isOurs = ({ slug }: { slug: string }) => slug === 'opening-hours'
    onTestFinished(shop.contentChanges.onChange((change) => isOurs(change) && void shown.push(change.slug)))
    const titleAt = async (text: string) => {
      at(text)
      // As when the shop's own timer reads it at the same time.
      const readings = [1, 2].map(() => shop.contentChanges.readSchedule(new Date()))
      await Promise.all(readings)
      return (await shop.page('opening-hours')).body.title
    }
    expect(await titleAt('2026-12-01T07:59:00Z')).toBe('Gifts')
    expect(shown).toEqual([])
    expect(await titleAt('2026-12-01T08:00:00Z')).toBe('In winter')
    expect(await titleAt('2026-12-27T08:00:00Z')).toBe('Gifts')
    expect(shown).toEqual(['opening-hours', 'opening-hours'])
  })

  test('can be scheduled anew, and appears only then', async () => {
    at('2026-11-20T12:00:00Z')
    const writer = await shop.writer()
    const { body } = await writer.save(await writer.begin('later'), { en: gifts })
    const scheduled = await writer.publish(body, { from: '2026-12-01T08:00:00Z' })
    expect(scheduled.body).toMatchObject({ state: 'scheduled', live: null })
    await writer.publish(body, { from: '2026-12-05T08:00:00Z' })
    at('2026-12-02T08:00:00Z')
    expect((await shop.page('later')).status).toBe(404)
    at('2026-12-05T08:00:00Z')
    expect((await shop.page('later')).status).toBe(200)
  })

  test('has to end after it begins', async () => {
    const { body } = await admin.save(await admin.begin('never'), { en: gifts })
    const period = { from: '2999-01-02T00:00:00Z', until: '2999-01-01T00:00:00Z' }
    const { status, body: refusal } = await admin.publish(body, period)
    expect([status, refusal.code]).toEqual([400, 'content-period'])
  })
})

describe('admins', () => {
  test('are warned when somebody else has saved the same page meanwhile', async () => {
    const other = await shop.writer()
    const page = await admin.begin('both')
    await other.save(page, { en: gifts })
    const { status, body } = await admin.save(page, { en: cadeaus })
    expect([status, body.code]).toEqual([409, 'content-changed'])
    expect((await admin.publish(page)).body.code).toBe('content-changed')
    const { body: now } = await admin.get(contentPaths.entry(page.id))
    expect(now).toMatchObject({ title: 'Gifts', changed_by: `${other.firstName} ${other.lastName}` })
  })

  test('see a draft as its readers will, in each language', async () => {
    const { body } = await admin.save(await admin.begin('seen'), { en: gifts, nl: cadeaus })
    const preview = await shop.call('GET', contentPaths.preview(body.id), undefined, {
      headers: { authorization: `Bearer ${admin.tokens.access_token}`, 'accept-language': 'nl' },
    })
    expect(preview.body).toMatchObject({ page: { language: 'nl', title: 'Cadeaus' }, ad: null })
  })

  test('go back to an earlier state, and from it to the later one', async () => {
    const page = await admin.published('twice', { en: gifts })
    await admin.save(page, { en: cadeaus })
    const history = async () => (await admin.get(contentPaths.history(page.id))).body.data
    const before = await history()
    expect(before.map(({ is_published }: { is_published: boolean }) => is_published)).toEqual([
      false,
      true,
      false,
      false,
    ])
    expect(before[0].saved_by).toBe(`${admin.firstName} ${admin.lastName}`)
    const { body } = await admin.post(contentPaths.restoration(page.id, before[1].id))
    expect(body.title).toBe('Gifts')
    const { body: later } = await admin.post(contentPaths.restoration(page.id, before[0].id))
    expect(later.title).toBe('Cadeaus')
    expect((await admin.post(contentPaths.restoration(page.id, 2_000_000))).status).toBe(404)
    expect((await admin.get(contentPaths.history(2_000_000))).status).toBe(404)
  })

  test('leave a trace in the audit log when they publish, take back and delete', async () => {
    const { id } = await admin.published('traced', { en: gifts })
    await admin.delete(contentPaths.publication(id))
    await admin.delete(contentPaths.entry(id))
    const audit = await shop.sql`SELECT action, details FROM audit_entries
      WHERE details ->> 'content' = 'traced' ORDER BY id`
    expect(audit.map(({ action }) => action)).toEqual([
      'content-published',
      'content-withdrawn',
      'content-deleted',
    ])
  })
})

test('all processes hear that a page was published', async () => {
  const other = await openNode(shop)
  onTestFinished(() => other.close())
  const heard: string[] = []
  other.contentChanges.onChange(({ kind, slug }) => heard.push(`${kind}:${slug}`))
  await expect
    .poll(async () => {
      await admin.published(`heard-${crypto.randomUUID()}`, { en: gifts })
      return heard[0]
    })
    .toMatch(/^page:heard-/)
})
