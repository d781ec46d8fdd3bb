import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styles from './tooltip.css?url'

type TooltipProps = {
  text: string
  className?: string
  /** The control; it takes the id of what explains it as its `aria-describedby`. */
  children(describedBy: string): ReactNode
}

/** Explains a control to pointer, finger and keyboard alike. Esc hides it and nothing else. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what one acts on
    <span
      className={`tooltip ${className}`}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onClick={() => setShown(true)}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={styles} precedence="default" />
      {children(id)}
      <span id={id} role="tooltip" className="tooltip-text" hidden={!isShown}>
        {text}
      </span>
    </span>
  )
}
