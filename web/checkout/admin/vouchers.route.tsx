import { useState } from 'react'
import type { Vouchers } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { AdminShell } from '#web/admin/admin-shell.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SideDrawer } from '#web/ui/side-drawer.tsx'
import styles from './checkout-admin.css?url'
import { VoucherForm } from './voucher-form.tsx'
import { VoucherTable } from './voucher-table.tsx'

export const handle = { frame: 'own' }

export default function VouchersRoute() {
  const { t } = useTranslation('vouchers')
  return (
    <AdminShell title={t('title')}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <VoucherPage />
    </AdminShell>
  )
}

function VoucherPage() {
  const { t } = useTranslation('vouchers')
  const answer = useAccountData<Vouchers>(adminOrderPaths.vouchers)
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <div className="desk-title">
        <h1 className="admin-title">{t('title')}</h1>
        <button type="button" className="btn btn-primary" onClick={() => setMaking(true)}>
          <Icon name="plus" size={18} />
          {t('new')}
        </button>
      </div>
      <Loaded answer={answer}>
        {({ data }) => (
          <div className="admin-sheet mt-4 px-4 pt-4 pb-2 md:px-6">
            {data.length > 0 ? <VoucherTable vouchers={data} /> : <p className="pb-2">{t('none')}</p>}
          </div>
        )}
      </Loaded>
      {isMaking && (
        <SideDrawer label={t('new')} onClose={() => setMaking(false)}>
          <VoucherForm onClose={() => setMaking(false)} />
        </SideDrawer>
      )}
    </>
  )
}
