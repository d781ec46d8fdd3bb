import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tooltip.css?url'

type TooltipProps = {
  text: string
  className?: string
  /** The control; it gets the tooltip's id as its `aria-describedby`. */
  children(describedBy: string): ReactNode
}

/** Extends down to the control, so that the pointer can move onto the text. */
const bubble =
  'absolute bottom-[calc(100%+12px)] left-1/2 z-50 w-max max-w-[min(280px,80vw)] [translate:-50%] animate-[tooltip-enter_120ms_var(--ease-enter)] rounded-control bg-ink px-3.5 py-2.5 text-center text-small text-paper shadow-3 before:absolute before:-bottom-1.25 before:left-1/2 before:-ml-1.25 before:size-2.5 before:rotate-45 before:bg-[inherit] after:absolute after:inset-x-0 after:top-full after:h-3 [&[hidden]]:hidden'

/** Describes a control for pointer, touch and keyboard users. Esc hides only the tooltip. */
export function Tooltip({ text, className = '', children }: TooltipProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isShown) return
    event.preventDefault()
    event.stopPropagation()
    setShown(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is interactive
    <span
      className={`relative inline-flex ${className}`}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onClick={() => setShown(true)}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      {children(id)}
      <span id={id} role="tooltip" className={bubble} hidden={!isShown}>
        {text}
      </span>
    </span>
  )
}
