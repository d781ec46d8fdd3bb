import { type ReactNode, type Ref, useId } from 'react'
import { Input, Select } from './form/control.tsx'
import { Icon } from './icon.tsx'

type ToolbarProps = { dense?: boolean; className?: string; children: ReactNode }

/** Search and sort order above a list. */
export function Toolbar({ dense = false, className = '', children }: ToolbarProps) {
  return (
    <search className={`flex flex-wrap items-center ${dense ? 'gap-2' : 'gap-3'} ${className}`}>
      {children}
    </search>
  )
}

type SearchBoxProps = {
  /** To focus it. */
  ref?: Ref<HTMLInputElement>
  label: string
  value: string
  maxLength: number
  /** Low and without an icon, for lists that are worked through. */
  dense?: boolean
  /** The id of the text that says what is wrong, if something is. */
  problemId?: string | undefined
  className?: string
  onChange(typed: string): void
}

export function SearchBox({
  ref,
  label,
  value,
  maxLength,
  dense = false,
  problemId,
  className = '',
  onChange,
}: SearchBoxProps) {
  return (
    <div className={`relative ${className}`}>
      {!dense && (
        <span className="pointer-events-none absolute top-3.25 left-3.75 text-ink-3">
          <Icon name="search" size={18} />
        </span>
      )}
      <Input
        ref={ref}
        type="search"
        height={dense ? 40 : 44}
        className={dense ? 'pl-3' : 'pl-10.75'}
        aria-label={label}
        aria-invalid={problemId !== undefined || undefined}
        aria-describedby={problemId}
        placeholder={label}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  /** The label is visible beside it, not only read aloud. */
  isLabelShown?: boolean
  value: string
  options: readonly { value: string; label: string }[]
  dense?: boolean
  className?: string
  onChange(value: string): void
}

/** Chooses one of a few options, applied at once. */
export function Choice(props: ChoiceProps) {
  const { label, isLabelShown = false, value, options, dense = false, className = '', onChange } = props
  const id = useId()
  const select = (
    <Select
      id={id}
      height={dense ? 40 : 44}
      className={className}
      aria-label={isLabelShown ? undefined : label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
  if (!isLabelShown) return select
  return (
    <div className="flex items-center gap-3 text-[13px] text-ink-3">
      <label htmlFor={id}>{label}</label>
      {select}
    </div>
  )
}
