import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { standardArticles } from '#domain/content/help.ts'
import { languages, languageTag } from '#domain/languages.ts'
import { type ContentShop, openContent } from '../../../tests/support/content-api.ts'

let shop: ContentShop
beforeAll(async () => {
  shop = await openContent()
})
afterAll(() => shop.close())

const get = (path: string, language = 'en') =>
  shop.call('GET', path, undefined, { headers: { 'accept-language': language } })
const search = async (query: string, language = 'en'): Promise<string[]> => {
  const { body } = await get(`${contentPaths.articles}?query=${encodeURIComponent(query)}`, language)
  return body.data.map(({ slug }: { slug: string }) => slug)
}

describe('the help centre', () => {
  test.each(languages)('lists all articles in %s', async (language) => {
    const { body } = await get(contentPaths.articles, languageTag(language))
    expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(
      expect.arrayContaining([...standardArticles]),
    )
    for (const article of body.data) expect(article).toMatchObject({ language })
  })

  test.each([
    ['en', 'voucher', 'using-a-voucher'],
    ['en', 'vuocher', 'using-a-voucher'],
    ['en', 'How do I withdraw?', 'changing-your-mind'],
    ['en', 'refund', 'changing-your-mind'],
    ['de', 'Rückgabe', 'changing-your-mind'],
    ['fr', 'remboursement', 'changing-your-mind'],
    ['ja', '返品', 'changing-your-mind'],
    ['de', 'gutschien', 'using-a-voucher'],
    ['fr', 'mot de passe', 'logging-in'],
    ['hu', 'kupont', 'using-a-voucher'],
    ['ja', 'クーポン', 'using-a-voucher'],
    ['zh-TW', '密碼', 'logging-in'],
  ])('a reader of %s who types “%s” finds the article “%s”', async (language, query, slug) => {
    expect(await search(query, language)).toContain(slug)
  })

  test('finds nothing for words that no article has, and refuses a text that is too long', async () => {
    expect(await search('xylophone')).toEqual([])
    expect((await get(`${contentPaths.articles}?query=${'a'.repeat(101)}`)).status).toBe(400)
  })

  test('an article that the team writes anew replaces the standard one, which returns when it is taken back', async () => {
    const admin = await shop.writer()
    const { body: begun } = await admin.post(contentPaths.entries, { kind: 'article', slug: 'paying' })
    expect(begun.content.texts.en.title).toBe('Paying for your order')
    const texts = { en: { title: 'Paying by pebble', description: 'New', body: 'Pebbles only.' } }
    const { body: saved } = await admin.save(begun, texts)
    await admin.publish(saved)
    expect((await get(contentPaths.article('paying'))).body.title).toBe('Paying by pebble')
    expect(await search('pebbles')).toEqual(['paying'])
    await admin.delete(contentPaths.publication(begun.id))
    expect((await get(contentPaths.article('paying'))).body.title).toBe('Paying for your order')
  })

  test('an unknown article is not found, and none can take the address of the search', async () => {
    expect((await get(contentPaths.article('unknown'))).status).toBe(404)
    const admin = await shop.writer()
    const { status, body } = await admin.post(contentPaths.entries, { kind: 'article', slug: 'search' })
    expect([status, body.code]).toEqual([409, 'content-slug-taken'])
  })
})
