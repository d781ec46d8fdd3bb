import { useNavigate, useParams } from 'react-router'
import useSWR from 'swr'
import type { SavedCart } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { isNotFound } from '../../platform/call-api.ts'
import { useDeliveryCountry, withCountry } from '../../platform/delivery-country.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { callOptional } from '../../platform/session/call-optional.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { problemStyle } from '../../ui/form/form-problem.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { editCart, usePricedCart } from '../store/cart-store.ts'
import { editsFor } from './merge-saved-cart.ts'
import { SavedContent } from './saved-content.tsx'

export const handle = { utilities: 'shopping' }

/** What somebody saved or shared. The page is rendered without the token; only the browser sends it. */
export default function SavedCartPage() {
  const { t } = useTranslation('cart')
  useTranslation('products')
  const isHydrated = useHydrated()
  return (
    <div className="wrap min-h-[60vh] pt-4.5 pb-16 xl:pt-8.5 xl:pb-20">
      <PageHead title={t('saved.title')} description={t('saved.description')} indexed={false} />
      <noscript>
        <p className={`mt-5 ${problemStyle}`}>{t('needs-scripts')}</p>
      </noscript>
      {isHydrated ? <Opened /> : <p className="text-ink-2">{t('shop:loading')}</p>}
    </div>
  )
}

function Opened() {
  const { t, language } = useTranslation('cart')
  const { token = '' } = useParams()
  const { state, user } = useSession()
  const { country } = useDeliveryCountry()
  const { lines, owner } = usePricedCart()
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const answer = useSWR<SavedCart, Error>(
    state === 'unknown' ? null : ['saved-cart', token, user?.id, country, language],
    () => callOptional<SavedCart>(withCountry(cartPaths.savedCart(token)), { language }),
    { shouldRetryOnError: false },
  )
  if (isNotFound(answer.error))
    return (
      <>
        <h1 className="text-h1-narrow md:text-h1">{t('saved.over.title')}</h1>
        <p className="mt-3 max-w-[52ch] text-ink-2">{t('saved.over.text')}</p>
        <ShopLink to="/products" className="btn btn-primary mt-8">
          {t('empty.way-out')}
        </ShopLink>
      </>
    )
  return (
    <Loaded answer={answer}>
      {(saved) => (
        <SavedContent
          saved={saved}
          isReady={owner !== 'unknown'}
          isOwnEmpty={lines.length === 0}
          onTake={(how) => {
            for (const edit of editsFor(lines, saved.cart.items, how)) editCart(edit)
            void navigate(pathOf('/cart'))
          }}
        />
      )}
    </Loaded>
  )
}
