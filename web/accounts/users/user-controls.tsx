import { useId, useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type UserTypeId, userTypeIds } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAudited } from '../../platform/session/refresh-audited.ts'
import { callAccount, useSession } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { cardSurface } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useFocusAtStep } from '../../ui/use-focus-at-step.ts'
import { userState } from './user-badge.tsx'

/** What an admin may do with an account. Every action asks for confirmation. */
export function UserControls({ user }: { user: AdminUser }) {
  const { t } = useTranslation('admin')
  const { user: self } = useSession()
  const [chosen, setChosen] = useState<UserTypeId>()
  const role = chosen ?? user.user_type_id
  const [asked, setAsked] = useState<UserChange>()
  const reason = useId()
  // Its button goes with the second factor.
  const access = useFocusAtStep(String(user.second_factor))
  const state = userState(user)
  const name = personName(user)
  const lock =
    state === 'erased' ? 'users.locked-erased' : self?.id === user.id ? 'users.locked-own' : undefined
  const { isBusy, problem, change, forgetProblem } = useUserChange(user.id, ({ kind }) => {
    setAsked(undefined)
    toast('success', t(`users.done.${kind}`, { name }))
  })
  async function send(confirmed: UserChange) {
    // The choice stays until the new role has been loaded.
    if ((await change(confirmed)) && confirmed.kind === 'role') setChosen(undefined)
  }
  const locked = { disabled: lock !== undefined, 'aria-describedby': lock && reason }
  const ask = (change: UserChange) => {
    forgetProblem()
    setAsked(change)
  }

  return (
    <section aria-labelledby="controls" className={`${cardSurface} p-5`}>
      <h2 id="controls" className="text-h3 font-medium">
        {t('users.controls')}
      </h2>
      {lock && (
        <p id={reason} className="mt-2 text-label text-ink-2">
          {t(lock)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-55 flex-1"
          label={t('users.role')}
          placeholder={t('users.role')}
          options={userTypeIds.map((id) => ({ value: id, label: t(`shop:account.roles.${id}`) }))}
          value={role}
          onChange={({ target }) => setChosen(Number(target.value) as UserTypeId)}
          disabled={lock !== undefined}
        />
        <button
          type="button"
          className="btn btn-plain"
          {...locked}
          disabled={locked.disabled || role === user.user_type_id}
          onClick={() => ask({ kind: 'role', user_type_id: role })}
        >
          {t('users.change-role')}
        </button>
      </div>
      <div
        ref={access}
        tabIndex={-1}
        className="double-rule mt-5 flex flex-wrap gap-3 pt-4 focus:shadow-none focus:outline-none"
      >
        {state === 'deactivated' ? (
          <button
            type="button"
            className="btn btn-outline"
            {...locked}
            onClick={() => ask({ kind: 'reactivate' })}
          >
            {t('users.reactivate')}
          </button>
        ) : (
          <button
            type="button"
            className="btn btn-danger"
            {...locked}
            onClick={() => ask({ kind: 'deactivate' })}
          >
            {t('users.deactivate')}
          </button>
        )}
        {user.second_factor && (
          <button
            type="button"
            className="btn btn-danger"
            {...locked}
            onClick={() => ask({ kind: 'reset-second-factor' })}
          >
            {t('users.reset-second-factor')}
          </button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={t(`users.ask.${asked.kind}.title`, { name })}
          keepLabel={t('users.ask.no')}
          confirmLabel={t(`users.ask.${asked.kind}.yes`)}
          isBusy={isBusy}
          onKeep={() => setAsked(undefined)}
          onConfirm={() => void send(asked)}
        >
          <p>
            {t(`users.ask.${asked.kind}.text`, {
              before: t(`shop:account.roles.${user.user_type_id}`),
              after: t(
                `shop:account.roles.${asked.kind === 'role' ? asked.user_type_id : user.user_type_id}`,
              ),
            })}
          </p>
          <p role="alert" className="mt-2 text-madder">
            {problem}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

type UserChange =
  | { kind: 'role'; user_type_id: UserTypeId }
  | { kind: 'deactivate' }
  | { kind: 'reactivate' }
  | { kind: 'reset-second-factor' }

/** Changes an account once, even if pressed repeatedly, then reloads all account data; returns whether it succeeded. */
function useUserChange(id: number, onDone: (change: UserChange) => void) {
  const { isBusy, problem, setProblem, run } = useAction()

  async function change(asked: UserChange): Promise<boolean> {
    const isDone = await run(() => post(id, asked))
    if (isDone) onDone(asked)
    await refreshAudited(adminPaths.users)
    return isDone
  }

  return { isBusy, problem, change, forgetProblem: () => setProblem(undefined) }
}

function post(id: number, change: UserChange): Promise<unknown> {
  switch (change.kind) {
    case 'role':
      return callAccount(adminPaths.role(id), { method: 'PUT', body: { user_type_id: change.user_type_id } })
    case 'deactivate':
      return callAccount(adminPaths.deactivate(id), { method: 'POST' })
    case 'reactivate':
      return callAccount(adminPaths.reactivate(id), { method: 'POST' })
    case 'reset-second-factor':
      return callAccount(adminPaths.resetSecondFactor(id), { method: 'POST' })
  }
}
