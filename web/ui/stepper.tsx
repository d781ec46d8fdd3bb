import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './stepper.css?url'

type StepperProps = {
  value: number
  min?: number
  max: number
  /** What is counted, for screen readers. */
  label: string
  lessLabel: string
  moreLabel: string
  /** The label of the bin that replaces the minus button at the minimum, if the item can be removed. */
  removeLabel?: string
  /** Shown instead of the number if it fits and the field is not being edited: `2 in protocol`. */
  text?: string | undefined
  className?: string
  onChange(quantity: number): void
  onRemove?(): void
}

/** Accepts only digits; the value is saved on Enter or when the field is left, and an empty field means one. */
export function Stepper(props: StepperProps) {
  const {
    value,
    min = 1,
    max,
    label,
    lessLabel,
    moreLabel,
    removeLabel,
    text,
    className,
    onChange,
    onRemove,
  } = props
  const [typed, setTyped] = useState<string>()
  const isLeast = value <= min
  const isRemoval = isLeast && onRemove !== undefined

  function save() {
    if (typed === undefined) return
    setTyped(undefined)
    const quantity = Math.min(max, Math.max(min, Number(typed) || min))
    if (quantity !== value) onChange(quantity)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation()
      setTyped(undefined)
    }
  }

  const field = (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onFocus={(event) => {
        setTyped(String(value))
        const own = event.currentTarget
        requestAnimationFrame(() => own.select())
      }}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, String(max).length))}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control
    <div role="group" aria-label={label} className={className ? `stepper ${className}` : 'stepper'}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <button
        type="button"
        aria-label={isRemoval ? removeLabel : lessLabel}
        aria-disabled={(isLeast && !isRemoval) || undefined}
        onClick={() => (isLeast ? onRemove?.() : onChange(value - 1))}
      >
        <Icon name={isRemoval ? 'trash' : 'minus'} size={16} />
      </button>
      {text === undefined ? (
        field
      ) : (
        <span className="stepper-field">
          {field}
          <span className="stepper-text" aria-hidden="true">
            <span>{text}</span>
          </span>
        </span>
      )}
      <button
        type="button"
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
