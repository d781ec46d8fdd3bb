import type { Certificate } from '#contract/practitioners.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { CertificateBadge } from './certificate-badge.tsx'

/** What the same person sent before. */
export function CertificateHistory({ history }: { history: readonly Certificate[] }) {
  const { t, language } = useTranslation('admin')
  if (history.length === 0) return null
  return (
    <section className="mt-4.5">
      <h3 className="mb-1 font-sans text-label font-semibold">{t('certificates.before')}</h3>
      <ul>
        {history.map(({ id, file_name, state, uploaded_at, reason }) => (
          <li key={id} className="border-b border-line py-2 text-small">
            <span className="flex items-center gap-2">
              <ShopLink
                to={`/admin/certificates?state=decided&certificate=${id}`}
                className="link min-w-0 flex-1 truncate"
              >
                {file_name}
              </ShopLink>
              <CertificateBadge state={state} />
            </span>
            <span className="text-micro text-ink-3">{timestampText(uploaded_at, new Date(), language)}</span>
            {reason && <p className="break-words text-ink-2">{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
