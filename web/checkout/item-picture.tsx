import type { CartProduct } from '#contract/cart.ts'
import { Thumb } from '#web/platform/thumb.tsx'

type ItemPictureProps = {
  product: Pick<CartProduct, 'assets' | 'range'>
  width: number
  height: number
  /** How many packs, in a disc at its corner. */
  quantity?: number | undefined
}

/** A small pack with its number beside its name: it says nothing itself. */
export function ItemPicture({ product, width, height, quantity }: ItemPictureProps) {
  return (
    <span className="item-picture" aria-hidden="true">
      <Thumb product={product} width={width} height={height} />
      {quantity !== undefined && <span className="item-count">{quantity}</span>}
    </span>
  )
}
