import type { AdminUser, AdminUserDetail } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { countryName } from '#domain/country-name.ts'
import { AdminShell, AdminTitle } from '../../admin/admin-shell.tsx'
import { AuditTable } from '../../admin/audit/audit-table.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { timestampText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { cardSurface } from '../../ui/card.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { UserBadge } from './user-badge.tsx'
import { UserControls } from './user-controls.tsx'

export const handle = { frame: 'own' }

export default function UserRoute() {
  const { t } = useTranslation('admin')
  return (
    <AdminShell title={t('users.title')}>
      <BackLink to="/admin/users" className="mb-3">
        {t('users.back')}
      </BackLink>
      <User id={useIdParam()} />
    </AdminShell>
  )
}

function User({ id }: { id: number }) {
  const { t } = useTranslation('admin')
  const answer = useAccountData<AdminUserDetail>(adminPaths.user(id))
  return (
    <Loaded answer={answer} heading={<AdminTitle>{t('users.title')}</AdminTitle>}>
      {(user) => (
        <>
          <AdminTitle>{personName(user) || t('users.erased')}</AdminTitle>
          <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
            <UserFacts user={user} />
            <UserControls key={user.id} user={user} />
          </div>
          <section aria-labelledby="history" className={`${cardSurface} mt-5 px-4 pt-4.5 pb-2 md:px-6`}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="history" className="text-h3 font-medium">
                {t('users.history')}
              </h2>
              <ShopLink to={`/admin/audit?subject=${user.id}`} className="link text-small">
                {t('audit.of-person')}
              </ShopLink>
            </div>
            {user.history.length > 0 ? (
              <AuditTable entries={user.history} />
            ) : (
              <p className="pb-2">{t('audit.empty')}</p>
            )}
          </section>
        </>
      )}
    </Loaded>
  )
}

function UserFacts({ user }: { user: AdminUser }) {
  const { t, language } = useTranslation('admin')
  const now = new Date()
  const written = (timestamp: string | null) => timestamp && timestampText(timestamp, now, language)
  const facts = [
    ['state', <UserBadge key="state" user={user} />],
    ['email', user.email],
    ['role', t(`shop:account.roles.${user.user_type_id}`)],
    ['country', user.country && countryName(user.country, language)],
    ['registered', written(user.created_at)],
    ['activated', written(user.activated_at)],
    ['deactivated', written(user.deactivated_at)],
    ['second-factor', t(user.second_factor ? 'users.second-factor-on' : 'users.second-factor-off')],
  ] as const
  return (
    <FactList
      className={`${cardSurface} p-5 pt-3`}
      facts={facts
        .filter(([, value]) => value)
        .map(([fact, value]) => ({ name: t(`users.facts.${fact}`), value }))}
    />
  )
}
