import type { CertificateState } from '#domain/practitioners/certificates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

const looks: Record<CertificateState, string> = {
  waiting: 'bg-amber-soft text-amber',
  approved: 'bg-tint text-bottle',
  refused: 'bg-madder-soft text-madder',
  replaced: 'bg-sunken text-ink-2',
}

export function CertificateBadge({ state }: { state: CertificateState }) {
  const { t } = useTranslation('admin')
  return <span className={`badge ${looks[state]}`}>{t(`certificates.state.${state}`)}</span>
}
