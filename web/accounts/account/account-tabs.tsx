import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { accountEntries } from './account-entries.ts'

/** On wide screens only: narrow ones have the same entries right above. */
export function AccountTabs() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const entries = user ? accountEntries(user.user_type_id).filter(({ key }) => isTab(key)) : []
  return (
    <nav aria-label={t('navigation.tabs')} className="account-tabs">
      {entries.map(({ key, path }) => (
        <ShopNavLink key={key} to={path} end>
          {t(`navigation.${key}`)}
        </ShopNavLink>
      ))}
    </nav>
  )
}

const isTab = (key: string) => key === 'profile' || key === 'security' || key === 'my-data'
