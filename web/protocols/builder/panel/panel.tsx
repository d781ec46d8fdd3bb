import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from '../builder.css?url'

type PanelFrame = {
  close(): void
  /** Where the panel covers the page and its X does more than show the page again. */
  fold?: (() => void) | undefined
  /** Whether the focus was last inside: a view that goes takes it away with it. */
  holdsFocus: RefObject<boolean>
}
export const PanelContext = createContext<PanelFrame>({ close() {}, holdsFocus: { current: false } })

type PanelProps = {
  title: string
  onBack?: (() => void) | undefined
  /** Buttons beside the X. */
  actions?: ReactNode
  foot?: ReactNode
  /** Above the foot. */
  strip?: ReactNode
  children: ReactNode
}

/** Head, what scrolls, and foot of every view. */
export function Panel({ title, onBack, actions, strip, foot, children }: PanelProps) {
  const { t } = useTranslation('builder')
  const { close, fold, holdsFocus } = use(PanelContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (holdsFocus.current && document.activeElement === document.body) focusIn(heading.current)
  }, [holdsFocus])
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <header className="panel-head">
        {onBack && (
          <button
            type="button"
            className="panel-button panel-back"
            aria-label={t('panel.back')}
            onClick={onBack}
          >
            <Icon name="arrow-left" size={20} />
          </button>
        )}
        <h2 ref={heading} className="panel-title" tabIndex={-1}>
          {title}
        </h2>
        {actions}
        {fold && (
          <button type="button" className="panel-button" aria-label={t('panel.fold')} onClick={fold}>
            <Icon name="chevron-down" size={20} />
          </button>
        )}
        <button type="button" className="panel-button" aria-label={t('panel.close')} onClick={close}>
          <Icon name="x" size={20} />
        </button>
      </header>
      <div className="panel-body">{children}</div>
      {strip}
      {foot && <footer className="panel-foot">{foot}</footer>}
    </>
  )
}

/** After a press outside the panel that is about what stands in it. */
export function focusPanel(): void {
  requestAnimationFrame(() => focusIn(document.querySelector<HTMLElement>('.builder-panel .panel-title')))
}

/** A form begins in its first field, anything else at its title. */
export function focusIn(title: HTMLElement | null): void {
  const first = title?.closest('.builder-panel')?.querySelector<HTMLElement>('[data-begins-here]')
  const target = first ?? title
  target?.focus()
}
