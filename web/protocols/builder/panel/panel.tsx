import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Utilities } from '../../../ui/utilities/utilities.tsx'

type PanelFrame = {
  close(): void
  /** The panel covers the page, and its X does more than show the page again. */
  fold?: (() => void) | undefined
  /** Whether the focus was last inside: a view that is removed takes the focus with it. */
  holdsFocus: RefObject<boolean>
  /** Over the whole page, including its messages. */
  isModal?: boolean
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

/** An icon button with a touch-sized area. */
export const iconButton =
  'inline-flex flex-none items-center justify-center rounded-control p-0 hover:bg-tint'
export const panelButton = `${iconButton} size-10 max-lg:size-11`
/** Why the button above is disabled. */
export const panelReason = 'mt-2 min-h-4 text-center text-micro text-ink-3 empty:absolute'

/** Header, scrolling content and footer of every view. */
export function Panel({ title, onBack, actions, strip, foot, children }: PanelProps) {
  const { t } = useTranslation('builder')
  const { close, fold, holdsFocus } = use(PanelContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (holdsFocus.current && document.activeElement === document.body) focusIn(heading.current)
  }, [holdsFocus])
  return (
    <>
      <Utilities of="all" />
      <header
        className={`flex h-15 flex-none items-center gap-1.5 border-b border-line pr-3 pl-5 max-lg:gap-0 max-lg:pr-2 ${onBack ? 'max-lg:pl-2' : 'max-lg:pl-4'}`}
      >
        {onBack && (
          <button
            type="button"
            className={`-ml-2.5 max-lg:ml-0 ${panelButton}`}
            aria-label={t('panel.back')}
            onClick={onBack}
          >
            <Icon name="arrow-left" size={20} />
          </button>
        )}
        <h2
          ref={heading}
          className="min-w-0 flex-1 rounded-badge font-sans text-[15px]/[20px] font-semibold tracking-normal normal-nums focus:shadow-none focus:outline-none"
          data-panel-title=""
          tabIndex={-1}
        >
          {title}
        </h2>
        {actions}
        {fold && (
          <button type="button" className={panelButton} aria-label={t('panel.fold')} onClick={fold}>
            <Icon name="chevron-down" size={20} />
          </button>
        )}
        <button type="button" className={panelButton} aria-label={t('panel.close')} onClick={close}>
          <Icon name="x" size={20} />
        </button>
      </header>
      <div className="min-h-0 flex-1 scroll-py-3 overflow-y-auto overscroll-contain p-5 max-lg:px-4 max-lg:py-4.5">
        {children}
      </div>
      {strip}
      {foot && (
        <footer className="double-rule flex-none bg-surface px-5 pt-4 pb-4.5 max-lg:px-4 max-lg:pt-3.5 max-lg:pb-5.5 max-lg:shadow-[0_-8px_24px_-10px_#15241d33] max-lg:[&_.btn]:min-h-13 max-lg:[&_.btn]:text-[16px]">
          {foot}
        </footer>
      )}
    </>
  )
}

/** Called after a press outside the panel that concerns its content. */
export function focusPanel(): void {
  requestAnimationFrame(() =>
    focusIn(document.querySelector<HTMLElement>('#builder-panel [data-panel-title]')),
  )
}

/** A form starts in its first field, any other view at its title. */
export function focusIn(title: HTMLElement | null): void {
  const first = title?.closest('#builder-panel')?.querySelector<HTMLElement>('[data-begins-here]')
  const target = first ?? title
  target?.focus()
}
