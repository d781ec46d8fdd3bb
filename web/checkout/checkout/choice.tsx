import type { ReactNode } from 'react'

/** A radio mark, filled when chosen; its container shows the focus. */
export const radio =
  'size-5 flex-none appearance-none rounded-full border-[1.5px] border-field bg-surface checked:border-6 checked:border-bottle focus-visible:shadow-none focus-visible:outline-none'
/** Classes of the container of such a mark. */
export const radioFocus =
  'has-focus-visible:shadow-[0_0_0_6px_var(--color-verbena)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

type ChoicesProps = { legend: ReactNode; className?: string; children: ReactNode }

/** One of a few options, each with room for a description. */
export function Choices({ legend, className = '', children }: ChoicesProps) {
  return (
    <fieldset className={`grid gap-2 ${className}`}>
      {legend}
      {children}
    </fieldset>
  )
}

type ChoiceProps = {
  name: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose(): void
  children: ReactNode
}

export function Choice({ name, isChosen, isDisabled = false, onChoose, children }: ChoiceProps) {
  return (
    <label
      className={`flex min-h-13.5 items-center gap-3.5 rounded-card border border-line-2 bg-surface px-4.25 py-3.5 hover:border-field has-checked:border-bottle has-checked:shadow-[inset_0_0_0_1px_var(--color-bottle)] has-disabled:bg-sunken ${radioFocus}`}
    >
      <input
        type="radio"
        name={name}
        className={radio}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}
