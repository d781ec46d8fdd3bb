import type { ComponentProps } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { useCloseWarning } from './close-warning.tsx'

/** A dialog for longer texts: once something has been entered, Esc asks before it closes. */
export function FormDialog({ onClose, children, ...dialog }: ComponentProps<typeof Dialog>) {
  const { close, watch, warning } = useCloseWarning(onClose)
  return (
    <>
      <Dialog {...dialog} onClose={close}>
        <div {...watch}>{children}</div>
      </Dialog>
      {warning}
    </>
  )
}
