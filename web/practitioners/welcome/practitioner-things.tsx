import { practitionerPaths } from '#contract/account-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { CallThing } from './call-thing.tsx'
import { CertificateThing } from './certificate-thing.tsx'
import { ProtocolThing } from './protocol-thing.tsx'
import { Thing } from './thing.tsx'

/** The five things of a practice. What has no control yet only tells what there will be. */
export function PractitionerThings() {
  const { t } = useTranslation('onboarding')
  return (
    <ul className="double-rule">
      <CertificateThing />
      <ProtocolThing />
      <Thing icon="users" title={t('welcome.client.title')} text={t('welcome.client.text')} />
      <Thing icon="store" title={t('welcome.page.title')} text={t('welcome.page.text')} />
      <CallThing />
    </ul>
  )
}

export function MilestonesReached() {
  const { t } = useTranslation('onboarding')
  const { data } = useAccountData<MilestoneList>(practitionerPaths.milestones)
  if (!data) return null
  const count = data.data.filter(({ reached_at }) => reached_at).length
  return (
    <p className="text-small text-ink-2">{t('welcome.milestones', { count, total: data.data.length })}</p>
  )
}
