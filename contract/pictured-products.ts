import type { z } from 'zod'
import { ListedProtocolProduct } from './protocols.ts'

/** As much of a product as its picture and name need. */
export const PicturedProduct = ListedProtocolProduct.pick({
  product_variant_id: true,
  name: true,
  language: true,
  range: true,
  assets: true,
})
export type PicturedProduct = z.infer<typeof PicturedProduct>
