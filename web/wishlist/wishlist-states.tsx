import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'

const back = encodeURIComponent('/wishlist')

export function Visitor() {
  const { t } = useTranslation('wishlist')
  return (
    <div className="wish-empty">
      <span className="plant plant-chamomile h-28 w-20" aria-hidden="true" />
      <h2 className="text-h3 font-medium">{t('visitor.title')}</h2>
      <p className="max-w-[44ch] text-ink-2">{t('visitor.text')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ShopLink to={`/login?redirectTo=${back}`} className="btn btn-primary">
          {t('visitor.log-in')}
        </ShopLink>
        <ShopLink to={`/onboarding/register/client?redirectTo=${back}`} className="btn btn-plain">
          {t('visitor.register')}
        </ShopLink>
      </div>
    </div>
  )
}

export function Empty() {
  const { t } = useTranslation('wishlist')
  return (
    <div className="wish-empty">
      <span className="plant plant-chamomile h-28 w-20" aria-hidden="true" />
      <h2 className="text-h3 font-medium">{t('empty.title')}</h2>
      <p className="text-ink-2">{t('empty.text')}</p>
      <ShopLink to="/products" className="btn btn-primary mt-4">
        {t('empty.way-out')}
      </ShopLink>
    </div>
  )
}

export function Unreachable({ again }: { again(): void }) {
  const { t } = useTranslation('wishlist')
  return (
    <div role="alert" className="wish-problem">
      <Icon name="warning" size={20} />
      <p>{t('unreachable')}</p>
      <button type="button" className="link" onClick={again}>
        {t('try-again')}
      </button>
    </div>
  )
}

const waitingWishes = ['first', 'second', 'third', 'fourth']

/** In the size of what comes. */
export function Waiting() {
  const { t } = useTranslation('wishlist')
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('waiting')}
      </p>
      <ul className="wishes" aria-hidden="true">
        {waitingWishes.map((wish) => (
          <li key={wish} className="wish-waiting" />
        ))}
      </ul>
    </div>
  )
}
