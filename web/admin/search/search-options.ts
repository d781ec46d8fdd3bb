import type { AdminFound } from '#contract/admin-search.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'

export type SearchOptionGroup = keyof AdminFound
/** `note` is said after the title: whose order, an email, a brand; `state`: why a product is not in the shop. */
export type SearchOption = {
  key: string
  to: string
  title: string
  note: string
  state?: Exclude<ProductStatus, 'published'>
}
export type SearchOptionGroups = { group: SearchOptionGroup; options: SearchOption[] }[]

/** What was found, by group; groups without any are left out. */
export function searchOptionGroups({ orders, people, products }: AdminFound): SearchOptionGroups {
  const groups: SearchOptionGroups = [
    {
      group: 'orders',
      options: orders.map(({ id, number, client }) => ({
        key: `order-${id}`,
        to: `/admin/orders?order=${id}`,
        title: number,
        note: client,
      })),
    },
    {
      group: 'people',
      options: people.map(({ id, name, email }) => ({
        key: `person-${id}`,
        to: `/admin/users/${id}`,
        title: name,
        note: email,
      })),
    },
    {
      group: 'products',
      options: products.map(({ id, name, brand, sku, status }) => ({
        key: `product-${id}`,
        to: `/admin/products/${id}`,
        title: name,
        note: `${brand}, ${sku}`,
        ...(status !== 'published' && { state: status }),
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
