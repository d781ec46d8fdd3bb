import { useState } from 'react'
import { practitionerPaths } from '#contract/account-paths.ts'
import type { CertificateList } from '#contract/practitioners.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { Steps } from '../../accounts/register/steps.tsx'
import { signInHandle } from '../../accounts/sign-in-layout/handle.ts'
import { useRedirectTarget } from '../../accounts/sign-in-layout/redirect-target.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { CertificateState } from './certificate-state.tsx'
import { UploadPanel } from './upload-panel.tsx'
import { useUpload } from './use-upload.ts'

export const handle = { ...signInHandle('practitioners', 'none'), utilities: 'all' }

export default function CertificatePage() {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <PageHead title={t('certificate.title')} description={t('certificate.lead')} indexed={false} />
      <SignedInOnly types={practitionerTypes}>
        <Steps at="certificate" />
        <h1 className="mt-5.5 mb-5 text-h1-narrow xl:text-[40px]/11">{t('certificate.title')}</h1>
        <CertificateUpload />
      </SignedInOnly>
    </>
  )
}

function CertificateUpload() {
  const { t } = useTranslation('onboarding')
  const { target } = useRedirectTarget()
  const certificates = useAccountData<CertificateList>(practitionerPaths.certificates)
  const uploading = useUpload()
  const [another, setAnother] = useState(false)
  const { step } = uploading.upload
  return (
    <Loaded answer={certificates}>
      {({ data: [newest] }) => {
        const isSettled = newest && (newest.state === 'waiting' || newest.state === 'approved')
        const isOpen = step === 'sent' ? false : !isSettled || another || step !== 'none'
        return (
          <>
            {!isSettled && <p className="mb-6 text-ink-2">{t('certificate.lead')}</p>}
            {newest && (
              <CertificateState certificate={newest} isNew={step === 'sent'}>
                {newest.state === 'waiting' && !isOpen && (
                  <button
                    type="button"
                    className="link mt-3"
                    onClick={() => {
                      uploading.startOver()
                      setAnother(true)
                    }}
                  >
                    {t('certificate.send-another')}
                  </button>
                )}
              </CertificateState>
            )}
            {isOpen && <UploadPanel {...uploading} />}
            <p className="mt-7">
              <ShopLink
                to={target('/onboarding/welcome')}
                className={isSettled && !isOpen ? 'btn btn-primary btn-lead' : 'link'}
              >
                {t(isSettled ? 'certificate.go-on' : 'certificate.later')}
              </ShopLink>
            </p>
          </>
        )
      }}
    </Loaded>
  )
}
