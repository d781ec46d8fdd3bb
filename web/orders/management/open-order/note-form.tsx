import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useKept } from '#web/platform/session/kept-work.ts'
import { toast } from '#web/platform/toasts/toast.ts'
import { TextArea } from '#web/ui/form/control.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { onEscape } from '#web/ui/on-escape.ts'
import { useOrderAction } from '../use-order-action.ts'
import { panelButtons } from './panel-part.tsx'

const noteMaximum = 2000

type NoteFormProps = { order: AdminOrder; onClose(): void }

/** For colleagues only: the client never sees it. */
export function NoteForm({ order, onClose: close }: NoteFormProps) {
  const { t } = useTranslation('admin-orders')
  const { t: problems } = useTranslation('problems')
  const { isBusy, problem, act } = useOrderAction(order.id, 'note')
  const [text = '', setText] = useKept<string>(`note ${order.id}`)
  const [isValidated, setValidated] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  // Not while it is being sent: why it was refused would not be shown.
  const onClose = () => !isBusy && close()

  useEffect(() => box.current?.focus(), [])

  async function add(event: FormEvent) {
    event.preventDefault()
    setValidated(true)
    if (text.trim() === '') box.current?.focus()
    else if (await act(adminOrderPaths.notes(order.id), { text: text.trim() })) {
      toast('success', t('note.added'))
      setText(undefined)
      close()
    }
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void add(event)}
      onKeyDown={onEscape(() => text === '' && onClose())}
    >
      <Field
        label={t('note.label')}
        hint={t('note.hint')}
        error={isValidated && text.trim() === '' ? problems('needed.text') : undefined}
      >
        {(control) => (
          <TextArea
            ref={box}
            rows={3}
            maxLength={noteMaximum}
            value={text}
            onChange={({ target }) => setText(target.value)}
            {...control}
          />
        )}
      </Field>
      <FormProblem>{problem}</FormProblem>
      <div className={panelButtons}>
        <button type="button" className="btn btn-plain" aria-disabled={isBusy || undefined} onClick={onClose}>
          {t('back-button')}
        </button>
        <button type="submit" className="btn btn-primary" aria-busy={isBusy || undefined}>
          {isBusy && <Spinner />}
          {t('note.add')}
        </button>
      </div>
    </form>
  )
}
