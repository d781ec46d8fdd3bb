import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OpenOrder } from './open-order.tsx'

type OrderPanelProps = {
  id: number
  hasKeys: boolean
  /** Nothing is ticked in the list: P means this order. */
  processesAlone: boolean
  takesFocus: boolean
  backTo: string
}

/** The order that is open: beside the list, or in its place where there is no room. */
export function OrderPanel({ id, backTo, ...rest }: OrderPanelProps) {
  const { t } = useTranslation('admin-orders')
  const answer = useAccountData<AdminOrder>(adminOrderPaths.one(id))
  return (
    <aside aria-label={t('panel')} className="order-panel">
      <ShopLink to={backTo} preventScrollReset className="order-panel-back link">
        <Icon name="arrow-left" size={16} />
        {t('back')}
      </ShopLink>
      <div className="order-panel-sheet">
        <Loaded answer={answer} waiting={<Waiting />}>
          {(order) => <OpenOrder order={order} backTo={backTo} {...rest} />}
        </Loaded>
      </div>
    </aside>
  )
}

function Waiting() {
  const { t } = useTranslation('shop')
  return (
    <p role="status" className="order-panel-body text-small text-ink-3">
      {t('loading')}
    </p>
  )
}
