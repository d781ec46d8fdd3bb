import { useRef } from 'react'
import { questionPaths } from '#contract/question-paths.ts'
import type { NewQuestion } from '#contract/questions.ts'
import { questionTextMaximum } from '#domain/questions/questions.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'

type AskDialogProps = {
  product: { id: number; name: string }
  unsent: string
  /** Called with each change, and with an empty text once it is sent. */
  onWrite(text: string): void
  onClose(): void
}

/** A client's question about a product, for everyone to read. */
export default function AskDialog({ product, unsent, onWrite, onClose }: AskDialogProps) {
  const { t, language } = useTranslation('questions')
  useTranslation('problems')
  const box = useRef<HTMLTextAreaElement>(null)
  const { field, submit, busy, problem } = useShopForm<{ question: string }>({
    defaultValues: { question: unsent },
    check: ({ question }) => ({ question: question.trim() === '' && 'required' }),
  })
  const send = submit(async ({ question }) => {
    const body: NewQuestion = { product_id: product.id, text: question.trim(), language }
    await callAccount(questionPaths.ask, { method: 'POST', body })
    onWrite('')
    toast('success', t('ask.sent'))
    onClose()
  })
  const { correct: _, error, ref, ...question } = field('question')
  return (
    <Dialog
      title={t('ask.title')}
      text={<p className="mt-1 text-ink-2">{t('ask.text')}</p>}
      first={box}
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={send} className="mt-4 grid grid-cols-1 gap-4">
        <FormProblem>{problem}</FormProblem>
        <Field label={t('ask.question', { product: product.name })} hint={t('ask.no-health')} error={error}>
          {(control) => (
            <TextArea
              rows={4}
              maxLength={questionTextMaximum}
              {...question}
              {...control}
              ref={(element) => {
                ref(element)
                box.current = element
              }}
              onChange={(event) => {
                void question.onChange(event)
                onWrite(event.target.value)
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onClose}>
            {t('ask.cancel')}
          </button>
          <SubmitButton busy={busy}>{t('ask.send')}</SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}
