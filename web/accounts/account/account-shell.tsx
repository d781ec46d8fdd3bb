import type { ReactNode } from 'react'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { UnindexedHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopNavLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { SignedInOnly } from '../../platform/session/signed-in-only.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { accountEntries } from './account-entries.ts'
import { AccountNavigation } from './account-navigation.tsx'

/** On wide screens only: on narrow ones the same entries are right above. */
function AccountTabs() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  const entries = user ? accountEntries(user.user_type_id).filter(({ key }) => isTab(key)) : []
  return (
    <nav
      aria-label={t('navigation.tabs')}
      className="mt-1.5 mb-1 hidden min-h-11.75 gap-6.5 border-b border-line-2 xl:flex"
    >
      {entries.map(({ key, path }) => (
        <ShopNavLink
          key={key}
          to={path}
          end
          className="leading-11.5 font-strong text-ink-2 hover:text-inherit hover:shadow-[inset_0_-4px_0_var(--color-verbena)] aria-[current=page]:text-inherit aria-[current=page]:shadow-[inset_0_-4px_0_var(--color-verbena)]"
        >
          {t(`navigation.${key}`)}
        </ShopNavLink>
      ))}
    </nav>
  )
}

const isTab = (key: string) => key === 'profile' || key === 'security' || key === 'my-data'

type AccountShellProps = {
  title: string
  /** Who may see the page; by default, everybody who is logged in. */
  types?: readonly UserTypeId[]
  /** Profile, security and own data are shown side by side. */
  tabs?: boolean
  /** Shown instead of `children`, in the same size, until the user is known. */
  waiting: ReactNode
  /** Replaces the title as heading. */
  heading?: ReactNode
  /** The link above a heading that is part of the content; until then, screen readers find the title. */
  back?: ReactNode
  children: ReactNode
}

/** The frame of every account page. The server renders it; the user is known only after hydration. */
export function AccountShell({
  title,
  types,
  tabs = false,
  waiting,
  heading,
  back,
  children,
}: AccountShellProps) {
  const { t } = useTranslation('account')
  // The texts of forms and shared parts have to be loaded before one appears.
  useTranslation('problems')
  useTranslation('platform')
  const framed = (content: ReactNode) => (
    <>
      {back ?? heading ?? <PageTitle>{title}</PageTitle>}
      {tabs && <AccountTabs />}
      {content}
    </>
  )
  const wait = (
    <div aria-busy="true">
      {back && <h1 className="visually-hidden">{title}</h1>}
      <p role="status" className="visually-hidden">
        {t('shop:loading')}
      </p>
      {waiting}
    </div>
  )
  return (
    <div className="flex flex-col xl:min-h-[max(790px,calc(100vh-77px))] xl:flex-row print:has-data-paper:block print:has-data-paper:min-h-0">
      <UnindexedHead title={title} />
      <AccountNavigation />
      <div className="min-w-0 flex-1 px-4 pt-5 pb-14 xl:px-10 xl:pt-8 xl:pb-12 print:has-data-paper:p-0">
        <SignedInOnly {...(types && { types })} waiting={framed(wait)}>
          {framed(children)}
        </SignedInOnly>
      </div>
    </div>
  )
}
