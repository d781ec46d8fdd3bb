import type { CartProduct } from '#contract/cart.ts'
import { Thumb } from '#web/platform/thumb.tsx'

type ItemPictureProps = {
  product: Pick<CartProduct, 'assets' | 'range'>
  width: number
  height: number
  /** The number of packs, in a badge at its corner. */
  quantity?: number | undefined
  className?: string
}

/** A small picture with the quantity, next to the name: it needs no alternative text. */
export function ItemPicture({ product, quantity, ...size }: ItemPictureProps) {
  return (
    <span className="relative flex-none" aria-hidden="true">
      <Thumb product={product} {...size} />
      {quantity !== undefined && (
        <span className="absolute -top-1.75 -right-1.75 min-w-5 rounded-[10px] bg-ink px-1.25 text-center text-[12px]/5 font-bold text-paper">
          {quantity}
        </span>
      )}
    </span>
  )
}
