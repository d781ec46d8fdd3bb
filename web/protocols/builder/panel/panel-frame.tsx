import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { onEscape } from '../../../ui/on-escape.ts'
import { PanelContext } from './panel.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import { useFocusBack, useFocusInside } from './use-focus-inside.ts'
import { useRoomBeside, useTopBelowHeader } from './use-room-beside.ts'

type PanelFrameProps = {
  /** `beside` the page, or over it: full screen, or as a drawer on the right. */
  place: 'beside' | 'cover' | 'drawer'
  width: number
  onWidth(width: number): void
  /** Closes with the X. */
  onClose(): void
  /** Closes with Esc, or with a press beside a drawer. */
  onFold(): void
  /** Whether folding differs from closing with the X. */
  canFold: boolean
  children: ReactNode
}

const panelStyle =
  'flex animate-[panel-enter_280ms_var(--ease-enter)] flex-col bg-surface motion-reduce:animate-none'

export function PanelFrame(props: PanelFrameProps) {
  const { place, width, onWidth, onClose, onFold, canFold, children } = props
  const holdsFocus = useRef(false)
  const cameFrom = useRef<Element>(null)
  useFocusBack(holdsFocus, cameFrom)
  const fold = place === 'cover' && canFold ? onFold : undefined
  const context = useMemo(() => ({ close: onClose, fold, holdsFocus }), [onClose, fold])

  const onKeyDown = onEscape((event) => {
    const isInDialog = (event.target as Element).closest('dialog') !== null
    if (event.defaultPrevented || isInDialog) return
    event.stopPropagation()
    onFold()
  })

  const events = {
    onKeyDown,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      holdsFocus.current = true
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      holdsFocus.current = currentTarget.contains(relatedTarget)
    },
  }
  return (
    <PanelContext value={context}>
      {place === 'beside' ? (
        <Beside events={events} width={width} onWidth={onWidth}>
          {children}
        </Beside>
      ) : (
        <Over events={events} isDrawer={place === 'drawer'} onFold={onFold}>
          {children}
        </Over>
      )}
    </PanelContext>
  )
}

type Events = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
  onFocus(event: FocusEvent<HTMLElement>): void
  onBlur(event: FocusEvent<HTMLElement>): void
}

type BesideProps = {
  events: Events
  width: number
  onWidth(width: number): void
  children: ReactNode
}

function Beside({ events, width, onWidth, children }: BesideProps) {
  const { t } = useTranslation('builder')
  const panel = useRef<HTMLElement>(null)
  // Measured before the page makes room, otherwise it would be laid out twice.
  useTopBelowHeader(panel)
  useRoomBeside(width)
  return (
    <aside
      ref={panel}
      id="builder-panel"
      aria-label={t('panel.label')}
      className={`no-print fixed right-0 bottom-(--bar-height) z-30 w-(--builder-room) border-l border-line-2 ${panelStyle}`}
      {...events}
    >
      <ResizeHandle width={width} onWidth={onWidth} />
      {children}
    </aside>
  )
}

type OverProps = { events: Events; isDrawer: boolean; onFold(): void; children: ReactNode }

function Over({ events, isDrawer, onFold, children }: OverProps) {
  const { t } = useTranslation('builder')
  const cover = useRef<HTMLDivElement>(null)
  const { holdsFocus } = use(PanelContext)
  useFocusInside(cover)
  useNewPage(() => {
    holdsFocus.current = false
    onFold()
  })
  return (
    <div ref={cover} className={`no-print fixed inset-0 z-55 ${isDrawer ? 'bg-[#15241d80]' : ''}`}>
      {isDrawer && (
        <button
          type="button"
          className="absolute inset-0 cursor-default"
          tabIndex={-1}
          aria-label={t('panel.close')}
          onClick={onFold}
        />
      )}
      <section
        id="builder-panel"
        role="dialog"
        aria-modal="true"
        aria-label={t('panel.label')}
        className={`h-dvh ${panelStyle} ${isDrawer ? 'relative ml-auto w-[min(400px,100vw)] shadow-3' : 'w-full'}`}
        {...events}
      >
        {children}
      </section>
    </div>
  )
}

/** After navigation the panel no longer covers the page, even if a link leads to the same page again. */
function useNewPage(onArrival: () => void) {
  const { key } = useLocation()
  const shownAt = useRef<string>(undefined)
  const arrive = useEffectEvent(onArrival)
  useEffect(() => {
    shownAt.current ??= key
    if (key !== shownAt.current) arrive()
  }, [key])
  // Hidden and shown again, it is over a different page.
  useEffect(
    () => () => {
      shownAt.current = undefined
    },
    [],
  )
}
