import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { dialogStyle } from '../../ui/dialog.tsx'
import { LimitReason } from './limit-reason.tsx'
import { isReason } from './sharing-draft.ts'

type LimitReasonDialogProps = {
  /** What exceeds its upper level, as text. */
  passed: readonly string[]
  text: string
  /** Earlier input. */
  typed: string | undefined
  onType(reason: string): void
  onGive(reason: string): void
  onWithdraw(): void
}

/** Asks for a reason before an action that exceeds an upper level. Esc cancels the action. */
export function LimitReasonDialog({
  passed,
  text,
  typed = '',
  onType,
  onGive,
  onWithdraw,
}: LimitReasonDialogProps) {
  const { t } = useTranslation('sharing')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState(typed)
  const [isValidated, setValidated] = useState(false)

  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector('textarea')?.focus()
    // Closing returns the focus; removing the element would not.
    return () => opened?.close()
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setValidated(true)
    if (isReason(reason)) onGive(reason.trim())
    else dialog.current?.querySelector('textarea')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={dialogStyle}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault()
        onWithdraw()
      }}
    >
      <form noValidate onSubmit={onSubmit}>
        <h2 id={`${id}-title`} className="text-h3 font-medium">
          {t('limit.title')}
        </h2>
        <LimitReason
          above={passed}
          text={text}
          reason={reason}
          isValidated={isValidated}
          className="mt-4"
          onChange={(written) => {
            setReason(written)
            onType(written)
          }}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-plain" onClick={onWithdraw}>
            {t('limit.withdraw')}
          </button>
          <button type="submit" className="btn btn-primary">
            {t('limit.give')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
