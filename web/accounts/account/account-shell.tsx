import type { ReactNode } from 'react'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { PartStyles } from '../../ui/part-styles.tsx'
import styles from './account.css?url'
import { accountEntries } from './account-entries.ts'
import { AccountNavigation } from './account-navigation.tsx'

/** On wide screens only: narrow ones have the same entries right above. */
function AccountTabs() {
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

type AccountShellProps = {
  title: string
  /** Who may see the page; everybody who is signed in where it is left out. */
  types?: readonly UserTypeId[]
  /** Profile, security and own data stand beside each other. */
  tabs?: boolean
  /** Stands in for `children`, in their size, until one knows who is there. */
  waiting: ReactNode
  /** Instead of the title as a heading. */
  heading?: ReactNode
  children: ReactNode
}

/** The frame of every page of one's own account. The server renders it; who is there comes after hydration. */
export function AccountShell({ title, types, tabs = false, waiting, heading, children }: AccountShellProps) {
  const { t } = useTranslation('account')
  // The forms' words: they must be there before a form appears.
  useTranslation('problems')
  const framed = (content: ReactNode) => (
    <>
      {heading ?? <h1 className="account-title">{title}</h1>}
      {tabs && <AccountTabs />}
      {content}
    </>
  )
  const wait = (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('shop:loading')}
      </p>
      {waiting}
    </div>
  )
  return (
    <div className="account">
      <PartStyles />
      <link rel="stylesheet" href={styles} precedence="default" />
      <title>{`${title} · ${t('shop:name')}`}</title>
      <meta name="robots" content="noindex" />
      <AccountNavigation />
      <div className="account-page">
        <SignedInOnly {...(types && { types })} waiting={framed(wait)}>
          {framed(children)}
        </SignedInOnly>
      </div>
    </div>
  )
}
