import { useEffect, useRef, useState } from 'react'
import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket } from '#contract/baskets.ts'
import type { EmailPreview as Preview } from '#contract/email-preview.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { EmailPreview } from '../../platform/email-preview.tsx'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { sendBasket } from '../use-baskets.ts'

type SendDialogProps = { basket: Basket; onClose(): void }

/** The email to the client as it will be sent, and the button that sends it. */
export function SendDialog({ basket: { id, client }, onClose }: SendDialogProps) {
  const { t } = useTranslation('baskets')
  const name = personName(client)
  const [preview, setPreview] = useState<Preview>()
  const [previewProblem, setPreviewProblem] = useState<string>()
  const [attempt, setAttempt] = useState(1)
  const { isBusy, problem, run } = useAction()
  const cancel = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language does not change while it is open
  useEffect(() => {
    setPreviewProblem(undefined)
    callAccount<Preview>(basketPaths.emailPreview(client.id, id), { method: 'POST' }).then(
      setPreview,
      (error: unknown) => setPreviewProblem(errorText(error, t)),
    )
  }, [client.id, id, attempt])

  const send = () =>
    run(async () => {
      await sendBasket({ clientId: client.id, id })
      toast('success', t('send.done', { name }))
      onClose()
    })

  return (
    <Dialog title={t('send.title', { name })} first={cancel} onClose={onClose}>
      <div className="mt-4 grid gap-4">
        {!previewProblem && <EmailPreview preview={preview} />}
        <p role="alert" className="text-madder empty:hidden">
          {previewProblem ?? problem}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          {previewProblem && (
            <button
              type="button"
              className="btn btn-plain"
              onClick={() => {
                cancel.current?.focus()
                setAttempt(attempt + 1)
              }}
            >
              {t('shop:error.try-again')}
            </button>
          )}
          <button ref={cancel} type="button" className="btn btn-plain" onClick={onClose}>
            {t('send.back')}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!preview}
            aria-busy={isBusy || undefined}
            onClick={() => void send()}
          >
            {t('send.button')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
