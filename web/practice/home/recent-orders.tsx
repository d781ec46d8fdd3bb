import type { ClientOrderPage } from '#contract/client-orders.ts'
import { clientOrderPaths } from '#contract/order-paths.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { OrderRows, OrderTable, type StateOf } from '../orders/order-table.tsx'

const shown = 4
const path = '/account/practitioner/orders'

/** The last orders of the practitioner's clients. `stateOf` renders an order's state. */
export function RecentOrders({ stateOf }: { stateOf: StateOf }) {
  const { t } = useTranslation('practitioner-home')
  const answer = useAccountData<ClientOrderPage>(`${clientOrderPaths.list}?page=1&limit=${shown}`)
  return (
    <Card
      title={t('orders.title')}
      end={
        <ShopLink to={path} className="link text-small">
          {t('orders.all')}
        </ShopLink>
      }
    >
      <Loaded answer={answer} waiting={<Waiting />}>
        {({ data }) =>
          data.length > 0 ? (
            <OrderTable className="mt-2 md:mt-3">
              <OrderRows orders={data} stateOf={stateOf} />
            </OrderTable>
          ) : (
            <p className="mt-3 max-w-[60ch] text-ink-2">{t('orders.none')}</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Waiting() {
  return (
    <div className="mt-4 grid h-66.25 items-center" aria-hidden="true">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="skeleton h-5 w-full" />
      ))}
    </div>
  )
}
