import type { ProtocolProduct } from '#contract/protocols.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../../platform/thumb.tsx'
import { useScreenWidth } from '../use-screen.ts'

export const picturesRow = 'ml-2 flex flex-none gap-1.5 empty:hidden'

type BarPicturesProps = { products: readonly ProtocolProduct[]; isBesidePanel: boolean; isPhone?: boolean }

/** The first products, as many as fit, and the number of others. The total is shown as text beside them. */
export function BarPictures({ products, isBesidePanel, isPhone = false }: BarPicturesProps) {
  const { t } = useTranslation('builder')
  const room = useScreenWidth((width) => thumbnailCount(width, isBesidePanel))
  const hidden = products.length - room
  return (
    <span
      className={isPhone ? 'flex flex-none' : picturesRow}
      data-testid="bar-pictures"
      data-landing={isPhone ? undefined : ''}
      aria-hidden="true"
    >
      {products.slice(0, room).map((product) => (
        <Thumb
          key={product.product_variant_id}
          product={product}
          width={isPhone ? 36 : 44}
          height={isPhone ? 40 : 48}
          className={isPhone ? 'not-first:-ml-2 not-first:shadow-[-2px_0_0_var(--color-bar)]' : ''}
        />
      ))}
      {hidden > 0 && !isPhone && (
        <span className="flex h-12 w-11 items-center justify-center rounded-[3px] border border-[#ffffff40] text-[14px] font-semibold">
          {t('more-products', { count: hidden })}
        </span>
      )}
    </span>
  )
}

/** Minimum widths with the number of pictures that fit in the bar, widest first. */
const counts = [
  [1200, 8],
  [1024, 5],
  [768, 4],
  [470, 3],
] as const
const fewest = 2
const mostBesidePanel = 5

export function thumbnailCount(screenWidth: number, isBesidePanel: boolean): number {
  const fitting = counts.find(([from]) => screenWidth >= from)?.[1] ?? fewest
  return isBesidePanel ? Math.min(fitting, mostBesidePanel) : fitting
}
