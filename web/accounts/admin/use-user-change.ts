import { useRef, useState } from 'react'
import { adminPaths } from '#contract/account-paths.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { refreshAccountData } from '../../platform/session/account-data.ts'
import { callAccount } from '../../platform/session/session.ts'

export type UserChange =
  | { kind: 'role'; user_type_id: UserTypeId }
  | { kind: 'deactivate' }
  | { kind: 'reactivate' }

/** Changes an account once, however often it is pressed; then everything about accounts is read again. */
export function useUserChange(id: number, onDone: (change: UserChange) => void) {
  const { t } = useTranslation('admin')
  const [problem, setProblem] = useState<string>()
  const sending = useRef(false)

  async function send(change: UserChange) {
    if (sending.current) return
    sending.current = true
    setProblem(undefined)
    try {
      await post(id, change)
      onDone(change)
    } catch (error) {
      setProblem(errorText(error, t))
    } finally {
      sending.current = false
      await Promise.all([refreshAccountData(adminPaths.users), refreshAccountData(adminPaths.audit)])
    }
  }

  return { problem, send, forgetProblem: () => setProblem(undefined) }
}

function post(id: number, change: UserChange): Promise<unknown> {
  switch (change.kind) {
    case 'role':
      return callAccount(adminPaths.role(id), { method: 'PUT', body: { user_type_id: change.user_type_id } })
    case 'deactivate':
      return callAccount(adminPaths.deactivate(id), { method: 'POST' })
    case 'reactivate':
      return callAccount(adminPaths.reactivate(id), { method: 'POST' })
  }
}
