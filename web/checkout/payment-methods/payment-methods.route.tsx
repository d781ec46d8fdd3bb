import { useState } from 'react'
import type { AdminPaymentMethods } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { AdminShell } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MethodForm } from './method-form.tsx'
import { MethodTable } from './method-table.tsx'

export const handle = { frame: 'own' }

export default function PaymentMethodsRoute() {
  const { t } = useTranslation('vouchers')
  return (
    <AdminShell title={t('methods.title')}>
      <MethodPage />
    </AdminShell>
  )
}

function MethodPage() {
  const { t } = useTranslation('vouchers')
  const answer = useAccountData<AdminPaymentMethods>(adminOrderPaths.paymentMethods)
  // The key of the one that is edited; empty for a new one.
  const [edited, setEdited] = useState<string>()
  const methods = answer.data?.data ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="admin-title">{t('methods.title')}</h1>
        <button type="button" className="btn btn-primary" onClick={() => setEdited('')}>
          <Icon name="plus" size={18} />
          {t('methods.new')}
        </button>
      </div>
      <p className="mt-3 max-w-[76ch] rounded-control border-l-4 border-amber bg-amber-soft px-3.5 py-2.5 text-label text-amber">
        {t('methods.approved-marks')}
      </p>
      <Loaded answer={answer}>
        {({ data }) => (
          <div className="admin-sheet mt-4 px-4 pt-4 pb-2 md:px-6">
            <MethodTable methods={data} onEdit={setEdited} />
          </div>
        )}
      </Loaded>
      {edited !== undefined && (
        <MethodForm
          method={methods.find(({ key }) => key === edited)}
          methods={methods}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
