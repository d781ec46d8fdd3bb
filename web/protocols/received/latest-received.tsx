import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocolList } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Slot } from '../../platform/slots.tsx'
import { Card } from '../../ui/card.tsx'
import { planInSlot } from './plan-in-slot.ts'

const shown = 3
const path = '/account/client/protocols'

/** On a client's home page: the protocols shared with them last. */
export function LatestReceived() {
  const { t, language } = useTranslation('plan')
  const answer = useAccountData<ClientProtocolList>(clientProtocolPaths.list)
  return (
    <Card
      title={t('shared.home-title')}
      end={
        <ShopLink to={path} className="link text-small">
          {t('shared.home-all')}
        </ShopLink>
      }
    >
      <Loaded answer={answer}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="mt-1.5 text-ink-2">{t('shared.home-none')}</p>
          ) : (
            <ul className="mt-3">
              {data.slice(0, shown).map((protocol) => (
                <li
                  key={protocol.protocol_id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3"
                >
                  <div className="min-w-0 flex-1">
                    <ShopLink
                      to={`${path}/${protocol.protocol_id}`}
                      className="font-serif text-[17px] leading-5.5 font-medium normal-nums wrap-anywhere hover:underline hover:underline-offset-3"
                    >
                      {protocol.name}
                    </ShopLink>
                    <p className="text-small text-ink-2">
                      {t('shared.by', {
                        name: personName(protocol.practitioner),
                        day: recentDay(protocol.shared_at, new Date(), language),
                      })}
                    </p>
                  </div>
                  <b className="font-semibold">
                    {formatMoney(protocol.total_price_after_discount, protocol.currency)}
                  </b>
                  <Slot
                    name="buy-protocol"
                    plan={planInSlot(protocol.products, { protocol_id: protocol.protocol_id })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
