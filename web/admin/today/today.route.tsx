import type { ReactNode } from 'react'
import type { AdminCertificatePage, AuditPage } from '#contract/admin.ts'
import type { AdminOrderPage } from '#contract/admin-orders.ts'
import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import { adminPayoutPaths } from '#contract/payout-paths.ts'
import type { PayoutPreview } from '#contract/payouts.ts'
import { ageText } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { cardGround } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AdminShell, AdminTitle } from '../admin-shell.tsx'
import { AuditTable } from '../audit/audit-table.tsx'

export const handle = { frame: 'own' }

export default function TodayRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('today.title')}>
      <AdminTitle>{t('today.title')}</AdminTitle>
      <h2 className="visually-hidden">{t('today.waits')}</h2>
      <div className="mt-5 grid max-w-250 gap-4 md:grid-cols-2">
        <Orders />
        <Certificates />
        <Payouts />
      </div>
      <LastEntries />
    </AdminShell>
  )
}

function Certificates() {
  const { t, language } = useTranslation('admin')
  const answer = useAccountData<AdminCertificatePage>(`${adminPaths.certificates}?state=waiting&limit=1`)
  return (
    <Loaded answer={answer}>
      {({ waiting, data: [oldest] }) => (
        <Card to="/admin/certificates" count={waiting} label={t('today.certificates', { count: waiting })}>
          {oldest
            ? t('today.oldest', { age: ageText(oldest.uploaded_at, new Date(), language) })
            : t('today.all-decided')}
        </Card>
      )}
    </Loaded>
  )
}

function Orders() {
  const { t, language } = useTranslation('admin')
  const answer = useAccountData<AdminOrderPage>(`${adminOrderPaths.list}?shelf=to_process&limit=1`)
  return (
    <Loaded answer={answer}>
      {({ shelves: { to_process: waiting, withdrawals } }) => (
        <Card
          to="/admin/orders?shelf=to_process"
          count={waiting}
          label={t('today.orders', { count: waiting })}
        >
          {withdrawals > 0
            ? t('today.withdrawals', { count: withdrawals, formatted: formatNumber(withdrawals, language) })
            : t('today.no-withdrawals')}
        </Card>
      )}
    </Loaded>
  )
}

function Payouts() {
  const { t } = useTranslation('admin')
  const answer = useAccountData<PayoutPreview>(adminPayoutPaths.preview)
  return (
    <Loaded answer={answer}>
      {({ payable: { length: count }, total, currency }) => (
        <Card to="/admin/payouts" count={count} label={t('today.payouts', { count })}>
          {count > 0
            ? t('today.payouts-due', { amount: formatMoney(total, currency) })
            : t('today.no-payouts')}
        </Card>
      )}
    </Loaded>
  )
}

type CardProps = { to: string; count: number; label: string; children: ReactNode }

function Card({ to, count, label, children }: CardProps) {
  const { language } = useTranslation('admin')
  return (
    <ShopLink to={to} className={`${cardGround} flex items-center gap-4 p-5 hover:border-field`}>
      <span className="text-price-lead font-semibold">{formatNumber(count, language)}</span>
      <span>
        <b className="block font-semibold">{label}</b>
        <span className="text-small text-ink-2">{children}</span>
      </span>
      <span className="ml-auto">
        <Icon name="chevron-right" size={18} />
      </span>
    </ShopLink>
  )
}

function LastEntries() {
  const { t } = useTranslation('admin')
  const answer = useAccountData<AuditPage>(`${adminPaths.audit}?kind=changes&limit=10`)
  return (
    <section aria-labelledby="last-entries" className={`${cardGround} mt-6 px-4 pt-4.5 pb-2 md:px-6`}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="last-entries" className="text-h3 font-medium">
          {t('today.audit')}
        </h2>
        <ShopLink to="/admin/audit" className="link text-small">
          {t('today.whole-audit')}
        </ShopLink>
      </div>
      <Loaded answer={answer}>
        {({ data }) =>
          data.length > 0 ? <AuditTable entries={data} /> : <p className="pb-2">{t('audit.empty')}</p>
        }
      </Loaded>
    </section>
  )
}
