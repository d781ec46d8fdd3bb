import type { AdSettings, Entry } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { EntryKind, EntryTexts } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'
import { openAccounts } from './accounts-api.ts'

/** The shop's API with an admin who writes. */
export async function openContent(environment: Record<string, string> = {}) {
  const shop = await openAccounts({ DEMO: '1', ...environment })
  return { ...shop, ...contentOf(shop) }
}

/** Writing and reading in any shop. */
export function contentOf(shop: Awaited<ReturnType<typeof openAccounts>>) {
  async function writer() {
    const person = await shop.person({ userTypeId: userTypes.admin })
    const device = await shop.device(person)
    const begin = async (slug: string, kind: EntryKind = 'page'): Promise<Entry> =>
      (await device.post(contentPaths.entries, { kind, slug })).body
    const save = ({ id, revision, content }: Entry, texts: EntryTexts, ad: Partial<AdSettings> = {}) =>
      device.put(contentPaths.entry(id), {
        revision,
        content: { ...content, texts, ad: content.ad && { ...content.ad, ...ad } },
      })
    const publish = ({ id, revision }: Entry, period: { from?: string; until?: string } = {}) =>
      device.put(contentPaths.publication(id), { revision, from: null, until: null, ...period })
    /** A page that is shown. */
    async function published(slug: string, texts: EntryTexts): Promise<Entry> {
      const { body } = await save(await begin(slug), texts)
      return (await publish(body)).body
    }
    /** An ad that is shown. */
    async function shownAd(texts: EntryTexts, ad: Partial<AdSettings> = {}): Promise<Entry> {
      const draft = await begin(`ad-${crypto.randomUUID()}`, 'ad')
      const { body } = await save(draft, texts, ad)
      return (await publish(body)).body
    }
    return { ...person, ...device, begin, save, publish, published, shownAd }
  }

  /** A page as a visitor gets it. */
  const page = (slug: string, language: Language = 'en') =>
    shop.call('GET', contentPaths.page(slug), undefined, { headers: { 'accept-language': language } })

  return { writer, page }
}
export type ContentShop = Awaited<ReturnType<typeof openContent>>
