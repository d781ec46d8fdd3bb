import type { ReactNode } from 'react'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { ClientProfile, PractitionerProfile, RegistrationOptions } from '#contract/accounts.ts'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData, useProfileProblem } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { WaitingCard } from '../../ui/card.tsx'
import { AccountShell } from '../account/account-shell.tsx'
import { formWidth, stack } from '../account/layout.ts'
import { ProfileForm } from './profile-form.tsx'
import type { ProfileKind } from './profile-values.ts'

const paths = { practitioner: accountPaths.practitionerProfile, client: accountPaths.clientProfile }
const types = { practitioner: practitionerTypes, client: [userTypes.client, userTypes.admin] }

type ProfilePageProps = {
  kind: ProfileKind
  /** Settings of other features, shown below the form. */
  children?: ReactNode
}

export function ProfilePage({ kind, children }: ProfilePageProps) {
  const { t } = useTranslation('account')
  return (
    <AccountShell title={t('profile.title')} types={types[kind]} tabs waiting={<Waiting kind={kind} />}>
      <Profile kind={kind} />
      {children && <div className={`${stack} ${formWidth}`}>{children}</div>}
    </AccountShell>
  )
}

function Profile({ kind }: { kind: ProfileKind }) {
  const profile = useAccountData<PractitionerProfile | ClientProfile>(paths[kind])
  const options = useAccountData<RegistrationOptions>(authPaths.registrationOptions)
  const problem = useProfileProblem()
  const waiting = <Waiting kind={kind} />
  return (
    <Loaded answer={options} waiting={waiting}>
      {(lists) => (
        <Loaded answer={profile} waiting={waiting} problem={problem}>
          {(present) => (
            <ProfileForm
              kind={kind}
              path={paths[kind]}
              profile={present}
              options={lists}
              onSaved={(saved) => profile.mutate(saved, { revalidate: false })}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

function Waiting({ kind }: { kind: ProfileKind }) {
  return (
    <div className={`${stack} ${formWidth}`}>
      <WaitingCard height="h-110 md:h-68" />
      <WaitingCard height="h-53 md:h-55" />
      <WaitingCard height="h-92 md:h-68" />
      {kind === 'practitioner' && <WaitingCard height="h-104 md:h-62" />}
    </div>
  )
}
