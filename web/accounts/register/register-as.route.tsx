import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LanguageMenu } from '../../app/language-menu.tsx'
import { Mark } from '../../app/logo.tsx'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Icon, TopicIcon } from '../../ui/icon.tsx'
import { Plant, type PlantName } from '../../ui/plant.tsx'
import { useRedirectTarget } from '../sign-in-layout/redirect-target.ts'
import type { RegistrationKind } from './registration.ts'

export const handle = { frame: 'own', utilities: 'shopping' }

const choices = [
  {
    kind: 'practitioner',
    topic: 'heartFolder',
    points: ['practitioner.protocols', 'practitioner.check', 'practitioner.discount'],
  },
  { kind: 'client', topic: 'apple', points: ['client.protocols', 'client.discount', 'client.again'] },
] as const
const meadow =
  'lavender chamomile olive thistle verbena umbel lavender chamomile olive umbel verbena thistle lavender chamomile olive umbel verbena thistle'.split(
    ' ',
  ) as PlantName[]

const inMeadow = 'mx-1 h-25.25 w-18 flex-none nth-[3n]:h-31.5 nth-[3n]:w-21 nth-[4n]:h-28'

const choice =
  'relative flex flex-col rounded-card border border-line-2 bg-surface px-6.75 py-7.25 hover:border-field has-checked:border-2 has-checked:border-bottle has-checked:px-6.5 has-checked:py-7 has-checked:shadow-[0_0_0_6px_var(--color-verbena-soft)] has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

export default function RegisterAs() {
  const { t, language } = useTranslation('onboarding')
  const { via } = useRedirectTarget()
  const navigate = useNavigate()
  const [kind, setKind] = useState<RegistrationKind>('practitioner')
  return (
    <div className="flex min-h-dvh flex-col overflow-clip">
      <PageHead title={t('register-as.title')} description={t('register-as.description')} />
      <Header loginPath={via('/login')} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-[min(100%,992px)] flex-1 px-4 pt-5 pb-11 xl:pt-11"
      >
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            const given = new FormData(event.currentTarget).get('kind')
            const path = `/onboarding/register/${given === 'client' ? 'client' : 'practitioner'}`
            void navigate(languagePath(language, via(path)))
          }}
        >
          <h1 className="text-center text-h1-narrow xl:text-[52px]/14.5" id="register-as">
            {t('register-as.title')}
          </h1>
          <div
            role="radiogroup"
            aria-labelledby="register-as"
            className="mt-7 grid gap-5 md:grid-cols-2 xl:mt-10"
          >
            {choices.map(({ kind: own, topic, points }) => (
              <label key={own} className={choice}>
                <input
                  type="radio"
                  className="absolute top-7.5 right-7 size-5 appearance-none rounded-full border-[1.5px] border-field bg-surface shadow-none outline-none checked:border-6 checked:border-bottle"
                  name="kind"
                  value={own}
                  defaultChecked={own === 'practitioner'}
                  onChange={() => setKind(own)}
                />
                <span className="text-bottle">
                  <TopicIcon name={topic} size={52} />
                </span>
                <span className="serif mt-4.5 mb-2 text-h2">{t(`register-as.${own}.title`)}</span>
                <span className="text-ink-2">{t(`register-as.${own}.text`)}</span>
                <span className="mt-5 grid gap-2 pb-1">
                  {points.map((point) => (
                    <span key={point} className="flex gap-2.5">
                      <span className="pt-0.5 text-leaf">
                        <Icon name="check" size={18} />
                      </span>
                      {t(`register-as.${point}`)}
                    </span>
                  ))}
                </span>
              </label>
            ))}
          </div>
          <p className="mt-8.5 text-center">
            <SubmitButton busy={false} className="btn-primary btn-lead w-full sm:w-auto sm:min-w-75">
              {t(`register-as.${kind}.continue`)}
              <Icon name="arrow-right" size={19} />
            </SubmitButton>
          </p>
          <p className="mt-3.5 text-center text-small text-ink-3">{t('register-as.no-fee')}</p>
          <p className="mt-6 text-center text-ink-2 md:hidden">
            {t('auth:corner.login.question')}{' '}
            <ShopLink to={via('/login')} className="link">
              {t('auth:corner.login.link')}
            </ShopLink>
          </p>
        </form>
      </main>
      <div
        className="hidden h-37.5 items-end justify-center overflow-clip xl:[@media(min-height:760px)]:flex"
        aria-hidden="true"
      >
        {meadow.map((plant, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the plants never change order
          <Plant key={at} name={plant} className={inMeadow} />
        ))}
      </div>
    </div>
  )
}

function Header({ loginPath }: { loginPath: string }) {
  const { t } = useTranslation('auth')
  return (
    <header className="wrap flex w-full h-15 items-center gap-4.5 xl:h-19">
      <ShopLink to="/" className="logo mr-auto" aria-label={t('shop:navigation.home-link')}>
        <Mark size={30} />
        {t('shop:name')}
      </ShopLink>
      <LanguageMenu />
      <span className="hidden text-ink-2 md:block">
        {t('corner.login.question')}{' '}
        <ShopLink to={loginPath} className="link">
          {t('corner.login.link')}
        </ShopLink>
      </span>
    </header>
  )
}
