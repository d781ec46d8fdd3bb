import { practitionerPaths } from '#contract/account-paths.ts'
import type { PlacedTexts } from '#contract/content.ts'
import { contentPaths } from '#contract/content-paths.ts'
import type { Certificate, CertificateList, MilestoneList } from '#contract/practitioners.ts'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import type { WelcomeText } from '#domain/content/standard.ts'
import { languageTag } from '#domain/languages.ts'
import { dateText, recentDay } from '#web/platform/dates.ts'
import { timeText } from '#web/platform/formats.ts'
import { PageHead } from '#web/platform/head.tsx'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { usePublicData } from '#web/platform/public-data.ts'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { useSession } from '#web/platform/session/session.ts'
import { SignedInOnly } from '#web/platform/session/signed-in-only.tsx'
import { ClientTasks } from '../../accounts/client-tasks.tsx'
import { useRedirectTarget } from '../../accounts/sign-in-layout/redirect-target.ts'
import { CallTask } from './call-task.tsx'
import { PracticeTask, TaskEnd, TaskStatus } from './practice-task.tsx'

export const handle = { utilities: 'all' }

export default function WelcomePage() {
  const { t } = useTranslation('onboarding')
  return (
    <>
      <PageHead title={t('welcome.title')} description={t('welcome.description')} indexed={false} />
      <SignedInOnly types={[2, 3, 4]}>
        <Welcome />
      </SignedInOnly>
    </>
  )
}

function Welcome() {
  const { t } = useTranslation('onboarding')
  const { user } = useSession()
  const { target } = useRedirectTarget()
  const forPractice = isPractitioner(user?.user_type_id)
  return (
    <div className="grid xl:min-h-[823px] xl:grid-cols-[minmax(0,560fr)_minmax(0,880fr)]">
      <div className="relative min-h-45 overflow-clip bg-bar px-4 py-9 text-bar-ink [--color-ornament:#d3df4e] xl:px-14 xl:py-16">
        <span
          aria-hidden="true"
          className="plant absolute -bottom-15 left-[max(-40px,calc(100%-464px))] hidden h-154 w-110 [--plant:url(/plant-verbena-large.svg)] xl:block"
        />
        <h1 className="relative text-[33px]/9.25 wrap-anywhere xl:text-display">
          {t('welcome.greeting', { name: user?.first_name ?? '' })}
        </h1>
        <p className="relative mt-3 max-w-[30ch] text-[17px]/6.75 text-bar-muted xl:mt-4.5">
          <Lead kind={forPractice ? 'practitioner' : 'client'} />
        </p>
      </div>
      <section
        className="px-4 pt-7 pb-11 xl:max-w-220 xl:px-10 xl:py-14 2xl:pr-24 2xl:pl-20"
        aria-labelledby="things"
      >
        <div className="mb-4.5 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="things" className="text-h2">
            {t('welcome.at-home')}
          </h2>
          {forPractice && <MilestonesReached />}
        </div>
        {forPractice ? <PractitionerTasks /> : <ClientTasks />}
        <p className="mt-6.5">
          <ShopLink to={target('/products')} className="link">
            {t('welcome.look-around')}
          </ShopLink>
        </p>
      </section>
    </div>
  )
}

/** What the team wrote, or else the standard text. It waits for the answer, so that no text is replaced by another. */
function Lead({ kind }: { kind: WelcomeText }) {
  const { t } = useTranslation('onboarding')
  const { data, error } = usePublicData<PlacedTexts>(contentPaths.placed('welcome'))
  if (!data && !error) return '\u00a0'
  const written = data?.data.find(({ slug }) => slug === kind)
  return written ? (
    <span lang={languageTag(written.language)}>{written.text}</span>
  ) : (
    t(`welcome.lead-${kind}`)
  )
}

/** The onboarding tasks that can be done on this page. */
function PractitionerTasks() {
  return (
    <ul className="double-rule">
      <CertificateTask />
      <ProtocolTask />
      <CallTask />
    </ul>
  )
}

function MilestonesReached() {
  const { t } = useTranslation('onboarding')
  const { data } = useAccountData<MilestoneList>(practitionerPaths.milestones)
  if (!data) return null
  const count = data.data.filter(({ reached_at }) => reached_at).length
  return (
    <p className="text-small text-ink-2">{t('welcome.milestones', { count, total: data.data.length })}</p>
  )
}

/** The first protocol: a link to create it, later a tick. */
function ProtocolTask() {
  const { t, language } = useTranslation('onboarding')
  const answer = useAccountData<MilestoneList>(practitionerPaths.milestones)
  const made = answer.data?.data.find(({ name }) => name === 'ProtocolCreated')?.reached_at
  return (
    <PracticeTask
      icon="protocol"
      state={made ? 'done' : 'later'}
      title={t('welcome.protocol.title')}
      text={t('welcome.protocol.text')}
      end={
        <TaskEnd answer={answer}>
          {() => (
            <>
              {made && (
                <TaskStatus>
                  {t('welcome.protocol.done', { date: dateText(made, new Date(), language) })}
                </TaskStatus>
              )}
              <ShopLink to={`/account/practitioner/protocols${made ? '' : '?new'}`} className="btn btn-plain">
                {t(made ? 'welcome.protocol.all' : 'welcome.protocol.new')}
              </ShopLink>
            </>
          )}
        </TaskEnd>
      }
    />
  )
}

function CertificateTask() {
  const { t } = useTranslation('onboarding')
  const answer = useAccountData<CertificateList>(practitionerPaths.certificates)
  const newest = answer.data?.data[0]
  return (
    <PracticeTask
      icon="upload"
      state={newest && isGiven(newest) ? 'done' : 'next'}
      title={t('welcome.certificate.title')}
      text={t(`welcome.certificate.${newest?.state === 'refused' ? 'refused' : 'text'}`)}
      end={
        <TaskEnd answer={answer}>
          {({ data: [latest] }) =>
            latest && isGiven(latest) ? <State certificate={latest} /> : <Send again={Boolean(latest)} />
          }
        </TaskEnd>
      }
    />
  )
}

const isGiven = ({ state }: Certificate) => state === 'waiting' || state === 'approved'

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
    return <TaskStatus>{t('welcome.certificate.approved', { date })}</TaskStatus>
  }
  const day = recentDay(uploaded_at, now, language)
  return (
    <TaskStatus>
      {t('welcome.certificate.received', { day, time: timeText(uploaded_at, language) })}
    </TaskStatus>
  )
}
