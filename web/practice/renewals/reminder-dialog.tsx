import { useRef, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { useAttempts } from '../../platform/attempt.ts'
import { EmailPreview } from '../../platform/email-preview.tsx'
import { FormDialog } from '../../platform/form-dialog.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { refreshRenewals } from './change-renewal.ts'
import { focusRenewal } from './focus-renewal.ts'
import { useReminderPreview } from './use-reminder-preview.ts'
import { WordsField } from './words-field.tsx'

type ReminderDialogProps = { id: number; client: Renewal['client']; onClose(): void }

/** The email to a client as it will be sent, with the practitioner's own words in it. */
export function ReminderDialog({ id, client, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('renewals')
  const [words, setWords] = useState('')
  const { isBusy, problem, run } = useAction()
  const attempt = useAttempts()
  const first = useRef<HTMLTextAreaElement>(null)
  const { preview, previewProblem } = useReminderPreview(id, words)
  const name = personName(client)

  const send = () =>
    run(async () => {
      const body = { words }
      await attempt(body, (idempotencyKey) =>
        callAccount(renewalPaths.email(id), { method: 'POST', body, idempotencyKey }),
      )
      toast('success', t('email.sent', { name }))
      onClose()
      await refreshRenewals()
      focusRenewal(id)
    })

  return (
    <FormDialog title={t('email.title', { name })} first={first} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <WordsField ref={first} words={words} onChange={setWords} />
        <EmailPreview preview={preview} />
        <p role="alert" className="text-madder empty:hidden">
          {problem ?? previewProblem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!preview}
            aria-busy={isBusy || undefined}
            onClick={() => void send()}
          >
            {t('email.send')}
          </button>
        </div>
      </div>
    </FormDialog>
  )
}
