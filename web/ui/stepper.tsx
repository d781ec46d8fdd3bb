import { type KeyboardEvent, useState } from 'react'
import { Icon } from './icon.tsx'

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

const button =
  'relative inline-flex size-8 flex-none touch-manipulation items-center justify-center rounded-[3px] text-ink-2 aria-disabled:cursor-default aria-disabled:opacity-40'

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
      className="h-full w-7.5 min-w-0 rounded-badge text-center text-[14px] font-semibold text-ellipsis"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? value}
      onFocus={({ currentTarget }) => requestAnimationFrame(() => currentTarget.select())}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, String(max).length))}
      onKeyDown={onKeyDown}
      onBlur={save}
    />
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one control
    <div role="group" aria-label={label} className={className ? `stepper ${className}` : 'stepper'}>
      <button
        type="button"
        className={button}
        aria-label={isRemoval ? removeLabel : lessLabel}
        aria-disabled={(isLeast && !isRemoval) || undefined}
        onClick={() => (isLeast ? onRemove?.() : onChange(value - 1))}
      >
        <Icon name={isRemoval ? 'trash' : 'minus'} size={16} />
      </button>
      {text === undefined ? (
        field
      ) : (
        <span className="group/field relative flex min-w-0 flex-1 self-stretch">
          {field}
          {/* A text that is too long wraps below the visible line, which then shows the number. */}
          <span
            className="pointer-events-none absolute inset-0 flex flex-wrap overflow-hidden text-center font-semibold whitespace-nowrap before:h-full group-focus-within/field:hidden"
            aria-hidden="true"
          >
            <span className="grid h-full flex-[1_0_auto] items-center bg-(--stepper-ground,var(--color-surface))">
              {text}
            </span>
          </span>
        </span>
      )}
      <button
        type="button"
        className={button}
        aria-label={moreLabel}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  )
}
