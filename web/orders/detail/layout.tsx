import type { ReactNode } from 'react'
import type { DisplayedState } from '#domain/orders/displayed-state.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { StateBadge } from '../state-badge.tsx'

export const orderPage = '@container/order'
export const orderStack = 'grid grid-cols-[minmax(0,1fr)] content-start gap-5'
/** Classes of an ordered product. */
export const productName = 'font-serif text-[17px]/[21px] font-medium wrap-anywhere normal-nums'
/** Buttons that take the full width on narrow screens. */
export const orderActions =
  'flex flex-wrap gap-2.5 @max-[620px]/order:w-full @max-[620px]/order:[&>.btn]:flex-auto'

export function OrderColumns({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] content-start items-start gap-x-7 gap-y-5 @min-[900px]/order:grid-cols-[minmax(0,1fr)_372px]">
      {children}
    </div>
  )
}

type OrderTitleProps = {
  number: string
  state: DisplayedState
  /** When, and by whom. */
  text: string
  /** The available actions. */
  children?: ReactNode
}

export function OrderTitle({ number, state, text, children }: OrderTitleProps) {
  const { t } = useTranslation('orders')
  return (
    <div data-testid="order-head" className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        {/* Takes the focus of a button that is gone with the state of the order. */}
        <h1 tabIndex={-1} className="account-title focus:shadow-none focus:outline-none">
          {t('detail.title', { number })}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
          <StateBadge state={state} />
          {text}
        </p>
      </div>
      {children}
    </div>
  )
}
