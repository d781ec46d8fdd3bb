import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocol, ClientProtocolList } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { ButtonResultPager } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { usePages } from '../../platform/use-pages.ts'
import { cardSheet, WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { RemoveButton } from './remove-button.tsx'

export const handle = { frame: 'account' }

const listStyle = 'mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-5'

/** The protocols shared with a client. */
export default function ClientProtocols() {
  const { t } = useTranslation('plan')
  return (
    <AccountShell title={t('shared.list-title')} types={[userTypes.client]} waiting={<Waiting />}>
      <Protocols />
    </AccountShell>
  )
}

function Protocols() {
  const { t } = useTranslation('plan')
  const answer = useAccountData<ClientProtocolList>(clientProtocolPaths.list)
  const { shown, pager } = usePages(answer.data?.data ?? [], 12)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  return (
    <Loaded answer={answer} waiting={<Waiting />}>
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState plant="olive" title={t('shared.none-title')} text={t('shared.none-text')} />
        ) : (
          <>
            <ul ref={list} onFocus={remember} onBlur={forget} className={listStyle}>
              {shown.map((protocol) => (
                <li key={protocol.protocol_id} className={`${cardSheet} flex flex-col gap-3`}>
                  <ReceivedCard protocol={protocol} />
                </li>
              ))}
            </ul>
            <ButtonResultPager {...pager} />
          </>
        )
      }
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={listStyle}>
      <WaitingCard height="h-56" />
      <WaitingCard height="h-56" />
    </div>
  )
}

const thumbs = 5

function ReceivedCard({ protocol }: { protocol: ClientProtocol }) {
  const { t, language } = useTranslation('plan')
  const { name, practitioner, products, currency, total_price_after_discount: pays } = protocol
  const count = products.length
  return (
    <>
      <div>
        <h2 className="text-h3 font-medium normal-nums wrap-anywhere [&_a:hover]:underline [&_a:hover]:underline-offset-3">
          <ShopLink to={`/account/client/protocols/${protocol.protocol_id}`}>{name}</ShopLink>
        </h2>
        <p className="text-small text-ink-2">
          {t('shared.by', {
            name: personName(practitioner),
            day: recentDay(protocol.shared_at, new Date(), language),
          })}
        </p>
      </div>
      <div className="flex gap-1.5">
        {products.slice(0, thumbs).map((product) => (
          <Thumb key={product.product_variant_id} product={product} width={44} height={48} />
        ))}
        {count > thumbs && (
          <span className="self-center pl-1 text-micro font-semibold text-ink-2">
            +{formatNumber(count - thumbs, language)}
          </span>
        )}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p>
          <b className="font-bold">{formatMoney(pays, currency)}</b>{' '}
          <span className="text-small text-ink-2">
            {t('shared.count', { count, formatted: formatNumber(count, language) })}
          </span>
        </p>
        <RemoveButton protocol={protocol} />
      </div>
    </>
  )
}
