import type { KeyboardEvent, PointerEvent } from 'react'
import { builderWidth } from '#domain/protocols/builder/builder.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { useScreenWidth } from '../use-screen.ts'
import { showWidth } from './use-room-beside.ts'

type ResizeHandleProps = { width: number; onWidth(width: number): void }

/** Three grooves on a handle. */
const handleStyle =
  'absolute inset-y-0 -left-1.25 z-1 w-2.25 cursor-ew-resize touch-none outline-none after:absolute after:top-[calc(50%-28px)] after:left-0 after:h-14 after:w-2.25 after:rounded-[5px] after:border after:border-line-2 after:[background:linear-gradient(var(--color-field)_0_0)_1px_50%/1px_22px_no-repeat,linear-gradient(var(--color-field)_0_0)_3px_50%/1px_22px_no-repeat,linear-gradient(var(--color-field)_0_0)_5px_50%/1px_22px_no-repeat,var(--color-surface)] hover:after:border-field focus-visible:shadow-none focus-visible:after:shadow-[0_0_0_6px_var(--color-verbena)] focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-ink'

/** The panel's left edge, moved by pointer or keyboard. */
export function ResizeHandle({ width, onWidth }: ResizeHandleProps) {
  const { t } = useTranslation('builder')
  const widest = useScreenWidth(widestPanel)
  const shown = Math.min(width, widest)

  function onKeyDown(event: KeyboardEvent) {
    const next = widthAfterKey(event.key, shown, innerWidth)
    if (next === undefined) return
    event.preventDefault()
    onWidth(next)
  }

  function onPointerDown(press: PointerEvent<HTMLDivElement>) {
    if (press.button !== 0) return
    const handle: HTMLElement = press.currentTarget
    const grabbed = press.clientX + shown
    const ended = new AbortController()
    const { signal } = ended
    let dragged = shown
    handle.setPointerCapture(press.pointerId)
    handle.addEventListener(
      'pointermove',
      ({ clientX }) => {
        dragged = panelWidthWithin(grabbed - clientX, innerWidth)
        showWidth(dragged)
      },
      { signal },
    )
    handle.addEventListener(
      'lostpointercapture',
      () => {
        ended.abort()
        onWidth(dragged)
      },
      { signal },
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t('panel.resize')}
      aria-controls="builder-panel"
      aria-valuenow={shown}
      aria-valuemin={builderWidth.least}
      aria-valuemax={widest}
      aria-valuetext={t('panel.width', { width: shown })}
      tabIndex={0}
      className={handleStyle}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onWidth(builderWidth.usual)}
    />
  )
}

/** The minimum width of the page beside the panel. */
export const leastPageWidth = 360

/** The allowed widths of the panel on a screen: the page beside it stays readable. */
export function widestPanel(screenWidth: number): number {
  const room = Math.floor(screenWidth - leastPageWidth)
  return Math.max(builderWidth.least, Math.min(builderWidth.most, room))
}

export function panelWidthWithin(width: number, screenWidth: number): number {
  return Math.min(widestPanel(screenWidth), Math.max(builderWidth.least, Math.round(width)))
}

/** The handle is on the panel's left: moving it left widens the panel. Undefined for keys without effect. */
export function widthAfterKey(key: string, width: number, screenWidth: number): number | undefined {
  const widths: Record<string, number> = {
    ArrowLeft: width + builderWidth.step,
    ArrowRight: width - builderWidth.step,
    Home: builderWidth.least,
    End: builderWidth.most,
  }
  const wanted = Object.hasOwn(widths, key) ? widths[key] : undefined
  return wanted === undefined ? undefined : panelWidthWithin(wanted, screenWidth)
}
