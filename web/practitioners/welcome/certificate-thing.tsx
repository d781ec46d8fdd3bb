import { practitionerPaths } from '#contract/account-paths.ts'
import type { Certificate, CertificateList } from '#contract/practitioners.ts'
import { dateText, recentDay, timeText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Standing, Thing } from './thing.tsx'

export function CertificateThing() {
  const { t } = useTranslation('onboarding')
  const { data } = useAccountData<CertificateList>(practitionerPaths.certificates)
  const newest = data?.data[0]
  const isGiven = newest?.state === 'waiting' || newest?.state === 'approved'
  return (
    <Thing
      icon="upload"
      look={isGiven ? 'done' : 'next'}
      title={t('welcome.certificate.title')}
      text={t(`welcome.certificate.${newest?.state === 'refused' ? 'refused' : 'text'}`)}
      end={data && (isGiven ? <State certificate={newest} /> : <Send again={Boolean(newest)} />)}
    />
  )
}

function Send({ again }: { again: boolean }) {
  const { t } = useTranslation('onboarding')
  return (
    <ShopLink to="/onboarding/certificate" className="btn btn-primary">
      {t(again ? 'welcome.certificate.send-new' : 'welcome.certificate.send')}
    </ShopLink>
  )
}

function State({ certificate: { state, uploaded_at, decided_at } }: { certificate: Certificate }) {
  const { t, language } = useTranslation('onboarding')
  const now = new Date()
  if (state === 'approved') {
    const date = dateText(decided_at ?? uploaded_at, now, language)
    return <Standing>{t('welcome.certificate.approved', { date })}</Standing>
  }
  const day = recentDay(uploaded_at, now, language)
  return (
    <Standing>{t('welcome.certificate.received', { day, time: timeText(uploaded_at, language) })}</Standing>
  )
}
