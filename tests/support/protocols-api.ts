import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Protocol } from '#contract/protocols.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { insertProduct, insertVocabulary, type ProductFixture } from '#server/catalogue/fixtures.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { openAccounts } from './accounts-api.ts'
import { maxWaitMs } from './max-wait.ts'

/** The shop's API with users and a few products, for tests of protocols. */
export async function openProtocols(environment: Record<string, string> = {}, provider?: PaymentProvider) {
  const shop = await openAccounts(environment, provider)
  const words = await insertVocabulary(shop.db)
  const view = { language: 'en', practitionerPrices: true } as const

  /** Puts the variant up for sale and returns it. */
  async function product(slug: string, given: Partial<ProductFixture> = {}): Promise<number> {
    const { variantId } = await insertProduct(shop.db, { slug, brandId: words.linden!, ...given })
    await sold(variantId)
    return variantId
  }

  /** Waits until a variant can be bought. */
  async function sold(variantId: number): Promise<void> {
    await until(() => shop.catalogue.ofVariants([variantId], view).has(variantId))
  }

  /** Waits until a variant is no longer sold. */
  async function gone(variantId: number): Promise<void> {
    await until(() => !shop.catalogue.ofVariants([variantId], view).has(variantId))
  }

  /** A logged-in practitioner. */
  async function newPractitioner(userTypeId: UserTypeId = 2) {
    const person = await shop.person({ userTypeId })
    const device = await shop.device(person)
    async function protocol(name = 'Gut repair', lines: object[] = []): Promise<number> {
      const { body } = await device.post(protocolPaths.create, { name, description: 'Eight weeks' })
      for (const line of lines) await device.post(protocolPaths.products(body.protocol_id), line)
      return body.protocol_id
    }
    const read = async (id: number): Promise<Protocol> => (await device.get(protocolPaths.one(id))).body
    const add = (id: number, line: object, key?: string) =>
      shop.call('POST', protocolPaths.products(id), line, {
        headers: {
          authorization: `Bearer ${device.tokens.access_token}`,
          ...(key && { 'idempotency-key': key }),
        },
      })
    const change = (id: number, line: object) => device.put(protocolPaths.products(id), line)
    const remove = (id: number, variantId: number) =>
      device.delete(protocolPaths.products(id), { product_variant_id: variantId })
    return { ...person, ...device, protocol, read, add, change, remove }
  }

  await shop.catalogue.whenReady(maxWaitMs)
  return { ...shop, words, product, sold, gone, newPractitioner }
}
export type ProtocolsShop = Awaited<ReturnType<typeof openProtocols>>

async function until(isSo: () => boolean) {
  for (const end = Date.now() + maxWaitMs; !isSo(); ) {
    if (Date.now() > end) throw new Error('The catalogue did not notice')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
