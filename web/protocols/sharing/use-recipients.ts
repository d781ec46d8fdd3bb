import { useEffect, useReducer, useRef } from 'react'
import { emailKey } from '#domain/accounts/email.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { findClients } from './find-clients.ts'
import { nextRecipients, type Recipients } from './recipients.ts'
import { refusalText } from './refusal-words.ts'

/** Who is to get the protocol. Asks the server whose an address is, and tells what was not taken. */
export function useRecipients(initial: Recipients) {
  const { t } = useTranslation('sharing')
  const [recipients, dispatch] = useReducer(nextRecipients, initial)
  const { pending, refusal } = recipients
  const asked = useRef(new Set<string>())

  useEffect(() => {
    for (const email of pending) {
      if (asked.current.has(email)) continue
      asked.current.add(email)
      findClients(email)
        .then(
          (clients) => {
            const client = clients.find((one) => emailKey(one.email) === emailKey(email))
            dispatch({ type: 'looked-up', email, client })
          },
          () => dispatch({ type: 'lookup-failed', email }),
        )
        .finally(() => asked.current.delete(email))
    }
  }, [pending])

  useEffect(() => {
    if (refusal) toast('error', refusalText(t, refusal))
  }, [refusal, t])

  return [recipients, dispatch] as const
}
