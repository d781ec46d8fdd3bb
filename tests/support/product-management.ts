import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminProductPage } from '#contract/admin-products.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { prices } from '#server/catalogue/tables.ts'
import { openBuying } from './buying-api.ts'
import { draftOf } from './product-draft.ts'

/** The shop's API with an admin who edits its products. */
export async function openProductManagement(environment: Record<string, string> = {}) {
  const shop = await openBuying({ DEMO: '1', ...environment })
  const admin = await shop.buyer({ userTypeId: userTypes.admin })

  /** A call that may be repeated with its idempotency key. */
  const once = (path: string, body: object | undefined, key: string) =>
    shop.call('POST', path, body, { headers: { ...admin.headers, 'idempotency-key': key } })

  async function create(given: object = {}): Promise<AdminProduct> {
    const answer = await admin.post(adminProductPaths.list, newProduct(given))
    if (answer.status !== 201) throw new Error(`Not created: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  const read = async ({ id }: { id: number }): Promise<AdminProduct> =>
    (await admin.get(adminProductPaths.one(id))).body
  const put = (product: AdminProduct, change: object) =>
    admin.put(adminProductPaths.one(product.id), { ...draftOf(product), ...change })
  const list = async (query = ''): Promise<AdminProductPage> =>
    (await admin.get(`${adminProductPaths.list}?${query}`)).body
  const publish = ({ id, revision }: AdminProduct) => admin.post(adminProductPaths.publish(id), { revision })
  const setPrice = async (product: AdminProduct, amountMinor = 1290, validFrom = new Date(0)) => {
    await shop.db
      .insert(prices)
      .values({ variantId: product.variants[0]!.id, currency: 'EUR', amountMinor, validFrom })
  }

  /** A product in the shop, with everything required. */
  async function published(given: object = {}): Promise<AdminProduct> {
    const product = await create(given)
    await setPrice(product)
    const { body } = await publish((await put(product, completeFacts(product))).body)
    return body
  }

  return { ...shop, admin, once, create, read, put, list, publish, setPrice, published }
}
export type ProductManagement = Awaited<ReturnType<typeof openProductManagement>>

export const newProduct = (given: object = {}) => ({
  language: 'en',
  name: 'Zinc',
  brand: 'linden',
  sku: `Z-${Math.random()}`,
  ...given,
})

/** The required facts that a new product does not begin with. */
export function completeFacts(product: AdminProduct) {
  const line = { ingredient: 'ingredient-magnesium', name: 'Zinc', form: null, amount: 10, unit: 'mg' }
  return {
    operator: 'Linden & Co, Kerkstraat 21, Gent',
    portion_amount: 1,
    portion_unit: 'capsule',
    texts: { en: { ...product.texts.en, ingredient_list: 'Zinc bisglycinate' } },
    lines: [{ ...line, nrv_percent: 100 }],
    variants: draftOf(product).variants.map((variant) => ({
      ...variant,
      content_amount: 60,
      content_unit: 'capsule',
    })),
  }
}
