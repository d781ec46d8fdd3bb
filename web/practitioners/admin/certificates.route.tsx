import { AdminShell } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CertificateDesk } from './certificate-desk.tsx'
import styles from './desk.css?url'

export const handle = { frame: 'own' }

export default function CertificatesRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('certificates.title')}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <CertificateDesk />
    </AdminShell>
  )
}
