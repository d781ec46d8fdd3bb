import type { ReactNode } from 'react'
import { userTypes } from '#domain/accounts/user-types.ts'
import { UnindexedHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { useSession } from '../platform/session/session.ts'
import { SignedInOnly } from '../platform/session/signed-in-only.tsx'
import { useShop } from '../platform/shop-context.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Icon } from '../ui/icon.tsx'
import { initialsOf } from '../ui/initials.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { AdminSearch } from './search/admin-search.tsx'
import { useWaitingCounts } from './use-waiting-counts.ts'

const admins = [userTypes.admin]

/** The frame of every admin page. The server renders it empty; only admins can load its content. */
export function AdminShell({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('admin')
  // The texts of shared parts have to be loaded before one appears.
  useTranslation('platform')
  const { user } = useSession()
  const isAdmin = user?.user_type_id === userTypes.admin
  const isBarred = user?.second_factor_needed === true
  const mayAsk = isAdmin && !isBarred
  const waiting = useWaitingCounts(mayAsk)
  return (
    <div className="xl:flex xl:min-h-screen xl:flex-col">
      <UnindexedHead title={`${title} · ${t('name')}`} />
      <AdminHead canSearch={mayAsk} />
      <div className="xl:flex xl:flex-1">
        {(!user || isAdmin) && <AdminNavigation waiting={waiting} />}
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-10 xl:px-7 xl:py-6">
          <SignedInOnly types={admins} waiting={<Waiting />}>
            {isBarred ? <SecondFactorNeeded /> : children}
          </SignedInOnly>
        </main>
      </div>
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('shop')
  return (
    <p aria-busy="true" className="text-small text-ink-3">
      {t('loading')}
    </p>
  )
}

/** The heading of an admin page. */
export function AdminTitle({ children }: { children: ReactNode }) {
  return <h1 className="text-[32px]/9.5 wrap-anywhere">{children}</h1>
}

/** Except in demonstration mode, a password alone gives no access here. */
function SecondFactorNeeded() {
  const { t } = useTranslation('admin')
  return (
    <>
      <AdminTitle>{t('second-factor.title')}</AdminTitle>
      <p className="mt-3 max-w-[56ch] text-ink-2">{t('second-factor.text')}</p>
      <ShopLink to="/account/security" className="btn btn-primary mt-6">
        {t('second-factor.link')}
      </ShopLink>
    </>
  )
}

function AdminHead({ canSearch }: { canSearch: boolean }) {
  const { t } = useTranslation('admin')
  const { user } = useSession()
  const { region } = useShop()
  return (
    <header className="flex min-h-15 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 max-md:pt-2.5 xl:gap-x-7.5 xl:px-6">
      <ShopLink to="/" className="logo text-[24px]" aria-label={t('shop:navigation.home-link')}>
        <Icon name="mark" size={26} />
        {t('shop:name')}
      </ShopLink>
      <Badge tone="place">{t('name')}</Badge>
      {canSearch && (
        <AdminSearch className="max-md:order-last max-md:mb-2.5 max-md:basis-full md:max-w-110 md:flex-1" />
      )}
      <span className="ml-auto text-small whitespace-nowrap text-ink-2 max-[430px]:hidden">
        {t(`region.${region}`)}
      </span>
      {user && (
        <ShopLink
          to="/account/security"
          className="max-[430px]:ml-auto"
          aria-label={t('own-security', { initials: initialsOf(user) })}
        >
          <Avatar {...user} />
        </ShopLink>
      )}
    </header>
  )
}
