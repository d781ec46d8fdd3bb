import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { guestAccess, OrderAccessProvider, useGuestOrder } from '../../platform/order-access.tsx'
import { isRefused } from '../../platform/refusals.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { LinkOver } from './link-over.tsx'

type LinkedOrderProps = { children(order: Order, token: string): ReactNode }

/** A page about the order behind a guest's link. It is rendered without the token; only the browser sends it. */
export function LinkedOrder({ children }: LinkedOrderProps) {
  const { t } = useTranslation('orders')
  useTranslation('products')
  useTranslation('checkout')
  useTranslation('problems')
  return (
    <div className="wrap py-8">
      <PageHead title={t('detail.page')} description={t('detail.page')} indexed={false} />
      {useHydrated() ? (
        <Opened>{children}</Opened>
      ) : (
        <p className="min-h-[60vh] text-ink-2">{t('shop:loading')}</p>
      )}
    </div>
  )
}

function Opened({ children }: LinkedOrderProps) {
  const { t, language } = useTranslation('orders')
  const { token = '' } = useParams()
  const answer = useGuestOrder(token)
  if (isRefused(answer.error)) return <LinkOver />
  return (
    <OrderAccessProvider value={guestAccess(token, language)}>
      <Loaded answer={answer} heading={<PageTitle>{t('detail.page')}</PageTitle>}>
        {(order) => children(order, token)}
      </Loaded>
    </OrderAccessProvider>
  )
}
