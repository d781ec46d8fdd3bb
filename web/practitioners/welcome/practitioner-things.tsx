import { practitionerPaths } from '#contract/account-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { CallThing } from './call-thing.tsx'
import { CertificateThing } from './certificate-thing.tsx'
import { ProtocolThing } from './protocol-thing.tsx'

/** What settles a practice in: only what one can do here. */
export function PractitionerThings() {
  return (
    <ul className="double-rule">
      <CertificateThing />
      <ProtocolThing />
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
