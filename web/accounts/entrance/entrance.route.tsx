import { Outlet, type UIMatch, useMatches } from 'react-router'
import { LanguageMenu } from '../../app/language-menu.tsx'
import { Mark } from '../../app/logo.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { PartStyles } from '../../ui/part-styles.tsx'
import styles from './entrance.css?url'
import { type EntranceHandle, entrance } from './frame.ts'
import { useWay } from './way.ts'

/** Stands around every page by which one comes in: a shelf at the left, a form at the right. */
export default function Entrance() {
  const handles = (useMatches() as UIMatch<unknown, EntranceHandle | undefined>[]).map(({ handle }) => handle)
  const { panel, corner } = handles.findLast(Boolean) ?? entrance('sign-in', 'none')
  const { t } = useTranslation('auth')
  const shelf = (width: number) => `/shelf-${panel === 'practitioners' ? panel : 'sign-in'}-${width}.webp`
  return (
    <div className={`entrance entrance-${panel} ${panel === 'sign-in' ? '' : 'entrance-wide'}`}>
      <PartStyles />
      <link rel="stylesheet" href={styles} precedence="pages" />
      <header className="entrance-head">
        <HomeLink className="xl:hidden" size={26} />
        <LanguageMenu />
        <Corner to={corner} />
      </header>
      <aside className="entrance-panel" aria-label={t(`panel.${panel}.label`)}>
        <span aria-hidden="true" className="plant" />
        <HomeLink className="hidden xl:inline-flex" size={32} />
        <p className="entrance-panel-title">{t(`panel.${panel}.title`)}</p>
        <p className="entrance-panel-lead">{t(`panel.${panel}.lead`)}</p>
        <div className="shelf">
          <img
            src={shelf(1120)}
            srcSet={`${shelf(560)} 560w, ${shelf(1120)} 1120w`}
            sizes="(width < 1024px) 230px, 39vw"
            width={1120}
            height={425}
            alt=""
          />
        </div>
      </aside>
      <main id="content" tabIndex={-1}>
        <noscript>
          <p className="form-problem mb-5">{t('needs-scripts')}</p>
        </noscript>
        <Outlet />
      </main>
    </div>
  )
}

function HomeLink({ className, size }: { className: string; size: number }) {
  const { t } = useTranslation('shop')
  return (
    <ShopLink to="/" className={`logo relative ${className}`} aria-label={t('navigation.home-link')}>
      <Mark size={size} />
      {t('name')}
    </ShopLink>
  )
}

function Corner({ to }: { to: EntranceHandle['corner'] }) {
  const { t } = useTranslation('auth')
  const { via } = useWay()
  if (to === 'none') return null
  return (
    <span className="entrance-corner text-ink-2">
      <span className="entrance-question">{t(`corner.${to}.question`)} </span>
      <ShopLink to={via(to === 'login' ? '/login' : '/onboarding/register-as')} className="link">
        {t(`corner.${to}.link`)}
      </ShopLink>
    </span>
  )
}
