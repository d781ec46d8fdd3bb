import { adminPaths } from '#contract/account-paths.ts'
import type { AdminCertificateDetail } from '#contract/admin.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CertificateDocument } from './certificate-document.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { CertificateHistory } from './certificate-history.tsx'
import { Decision } from './decision.tsx'
import { DecisionPanel } from './decision-panel.tsx'

type CertificateDetailProps = {
  id: number
  hasKeys: boolean
  takesFocus: boolean
  /** Query string of the list. */
  backTo: string
  onDecided(message: string): Promise<void>
  onDecidedElsewhere(message: string): Promise<void>
}

export function CertificateDetail(props: CertificateDetailProps) {
  const { id, hasKeys, takesFocus, backTo, onDecided, onDecidedElsewhere } = props
  const { t } = useTranslation('admin')
  const answer = useAccountData<AdminCertificateDetail>(adminPaths.certificate(id))
  return (
    <section aria-label={t('certificates.chosen')} className="review-detail">
      <ShopLink to={`/admin/certificates${backTo}`} className="review-back link">
        <Icon name="arrow-left" size={16} />
        {t('certificates.back')}
      </ShopLink>
      <Loaded answer={answer}>
        {(certificate) => (
          <>
            <div className="review-document">
              <CertificateDocument certificate={certificate} />
            </div>
            <div className="review-facts">
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
                  <div className="review-facts-scroll">
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
