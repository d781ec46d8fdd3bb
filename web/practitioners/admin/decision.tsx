import type { AdminCertificate } from '#contract/admin.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { CertificateBadge } from './certificate-badge.tsx'

/** What was decided about a certificate, by whom and why. */
export function Decision({ certificate }: { certificate: AdminCertificate }) {
  const { t, language } = useTranslation('admin')
  const { state, decided_at, decided_by, reason } = certificate
  return (
    <div className="double-rule flex flex-col items-start gap-2 p-5 text-label">
      <CertificateBadge state={state} />
      {decided_at && (
        <p className="text-ink-2">
          {timestampText(decided_at, new Date(), language)}
          {decided_by && `, ${t('certificates.decided-by', { name: decided_by })}`}
        </p>
      )}
      {reason && <p className="break-words">{reason}</p>}
    </div>
  )
}
