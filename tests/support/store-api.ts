import { type Store, type StoreContent, storePaths } from '#contract/storefront.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { openProtocols } from './protocols-api.ts'
import { contentOf } from './store-content.ts'
import { uploadForm } from './upload-form.ts'

/** The shop's API with practitioners who have a page. */
export async function openStores(environment: Record<string, string> = {}, provider?: PaymentProvider) {
  const shop = await openProtocols(environment, provider)

  /** Certified, with a page that has what it needs. */
  async function keeper(given: { userTypeId?: UserTypeId; organisationName?: string } = {}) {
    const person = await shop.person({ userTypeId: given.userTypeId ?? 2 })
    const device = await shop.device(person)
    if (given.organisationName !== undefined)
      await shop.sql`UPDATE practitioners SET organisation_name = ${given.organisationName} WHERE user_id = ${person.id}`
    const store = async (): Promise<Store> => (await device.get(storePaths.store)).body
    const content = async (): Promise<StoreContent> => contentOf(await store())
    /** As the editor saves it. */
    const save = async (change: Partial<StoreContent>) => {
      const { revision } = await store()
      return device.put(storePaths.content, { revision, content: { ...(await content()), ...change } })
    }
    const upload = async (path: string, files: Record<string, Buffer>) => {
      const form = await uploadForm(
        ...Object.entries(files).map(([field, bytes]) => ({ field, name: 'picture.png', bytes })),
      )
      const answer = await shop.app.inject({
        method: path === storePaths.images ? 'POST' : 'PUT',
        url: `/api${path}`,
        payload: form.payload,
        headers: { ...form.headers, authorization: `Bearer ${device.tokens.access_token}` },
      })
      return { status: answer.statusCode, body: answer.json() }
    }
    const publish = async (is_published = true) => {
      const { revision } = await store()
      return device.put(storePaths.publication, is_published ? { is_published, revision } : { is_published })
    }
    return { ...person, ...device, store, content, save, upload, publish }
  }

  async function withPage(given: Parameters<typeof keeper>[0] = {}) {
    const ilse = await keeper(given)
    await ilse.post(storePaths.store, { type: 'personal', theme: 'linden' })
    await ilse.put(storePaths.header, {
      title: 'Food first, then the smallest plan that works',
      description: 'I help people with slow digestion and short nights.',
    })
    await ilse.put(storePaths.contact, {
      appointment_url: 'https://book.example/ilse',
      description: 'By appointment',
    })
    return ilse
  }

  const published = (name: string) => shop.call('GET', storePaths.published(name))

  return { ...shop, keeper, withPage, published }
}
export type StoresShop = Awaited<ReturnType<typeof openStores>>
