import { AdminShell } from '../../admin/admin-shell.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CertificateReview } from './certificate-review.tsx'
import styles from './review.css?url'

export const handle = { frame: 'own' }

export default function CertificatesRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('certificates.title')}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <CertificateReview />
    </AdminShell>
  )
}
