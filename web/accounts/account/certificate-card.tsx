import type { Certificate } from '#contract/practitioners.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

const badges = { none: 'quiet', waiting: 'waiting', approved: 'good', refused: 'refused' } as const

/** How the newest certificate stands, and what can be done about it. */
export function CertificateCard({ certificate }: { certificate: Certificate | undefined }) {
  const { t, language } = useTranslation('account')
  const state = certificate && certificate.state !== 'replaced' ? certificate.state : 'none'
  const date =
    certificate && dateText(certificate.decided_at ?? certificate.uploaded_at, new Date(), language)
  return (
    <Card
      title={t('certificate.title')}
      end={<Badge tone={badges[state]}>{t(`certificate.badge.${state}`)}</Badge>}
    >
      <p className="mt-1.5 text-ink-2">{t(`certificate.text.${state}`, { date: date ?? '' })}</p>
      {state === 'refused' && certificate?.reason && (
        <figure className="mt-3 border-l-2 border-madder pl-3">
          <figcaption className="text-small text-ink-3">{t('certificate.reason')}</figcaption>
          <blockquote className="break-words whitespace-pre-line">{certificate.reason}</blockquote>
        </figure>
      )}
      {state !== 'approved' && (
        <ShopLink
          to="/onboarding/certificate"
          className={`btn mt-4 ${state === 'waiting' ? 'btn-plain' : 'btn-primary'}`}
        >
          {t(`certificate.action.${state}`)}
        </ShopLink>
      )}
    </Card>
  )
}
