import { practitionerPaths } from '#contract/account-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { dateText } from '#web/platform/dates.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Standing, Thing } from './thing.tsx'

/** The first protocol: a way to it, and then that it was made. */
export function ProtocolThing() {
  const { t, language } = useTranslation('onboarding')
  const { data } = useAccountData<MilestoneList>(practitionerPaths.milestones)
  const made = data?.data.find(({ name }) => name === 'ProtocolCreated')?.reached_at
  return (
    <Thing
      icon="protocol"
      look={made ? 'done' : 'later'}
      title={t('welcome.protocol.title')}
      text={t('welcome.protocol.text')}
      end={
        <>
          {made && (
            <Standing>{t('welcome.protocol.done', { date: dateText(made, new Date(), language) })}</Standing>
          )}
          {data && (
            <ShopLink to={`/account/practitioner/protocols${made ? '' : '?new'}`} className="btn btn-plain">
              {t(made ? 'welcome.protocol.all' : 'welcome.protocol.new')}
            </ShopLink>
          )}
        </>
      }
    />
  )
}
