import { useState } from 'react'
import type { AdminPaymentMethods } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { AdminShell } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SideDrawer } from '#web/ui/side-drawer.tsx'
import styles from './checkout-admin.css?url'
import { MethodForm } from './method-form.tsx'
import { MethodTable } from './method-table.tsx'

export const handle = { frame: 'own' }

export default function PaymentMethodsRoute() {
  const { t } = useTranslation('vouchers')
  return (
    <AdminShell title={t('methods.title')}>
      <link rel="stylesheet" href={styles} precedence="default" />
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
      <div className="desk-title">
        <h1 className="admin-title">{t('methods.title')}</h1>
        <button type="button" className="btn btn-primary" onClick={() => setEdited('')}>
          <Icon name="plus" size={18} />
          {t('methods.new')}
        </button>
      </div>
      <p className="desk-mark-warning">{t('methods.approved-marks')}</p>
      <Loaded answer={answer}>
        {({ data }) => (
          <div className="admin-sheet mt-4 px-4 pt-4 pb-2 md:px-6">
            <MethodTable methods={data} onEdit={setEdited} />
          </div>
        )}
      </Loaded>
      {edited !== undefined && (
        <SideDrawer label={t(edited ? 'methods.edit' : 'methods.new')} onClose={() => setEdited(undefined)}>
          <MethodForm
            method={methods.find(({ key }) => key === edited)}
            methods={methods}
            onClose={() => setEdited(undefined)}
          />
        </SideDrawer>
      )}
    </>
  )
}
