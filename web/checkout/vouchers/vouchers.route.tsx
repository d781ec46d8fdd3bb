import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Vouchers } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useLanguagePath } from '#web/platform/links.tsx'
import { pagePath } from '#web/platform/query-string.ts'
import { ResultPage } from '#web/platform/result-page.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { pageParam } from '#web/platform/url-params.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherTable } from './voucher-table.tsx'

export const handle = { frame: 'own' }

export default function VouchersRoute() {
  const { t } = useTranslation('vouchers')
  return (
    <AdminShell title={t('title')}>
      <VoucherPage />
    </AdminShell>
  )
}

function VoucherPage() {
  const { t } = useTranslation('vouchers')
  const [search] = useSearchParams()
  const pathOf = useLanguagePath()
  const page = pageParam(search)
  const answer = useAccountData<Vouchers>(`${adminOrderPaths.vouchers}?page=${page}`, {
    keepPreviousData: true,
  })
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('title')}</AdminTitle>
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <Icon name="plus" size={18} />
          {t('new')}
        </button>
      </div>
      <Loaded answer={answer}>
        {({ data, total_pages: pages }) => (
          <ResultPage
            page={page}
            pages={pages}
            addressOf={(other) => pathOf(pagePath('/admin/vouchers', other))}
            className="mt-4"
            isEmpty={data.length === 0}
            empty={
              <EmptyState plant="olive" title={t('none')}>
                <button type="button" className="btn btn-plain" onClick={() => setMaking(true)}>
                  {t('new')}
                </button>
              </EmptyState>
            }
          >
            <VoucherTable vouchers={data} />
          </ResultPage>
        )}
      </Loaded>
      {isMaking && <VoucherForm onClose={() => setMaking(false)} />}
    </>
  )
}
