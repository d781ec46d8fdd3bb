import type { FormEventHandler, ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type DrawerFormProps = {
  title: string
  closeLabel: string
  foot: ReactNode
  onClose(): void
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A form in a drawer: its fields scroll, its button stays. */
export function DrawerForm({ title, closeLabel, foot, onClose, onSubmit, children }: DrawerFormProps) {
  return (
    <form noValidate className="drawer-form" onSubmit={onSubmit}>
      <div className="drawer-form-head">
        <h2 className="text-h3 font-medium">{title}</h2>
        <button type="button" className="icon-btn hover:bg-tint" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className="drawer-form-fields">{children}</div>
      <div className="drawer-form-foot">{foot}</div>
    </form>
  )
}
