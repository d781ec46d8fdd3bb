import type { CertificateState } from '#domain/practitioners/certificates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

const tones: Record<CertificateState, BadgeTone> = {
  waiting: 'waiting',
  approved: 'good',
  refused: 'refused',
  replaced: 'quiet',
}

export function CertificateBadge({ state }: { state: CertificateState }) {
  const { t } = useTranslation('admin')
  return <Badge tone={tones[state]}>{t(`certificates.state.${state}`)}</Badge>
}
