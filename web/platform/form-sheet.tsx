import type { FormEventHandler, ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { SideDrawer } from '../ui/side-drawer.tsx'
import { useCloseWarning } from './close-warning.tsx'

type FormSheetProps = {
  title: string
  /** The accessible name if the title is only the name of the edited thing. */
  label?: string
  closeLabel: string
  /** Stays visible: the submit button, and the form's error message. */
  foot: ReactNode
  onClose(): void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form in a drawer at the side of the page: its fields scroll, its button stays. */
export function FormSheet({
  title,
  label = title,
  closeLabel,
  foot,
  onClose,
  onSubmit,
  children,
}: FormSheetProps) {
  const { close, watch, warning } = useCloseWarning(onClose)
  return (
    <>
      <SideDrawer label={label} onClose={close}>
        <form noValidate className="flex h-full flex-col" onSubmit={onSubmit} {...watch}>
          <div className="flex items-center justify-between border-b border-line py-3 pr-3 pl-5">
            <h2 className="text-h3 font-medium">{title}</h2>
            <button type="button" className="icon-btn hover:bg-tint" aria-label={closeLabel} onClick={close}>
              <Icon name="x" size={20} />
            </button>
          </div>
          <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5">{children}</div>
          <div className="double-rule grid gap-2.5 px-5 pt-3.5 pb-4.5 [&>[role=alert]:empty]:hidden">
            {foot}
          </div>
        </form>
      </SideDrawer>
      {warning}
    </>
  )
}
