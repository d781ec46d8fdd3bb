import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const things = [
  { key: 'goals', icon: 'leaf', path: '/health-goals' },
  { key: 'details', icon: 'user', path: '/account/client/profile' },
  { key: 'security', icon: 'lock', path: '/account/security' },
] as const satisfies { key: string; icon: IconName; path: string }[]

/** What somebody who shops for themselves may want to do first. */
export function ClientThings() {
  const { t } = useTranslation('onboarding')
  return (
    <ul className="double-rule">
      {things.map(({ key, icon, path }) => (
        <li key={key} className="welcome-thing">
          <span className="welcome-tile">
            <Icon name={icon} size={23} />
          </span>
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="text-h3 font-medium">{t(`welcome.${key}.title`)}</h3>
            <p className="text-label text-ink-2">{t(`welcome.${key}.text`)}</p>
          </div>
          <ShopLink to={path} className="btn btn-plain">
            {t(`welcome.${key}.link`)}
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
