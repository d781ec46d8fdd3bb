import type { AdminProduct } from '#contract/admin-products.ts'

/** What an admin sends back of a product. */
export function draftOf({
  id: _,
  slug: _slug,
  status: _status,
  review: _review,
  currency: _currency,
  created_at: _created,
  updated_at: _updated,
  pictures,
  variants: sold,
  ...draft
}: AdminProduct) {
  return {
    ...draft,
    pictures: pictures.map(({ path: _path, ...picture }) => picture),
    variants: sold.map(
      ({ id: _id, stock: _stock, expected_on: _expected, prices: _prices, ...variant }) => variant,
    ),
  }
}
