import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useTranslation } from './i18n/translation-context.tsx'
import { ShopLink } from './links.tsx'
import { alternativesPath, useNotSoldText, useRestriction } from './restrictions.ts'

type NotSoldNoteProps = { title: string | undefined; className?: string; children: ReactNode }

export function NotSoldNote({ title, className = '', children }: NotSoldNoteProps) {
  return (
    <div className={`flex gap-1.5 text-small text-amber [&>.icon]:mt-px ${className}`} data-testid="not-sold">
      <Icon name="warning" size={16} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-semibold">{title}</b>
        {children}
      </p>
    </div>
  )
}

type RestrictedNoteProps = { productId: number; className?: string; children: ReactNode }

/** In a line: why its product is not sold in the visitor's country, and what to do; nothing for products that are. */
export function RestrictedNote({ productId, className = '', children }: RestrictedNoteProps) {
  const notSold = useNotSoldText(productId)
  const restriction = useRestriction(productId)
  if (!restriction) return null
  return (
    <NotSoldNote title={notSold} className={className}>
      <span className="block">{restriction.reason}</span>
      {children}
    </NotSoldNote>
  )
}

/** To similar products; without a page of the product there is none. */
export function AlternativesLink({ slug, variantId }: { slug: string | null; variantId: number }) {
  const { t } = useTranslation('shop')
  if (slug === null) return null
  return (
    <ShopLink to={alternativesPath({ slug, variantId })} className="link">
      {t('restricted.alternatives')}
    </ShopLink>
  )
}
