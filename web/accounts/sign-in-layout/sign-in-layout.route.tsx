import { Outlet, type UIMatch, useMatches } from 'react-router'
import { LanguageMenu } from '../../app/language-menu.tsx'
import { Mark } from '../../app/logo.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { problemStyle } from '../../ui/form/form-problem.tsx'
import { type SignInHandle, signInHandle } from './handle.ts'
import { useRedirectTarget } from './redirect-target.ts'
import styles from './sign-in-layout.css?url'

export const handle = signInHandle('sign-in', 'none')

/** The layout of the login and registration pages: product shelf on the left, form on the right. */
export default function SignInLayout() {
  const matches = useMatches() as UIMatch<unknown, SignInHandle | undefined>[]
  const { panel, corner } = matches.findLast((match) => match.handle)?.handle ?? handle
  const { t } = useTranslation('auth')
  const isSignIn = panel === 'sign-in'
  const shelf = (width: number) => `/shelf-${panel === 'practitioners' ? panel : 'sign-in'}-${width}.webp`
  return (
    <div className="flex min-h-dvh flex-col [--panel:min(43.06vw,760px)] xl:pl-(--panel)">
      <link rel="stylesheet" href={styles} precedence="pages" />
      <header
        className={`flex min-h-15 flex-wrap items-center justify-end gap-x-2 gap-y-1 px-4 py-1 sm:gap-x-4.5 xl:px-10 xl:py-6.5 ${isSignIn ? overPanel : 'max-xl:border-b max-xl:border-line'}`}
      >
        <HomeLink className={`mr-auto xl:hidden ${isSignIn ? logoOnPanel : ''}`} size={26} />
        <LanguageMenu />
        <Corner to={corner} isHidden={isSignIn} />
      </header>
      <aside
        className={`relative overflow-clip bg-bar text-bar-ink [--color-ornament:#2c6151] xl:fixed xl:inset-y-0 xl:left-0 xl:flex xl:w-(--panel) xl:flex-col ${logoOnPanel} ${isSignIn ? 'max-xl:pt-15' : 'max-xl:hidden'}`}
        aria-label={t(`panel.${panel}.label`)}
      >
        <span
          aria-hidden="true"
          className={`plant absolute -top-2 -right-11.5 h-80.5 w-57.5 opacity-75 xl:top-105 xl:-right-47.5 xl:h-182 xl:w-130 xl:opacity-100 min-[1280px]:top-62.5 ${panel === 'practitioners' ? '[--plant:url(/plant-olive-large.svg)]' : '[--plant:url(/plant-verbena-large.svg)]'}`}
        />
        <HomeLink
          className="hidden focus-visible:outline-white xl:mx-12 xl:mt-10 xl:inline-flex xl:self-start"
          size={32}
        />
        <p className="serif relative mx-4 mt-1 max-w-[10.5em] text-[27px]/7.75 font-title text-balance normal-nums xl:mx-12 xl:mt-18.5 xl:mb-4 xl:max-w-[9em] xl:text-[46px]/12.5">
          {t(`panel.${panel}.title`)}
        </p>
        <p className="relative mx-12 hidden max-w-[36ch] text-[17px]/6.75 text-bar-muted xl:block">
          {t(`panel.${panel}.lead`)}
        </p>
        <div className="relative mt-7 border-b-10 border-[#0d2d24] bg-[linear-gradient(#0c2b2300,#0c2b23_80%)] xl:mt-auto xl:border-b-46 xl:bg-[linear-gradient(#0c2b2300,#0c2b23_62%,#0e3027)] xl:px-7.5 xl:[@media(max-height:619.9px)]:hidden">
          <img
            className="ml-4 aspect-[660/250] w-57.5 xl:ml-0 xl:w-full"
            src={shelf(1120)}
            srcSet={`${shelf(560)} 560w, ${shelf(1120)} 1120w`}
            sizes="(width < 1024px) 230px, 39vw"
            width={1120}
            height={425}
            alt=""
          />
        </div>
      </aside>
      <main
        id="content"
        tabIndex={-1}
        className={`mx-auto px-4 pt-5.5 pb-14 max-sm:has-data-step-foot:flex max-sm:has-data-step-foot:flex-1 max-sm:has-data-step-foot:flex-col xl:px-6 ${isSignIn ? 'w-[min(100%,648px)] xl:w-[min(100%,468px)] xl:pt-24' : 'w-[min(100%,648px)] xl:pt-1.5'}`}
      >
        <noscript>
          <p className={`${problemStyle} mb-5`}>{t('needs-scripts')}</p>
        </noscript>
        <Outlet />
      </main>
    </div>
  )
}

/** On narrow screens the header is on top of the dark panel. */
const overPanel =
  'max-xl:absolute max-xl:inset-x-0 max-xl:top-0 max-xl:z-1 max-xl:text-white max-xl:[&_:focus-visible]:outline-white max-xl:[&_ul]:text-ink'
const logoOnPanel = '[--color-bottle:#fff] [--color-logo-leaf:var(--color-verbena)]'

function HomeLink({ className, size }: { className: string; size: number }) {
  const { t } = useTranslation('shop')
  return (
    <ShopLink to="/" className={`logo relative ${className}`} aria-label={t('navigation.home-link')}>
      <Mark size={size} />
      {t('name')}
    </ShopLink>
  )
}

type CornerProps = {
  to: SignInHandle['corner']
  /** On narrow screens the page shows this text below. */
  isHidden: boolean
}

function Corner({ to, isHidden }: CornerProps) {
  const { t } = useTranslation('auth')
  const { via } = useRedirectTarget()
  if (to === 'none') return null
  return (
    <span className={`text-ink-2 ${isHidden ? 'max-xl:hidden' : ''}`}>
      <span className="max-xl:hidden">{t(`corner.${to}.question`)} </span>
      <ShopLink to={via(to === 'login' ? '/login' : '/onboarding/register-as')} className="link">
        {t(`corner.${to}.link`)}
      </ShopLink>
    </span>
  )
}
