import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { CheckBox } from './check-box.tsx'
import { FieldError } from './field.tsx'

type CheckFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
  /** May contain a link, such as the one to the terms. */
  label: ReactNode
  error?: string | undefined
  correct?: boolean | undefined
  className?: string | undefined
  isSmall?: boolean
}

export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField(
  { label, error, correct: _, className = '', isSmall = false, ...input },
  ref,
) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label className={`flex items-start gap-2.5 py-1 ${isSmall ? 'text-small' : ''}`}>
        <CheckBox
          ref={ref}
          isSmall={isSmall}
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
})
