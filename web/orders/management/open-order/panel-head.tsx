import { useEffect, useRef } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { destinationOf } from '#domain/delivery/destination.ts'
import { comma, commaList } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { displayedState, StateBadge } from '../../state-badge.tsx'

type PanelHeadProps = { order: AdminOrder; takesFocus: boolean; backTo: string }

/** The order number and the customer. */
export function PanelHead({ order, takesFocus, backTo }: PanelHeadProps) {
  const { t, language } = useTranslation('admin-orders')
  const heading = useRef<HTMLHeadingElement>(null)
  const { number, state, client, user_id, email, practitioner, trouble } = order

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  // The button that changed the order's state is gone, and the focus with it.
  const known = useRef(state)
  useEffect(() => {
    if (known.current !== state && document.activeElement === document.body) heading.current?.focus()
    known.current = state
  }, [state])

  return (
    <div>
      <div className="flex items-center gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-[23px]/7.5 font-medium whitespace-nowrap">
          {number}
        </h2>
        <StateBadge state={displayedState(order)} />
        <ShopLink
          to={backTo}
          preventScrollReset
          className="icon-btn -my-2 -mr-3 ml-auto hover:bg-tint max-[1280px]:hidden"
          aria-label={t('close')}
        >
          <Icon name="x" size={20} />
        </ShopLink>
      </div>
      {trouble && (
        <p>
          <Badge tone="refused" className="my-1">
            {t(`trouble.${trouble}`)}
          </Badge>
        </p>
      )}
      <p className="mt-0.5 text-small break-words text-ink-2">
        {user_id === null ? (
          client || t('erased')
        ) : (
          <ShopLink to={`/admin/users/${user_id}`} className="link">
            {client}
          </ShopLink>
        )}
        {comma(language)}
        {commaList(placeLines(destinationOf(order), language), language)}
      </p>
      <p className="text-small break-words text-ink-2">
        {commaList([email, practitioner && t('via', { name: practitioner })], language)}
      </p>
    </div>
  )
}
