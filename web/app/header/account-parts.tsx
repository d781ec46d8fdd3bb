import type { CurrentUser } from '#contract/accounts.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, ShopNavLink } from '../../platform/links.tsx'
import { logout, useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { Menu, menuItem } from '../../ui/menu.tsx'
import { accountLinks } from './account-links.ts'
import { avatarButtonStyle, avatarStyle, largeAvatarStyle } from './avatar-styles.ts'
import { drawerEntry } from './visitor-links.tsx'

type Person = { user: CurrentUser }

export function AccountMenu({ user }: Person) {
  const { t } = useTranslation('shop')
  const initials = initialsOf(user)
  return (
    <Menu
      // The accessible name starts with the visible text, for people who use voice control.
      label={t('account.menu', { initials })}
      button={<span className={avatarStyle}>{initials}</span>}
      buttonClass={avatarButtonStyle}
    >
      <li className="border-b border-line px-3 pt-1.5 pb-2.5">
        <NameAndRole user={user} roleClass="text-ink-3" />
      </li>
      {accountLinks(user.user_type_id).map(({ key, path, icon }) => (
        <li key={key}>
          <ShopLink to={path} className={`gap-3 ${menuItem}`}>
            <Icon name={icon} size={20} />
            {t(`account.${key}`)}
          </ShopLink>
        </li>
      ))}
      <li className="border-t border-line">
        <LogoutButton className={`w-full gap-3 ${menuItem}`} />
      </li>
    </Menu>
  )
}

/** In the green head of the mobile drawer. */
export function DrawerPerson({ user }: Person) {
  return (
    <div className="flex w-full items-center gap-3 pt-2 pb-2.5">
      <span className={largeAvatarStyle}>{initialsOf(user)}</span>
      <NameAndRole user={user} roleClass="text-bar-muted" />
    </div>
  )
}

export function DrawerLinks({ user }: Person) {
  const { t } = useTranslation('shop')
  return (
    <>
      {accountLinks(user.user_type_id).map(({ key, path, icon }) => (
        <ShopNavLink key={key} to={path} end={key === 'home'} className={drawerEntry}>
          <Icon name={icon} size={21} />
          {t(`account.${key}`)}
        </ShopNavLink>
      ))}
      <div className="double-rule mx-4 my-2" />
    </>
  )
}

export function LogoutButton({ className }: { className: string }) {
  const { t } = useTranslation('shop')
  const { isLoggingOut } = useSession()
  return (
    <button type="button" className={className} disabled={isLoggingOut} onClick={() => void logout()}>
      <Icon name="logout" size={20} />
      {t('account.log-out')}
    </button>
  )
}

function NameAndRole({ user, roleClass }: Person & { roleClass: string }) {
  const { t } = useTranslation('shop')
  return (
    <p className="leading-5">
      <b className="block font-semibold">{personName(user)}</b>
      <span className={`text-small ${roleClass}`}>{t(`account.roles.${user.user_type_id}`)}</span>
    </p>
  )
}
