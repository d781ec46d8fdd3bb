import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { onEscape } from '../ui/on-escape.ts'
import { useTranslation } from './i18n/translation-context.tsx'

type Guarded = {
  /** Closes, but asks first once something has been entered. */
  close(): void
  /** For the element that contains the form's fields. */
  watch: { onInput(): void; onKeyDown(event: KeyboardEvent): void }
  warning: ReactNode
}

/** For a form in a dialog or drawer: what was entered in it is not lost by a press beside it or by Esc. */
export function useCloseWarning(onClose: () => void): Guarded {
  const { t } = useTranslation('platform')
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isChanged ? setAsking(true) : onClose())
  const onKeyDown = onEscape((event) => {
    if (!isChanged || event.isDefaultPrevented()) return
    // Otherwise the browser closes the dialog on the second Esc, whatever its first one led to.
    event.preventDefault()
    setAsking(true)
  })
  return {
    close,
    watch: { onInput: () => setChanged(true), onKeyDown },
    warning: isAsking && (
      <ConfirmDialog
        title={t('close.title')}
        keepLabel={t('close.keep')}
        confirmLabel={t('close.confirm')}
        onKeep={() => setAsking(false)}
        onConfirm={onClose}
      >
        <p>{t('close.text')}</p>
      </ConfirmDialog>
    ),
  }
}
