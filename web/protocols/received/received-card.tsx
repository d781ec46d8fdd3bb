import type { ClientProtocol } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { RemoveButton } from './remove-button.tsx'

const thumbs = 5

export function ReceivedCard({ protocol }: { protocol: ClientProtocol }) {
  const { t, language } = useTranslation('plan')
  const { name, practitioner, products, currency, total_price_after_discount: pays } = protocol
  const count = products.length
  return (
    <>
      <div>
        <h2>
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
      <div className="received-card-foot">
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
