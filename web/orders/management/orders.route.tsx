import { AdminShell } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { OrderStyles } from '../order-styles.tsx'
import { OrderManagement } from './order-management.tsx'
import styles from './orders.css?url'

export const handle = { frame: 'own' }

export default function OrdersRoute() {
  const { t } = useTranslation('admin-orders')
  // What parts of the page read.
  useTranslation('admin')
  useTranslation('orders')
  useTranslation('products')
  return (
    <AdminShell title={t('title')}>
      <OrderStyles />
      <link rel="stylesheet" href={styles} precedence="default" />
      <OrderManagement />
    </AdminShell>
  )
}
