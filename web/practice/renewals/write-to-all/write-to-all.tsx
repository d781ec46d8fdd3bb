import { useEffect, useRef, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Remindable, RemindableList } from '#contract/renewals.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { formatNumber } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WriteToAllDialog } from './write-to-all-dialog.tsx'

/** Absent if nobody needs an email, or the practitioner may not write any. */
export function WriteToAll() {
  const { t, language } = useTranslation('renewals')
  const { user } = useSession()
  const mayWrite = user?.user_type_id === userTypes.certifiedPractitioner
  const { data: list } = useAccountData<RemindableList>(mayWrite ? renewalPaths.emails : null)
  // Those who were listed when it was opened stay listed with their results.
  const [recipients, setRecipients] = useState<readonly Remindable[]>()
  const count = list?.data.length ?? 0
  const wasOpened = useRef(false)
  // Once everybody has an email, there is no button any more to which the focus could return.
  useEffect(() => {
    if (recipients) wasOpened.current = true
    else if (wasOpened.current && count === 0) {
      wasOpened.current = false
      const title = document.querySelector<HTMLElement>('main h1')
      title?.setAttribute('tabindex', '-1')
      title?.focus()
    }
  }, [recipients, count])
  const isWaiting = mayWrite ? !list : !user
  return (
    <>
      {isWaiting && (
        // Keeps its place, so that the board does not move.
        <span className="btn btn-plain invisible" aria-hidden="true">
          <Icon name="mail" size={18} />
          {t('all.button', { count: 10, formatted: formatNumber(10, language) })}
        </span>
      )}
      {count > 0 && (
        <button type="button" className="btn btn-plain" onClick={() => setRecipients(list?.data)}>
          <Icon name="mail" size={18} />
          {t('all.button', { count, formatted: formatNumber(count, language) })}
        </button>
      )}
      {recipients && <WriteToAllDialog recipients={recipients} onClose={() => setRecipients(undefined)} />}
    </>
  )
}
