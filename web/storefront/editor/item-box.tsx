import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'

type ItemBoxProps = {
  name: string
  icon?: ReactNode
  grip: ReactNode
  isOpen: boolean
  onOpen(isOpen: boolean): void
  onRemove(): void
  children: ReactNode
}

/** A service or package in its list: its name, and its fields once it is opened. */
export function ItemBox({ name, icon, grip, isOpen, onOpen, onRemove, children }: ItemBoxProps) {
  const { t } = useTranslation('storefront')
  return (
    <div className="rounded-control border border-line-2 bg-surface">
      <div className="flex items-center gap-1 pr-1">
        {grip}
        {icon && <span className="mr-1.5 text-ink-2">{icon}</span>}
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-11 w-full items-center gap-2 rounded-control text-start font-sans text-[15px]/5 font-semibold tracking-normal"
            onClick={() => onOpen(!isOpen)}
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
          </button>
        </h3>
        <button
          type="button"
          className="flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
          aria-label={t('editor.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      {isOpen && <div className="grid gap-3.5 border-t border-line px-3 pt-3 pb-4">{children}</div>}
    </div>
  )
}

type AddButtonProps = { isFull?: boolean; onAdd(): void; children: ReactNode }

/** Says so when there is no room for more. */
export function AddButton({ isFull = false, onAdd, children }: AddButtonProps) {
  const { t } = useTranslation('storefront')
  if (isFull) return <p className="text-small text-ink-3">{t('editor.full')}</p>
  return (
    <button type="button" className="btn btn-outline btn-dense justify-self-start" onClick={onAdd}>
      <Icon name="plus" size={16} />
      {children}
    </button>
  )
}
