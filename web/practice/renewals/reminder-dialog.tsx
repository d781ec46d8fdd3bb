import { useEffect, useRef, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { ReminderPreview, Renewal } from '#contract/renewals.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { reminderWordsMaximum } from '#domain/practice/renewals.ts'
import { EmailPreview } from '../../platform/email-preview.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { refreshRenewals } from './change-renewal.ts'

const pauseMs = 400

type ReminderDialogProps = { id: number; client: Renewal['client']; onClose(): void }

/** The email to a client as it will be sent, with the practitioner's own words in it. */
export function ReminderDialog({ id, client, onClose }: ReminderDialogProps) {
  const { t } = useTranslation('renewals')
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  const { preview, previewProblem } = useReminderPreview(id, words)
  const name = personName(client)

  async function send() {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await callAccount(renewalPaths.email(id), { method: 'POST', body: { words } })
      toast('success', t('email.sent', { name }))
      onClose()
      await refreshRenewals()
    } catch (error) {
      setProblem(errorText(error, t))
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('email.title', { name })} first={first} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        <Field label={t('email.words')} optionalLabel={t('email.optional')}>
          {(control) => (
            <TextArea
              ref={first}
              rows={3}
              maxLength={reminderWordsMaximum}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              {...control}
            />
          )}
        </Field>
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
    </Dialog>
  )
}

/** Follows the typed words after a pause; the former preview stays until the next one is there. */
function useReminderPreview(id: number, words: string) {
  const { t } = useTranslation('renewals')
  const [preview, setPreview] = useState<ReminderPreview>()
  const [problem, setProblem] = useState<string>()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language does not change while it is open
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      try {
        const loaded = await callAccount<ReminderPreview>(renewalPaths.emailPreview(id), {
          method: 'POST',
          body: { words },
        })
        if (isWanted) setPreview(loaded)
      } catch (error) {
        if (isWanted) setProblem(errorText(error, t))
      }
    }
    const timer = setTimeout(load, isFirst.current ? 0 : pauseMs)
    isFirst.current = false
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, words])
  return { preview, previewProblem: problem }
}
