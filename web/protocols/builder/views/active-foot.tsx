import { protocolPaths } from '#contract/protocol-paths.ts'
import type { BuilderSettings, Protocol } from '#contract/protocols.ts'
import { isUncertified } from '#domain/accounts/user-types.ts'
import { saleToClient } from '#domain/commission/client-sale.ts'
import { toMajor } from '#domain/money.ts'
import { formatMoney } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { pricedLines } from '../../edits/priced-lines.ts'
import { CopyOutcome } from '../../sharing/link/copy-link-button.tsx'
import { useCopyLink } from '../../sharing/link/use-copy-link.ts'
import { LockedNext } from '../../sharing/sharing-locked.tsx'
import { builder } from '../store.ts'
import { LockedShare } from './locked-share.tsx'

const shownDiscount = 10

/** The price, the commission, and the main action. */
export function ActiveFoot({ protocol }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const { total_price, currency, products } = protocol
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <span>
          {t('total.title')}
          {products.length > 0 && <span className="text-small text-ink-3">{t('total.no-discount')}</span>}
        </span>
        <b className="text-[22px]/[24px] font-bold whitespace-nowrap">{formatMoney(total_price, currency)}</b>
      </p>
      {/* The panel's only announcement of a change. */}
      <p role="status" className="visually-hidden">
        {t('products', { count: products.length })} <span>{t('total.title')}</span>{' '}
        {formatMoney(total_price, currency)}
      </p>
      {products.length > 0 && <Earnings protocol={protocol} />}
      <ShareActions protocol={protocol} />
    </>
  )
}

const earningsStyle = 'mt-1 flex flex-wrap justify-between gap-x-2 text-small text-ink-2'

function Earnings({ protocol: { products, currency } }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const { data: settings } = useAccountData<BuilderSettings>(protocolPaths.builder)
  if (!settings) return <p className={earningsStyle}>{'\u00a0'}</p>
  const lines = pricedLines(products)
  const terms = { rate: settings.tier_rate, vatPercent: settings.vat_percent }
  const { pays, earns } = saleToClient(lines, shownDiscount, terms)
  return (
    <p className={earningsStyle}>
      <span>
        {t('total.client-pays', { discount: shownDiscount, amount: formatMoney(toMajor(pays), currency) })}
      </span>
      <b className="font-bold text-leaf">
        {t('total.you-earn', { amount: formatMoney(toMajor(earns), currency) })}
      </b>
    </p>
  )
}

function ShareActions({ protocol: { protocol_id: id, products } }: { protocol: Protocol }) {
  const { t } = useTranslation('builder')
  const { user } = useSession()
  const { copy, copyLink } = useCopyLink(id, { onReasonNeeded: () => builder.startSharing() })
  const isEmpty = products.length === 0
  const isLocked = isUncertified(user?.user_type_id)
  return (
    <>
      <div className="mt-3.5 flex gap-2 max-lg:mt-3">
        {isLocked ? (
          <LockedShare className="flex-1" buttonClass="cursor-default border-line bg-sunken text-ink-3">
            <Icon name="lock" size={18} />
            {t('share-with-client')}
          </LockedShare>
        ) : (
          <button
            type="button"
            className="btn btn-primary flex-1"
            disabled={isEmpty}
            onClick={() => builder.startSharing()}
          >
            <Icon name="share" size={18} />
            {t('share-with-client')}
          </button>
        )}
        {!isLocked && !isEmpty && (
          <button
            type="button"
            className="icon-btn border border-line-2 bg-surface hover:border-field max-lg:size-13"
            aria-label={t('copy-link')}
            aria-busy={copy.state === 'working' || undefined}
            onClick={() => void copyLink()}
          >
            <Icon name={copy.state === 'copied' ? 'check' : 'link'} size={20} />
          </button>
        )}
      </div>
      {isLocked && <LockedNext />}
      <CopyOutcome copy={copy} />
    </>
  )
}
