import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useFocusIfLost } from '#web/ui/use-focus-if-lost.ts'
import { OpenOrder } from './open-order.tsx'
import { panelBody } from './panel-part.tsx'

type OrderPanelProps = {
  id: number
  hasKeys: boolean
  /** No row is selected: the key P concerns this order. */
  processesAlone: boolean
  takesFocus: boolean
  backTo: string
}

/** The open order: beside the list, or instead of it on narrow screens. */
export function OrderPanel({ id, backTo, ...rest }: OrderPanelProps) {
  const { t } = useTranslation('admin-orders')
  const answer = useAccountData<AdminOrder>(adminOrderPaths.one(id))
  const panel = useFocusIfLost<HTMLElement>(headingOf)
  return (
    <aside
      ref={panel}
      aria-label={t('panel')}
      data-testid="order-panel"
      className="min-[1280px]:rounded-r-card min-[1280px]:border-l min-[1280px]:border-line min-[1280px]:bg-paper"
    >
      <ShopLink
        to={backTo}
        preventScrollReset
        className="link inline-flex min-h-12 items-center gap-1.5 px-4 text-[14px] min-[1280px]:hidden"
      >
        <Icon name="arrow-left" size={16} />
        {t('back')}
      </ShopLink>
      <div className="min-[1280px]:sticky min-[1280px]:top-0 min-[1280px]:flex min-[1280px]:max-h-[max(620px,calc(100vh-214px))] min-[1280px]:min-h-[min(100%,620px)] min-[1280px]:flex-col [&>[role=alert]]:px-5.5">
        <Loaded answer={answer} waiting={<Waiting />}>
          {(order) => <OpenOrder order={order} backTo={backTo} {...rest} />}
        </Loaded>
      </div>
    </aside>
  )
}

const headingOf = (panel: HTMLElement) => panel.querySelector<HTMLElement>('h2[tabindex]')

function Waiting() {
  const { t } = useTranslation('shop')
  return (
    <p role="status" className={`text-small text-ink-3 ${panelBody}`}>
      {t('loading')}
    </p>
  )
}
