import { basketPaths } from '#contract/basket-paths.ts'
import type { ReceivedBaskets as Received } from '#contract/baskets.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { cardSheet } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Whether the place they need is known: what is below them waits, so that it does not move. */
export function useAreReceivedBasketsKnown(): boolean {
  const { data, error } = useAccountData<Received>(basketPaths.received)
  return data !== undefined || error !== undefined
}

/** What practitioners prepared for a client; nothing if there is none. */
export function ReceivedBaskets() {
  const { t, language } = useTranslation('baskets')
  const { region } = useShop()
  const { data: received } = useAccountData<Received>(basketPaths.received)
  if (!received || received.data.length === 0) return null
  return (
    <ul className="grid gap-3">
      {received.data.map(({ link_token: token, practitioner, expires_at, total_products }) => (
        <li key={token} className={`${cardSheet} flex flex-wrap items-center gap-x-4 gap-y-3`}>
          <span className="text-bottle" aria-hidden="true">
            <Icon name="bag" size={24} />
          </span>
          <p className="min-w-0 flex-1 basis-50">
            <b className="block font-semibold">
              {t('received.title', { practitioner: personName(practitioner) })}
            </b>
            <span className="text-small text-ink-2">
              {t('received.text', { count: total_products, date: shopDayText(region, expires_at, language) })}
            </span>
          </p>
          <ShopLink to={`/baskets/${token}`} className="btn btn-primary max-sm:w-full">
            {t('received.open')}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
