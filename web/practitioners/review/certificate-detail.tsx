import type { AdminCertificate, AdminCertificateDetail } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import type { Certificate } from '#contract/practitioners.ts'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CertificateBadge } from './certificate-badge.tsx'
import { CertificateDocument } from './certificate-document.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { DecisionPanel, factsScroll } from './decision-panel.tsx'

type CertificateDetailProps = {
  id: number
  hasKeys: boolean
  takesFocus: boolean
  /** The query string of the list. */
  backTo: string
  onDecided(message: string): Promise<void>
  onDecidedElsewhere(message: string): Promise<void>
}

export function CertificateDetail(props: CertificateDetailProps) {
  const { id, hasKeys, takesFocus, backTo, onDecided, onDecidedElsewhere } = props
  const { t } = useTranslation('admin')
  const answer = useAccountData<AdminCertificateDetail>(adminPaths.certificate(id))
  return (
    <section
      aria-label={t('certificates.chosen')}
      className="md:grid md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[auto_minmax(0,1fr)] 2xl:min-h-0 2xl:grid-cols-[minmax(0,1fr)_330px] 2xl:grid-rows-[minmax(0,1fr)]"
    >
      <ShopLink
        to={`/admin/certificates${backTo}`}
        className="link inline-flex min-h-12 items-center gap-1.5 px-4 text-[14px] md:col-span-full md:justify-self-start 2xl:hidden"
      >
        <Icon name="arrow-left" size={16} />
        {t('certificates.back')}
      </ShopLink>
      <Loaded answer={answer}>
        {(certificate) => (
          <>
            <div className="flex h-[min(72vh,640px)] min-w-0 flex-col border-y border-line bg-sunken md:h-auto md:min-h-160 md:border-r md:border-b-0 2xl:min-h-0 2xl:border-t-0">
              <CertificateDocument certificate={certificate} />
            </div>
            <div
              data-testid="certificate-facts"
              className="min-w-0 border-line md:border-t 2xl:flex 2xl:min-h-0 2xl:flex-col 2xl:border-t-0"
            >
              {certificate.state === 'waiting' ? (
                <DecisionPanel
                  certificate={certificate}
                  hasKeys={hasKeys}
                  onDecided={onDecided}
                  onDecidedElsewhere={onDecidedElsewhere}
                  facts={<CertificateFacts certificate={certificate} takesFocus={takesFocus} />}
                  history={<CertificateHistory history={certificate.history} />}
                />
              ) : (
                <>
                  <div className={factsScroll}>
                    <CertificateFacts certificate={certificate} takesFocus={takesFocus} />
                    <CertificateHistory history={certificate.history} />
                  </div>
                  <Decision certificate={certificate} />
                </>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

/** The decision about a certificate, with its author and reason. */
function Decision({ certificate }: { certificate: AdminCertificate }) {
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

/** Earlier certificates of the same person. */
function CertificateHistory({ history }: { history: readonly Certificate[] }) {
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
