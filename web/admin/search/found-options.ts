import type { AdminFound } from '#contract/admin-search.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'

export type FoundGroup = keyof AdminFound
/** `note` is said after the title: whose order, an email, a brand; `state`: why a product is not in the shop. */
export type FoundOption = {
  key: string
  to: string
  title: string
  note: string
  state?: Exclude<ProductStatus, 'published'>
}
export type FoundOptions = { group: FoundGroup; options: FoundOption[] }[]

/** What was found, by group; groups without any are left out. */
export function foundOptions({ orders, people, products }: AdminFound): FoundOptions {
  const groups: FoundOptions = [
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

/** The option after the arrow keys: they cycle through the options and the field itself, where none is active. */
export function movedOption(active: number | undefined, key: string, count: number): number | undefined {
  if (key === 'ArrowDown') return active === undefined ? 0 : active + 1 < count ? active + 1 : undefined
  return active === undefined ? count - 1 : active > 0 ? active - 1 : undefined
}
