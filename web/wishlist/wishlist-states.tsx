import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { viaPath } from '../platform/session/via-path.ts'
import { EmptyState } from '../ui/empty-state.tsx'

/** A visitor's wishlist exists only in this browser. */
export function LoginHint() {
  const { t } = useTranslation('wishlist')
  return (
    <p className="mt-8 text-center text-small text-ink-2">
      {t('visitor.text')}{' '}
      <ShopLink to={viaPath('/login', '/wishlist')} className="link">
        {t('visitor.log-in')}
      </ShopLink>
      {' · '}
      <ShopLink to={viaPath('/onboarding/register/client', '/wishlist')} className="link">
        {t('visitor.register')}
      </ShopLink>
    </p>
  )
}

export function Empty() {
  const { t } = useTranslation('wishlist')
  return (
    <EmptyState plant="chamomile" title={t('empty.title')} text={t('empty.text')}>
      <ShopLink to="/products" className="btn btn-primary">
        {t('empty.way-out')}
      </ShopLink>
    </EmptyState>
  )
}

export const wishGrid =
  'mt-5.5 grid grid-cols-[repeat(auto-fill,minmax(min(150px,100%),1fr))] gap-x-3 gap-y-7 md:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] md:gap-x-5 md:gap-y-9'
const waitingWishes = ['first', 'second', 'third', 'fourth']

/** Placeholders in the size of the content. */
export function Waiting() {
  const { t } = useTranslation('wishlist')
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('waiting')}
      </p>
      <ul className={wishGrid} aria-hidden="true">
        {waitingWishes.map((wish) => (
          <li key={wish} className="aspect-[1/1.6] rounded-control bg-sunken" />
        ))}
      </ul>
    </div>
  )
}
