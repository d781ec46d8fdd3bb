import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useEditing } from './editor-context.ts'
import { Switch } from './switch.tsx'

type PartProps = {
  title: string
  /** What it contains, in a few words. */
  summary: string
  isOpen: boolean
  onOpen(isOpen: boolean): void
  /** The name of its place in the preview. */
  place: string
  grip?: ReactNode
  /** Only sections of the page can be hidden. */
  shown?: { isShown: boolean; onChange(isShown: boolean): void }
  children: ReactNode
}

/** A part of the form that opens and closes. */
export function Part({ title, summary, isOpen, onOpen, place, grip, shown, children }: PartProps) {
  const { t } = useTranslation('storefront')
  const { setPlace } = useEditing()
  const id = useId()
  return (
    <section className="border-b border-line-2 bg-paper" aria-labelledby={id}>
      <div className="flex items-center gap-1 pr-3 pl-2">
        {grip ?? <span className="w-8 flex-none" />}
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            className="flex min-h-13 w-full flex-wrap items-baseline gap-x-2.5 rounded-control py-3 text-start"
            onClick={() => {
              onOpen(!isOpen)
              if (!isOpen) setPlace(place)
            }}
          >
            <span id={id} className="font-serif text-[18px]/6 font-medium">
              {title}
            </span>
            <span className="min-w-0 truncate font-sans text-small font-normal tracking-normal text-ink-3">
              {shown && !shown.isShown ? t('editor.hidden') : summary}
            </span>
          </button>
        </h2>
        {shown && (
          <Switch
            label={t('editor.show-part', { name: title })}
            isOn={shown.isShown}
            onChange={shown.onChange}
          />
        )}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="flex h-11 w-8 flex-none items-center justify-center"
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </div>
      <div id={`${id}-panel`} hidden={!isOpen}>
        {isOpen && (
          <div className="grid gap-4 border-t border-line bg-surface px-4 pt-4 pb-6">{children}</div>
        )}
      </div>
    </section>
  )
}
