import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

type CheckFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
  /** May hold a link, such as the one to the terms. */
  label: ReactNode
  error?: string | undefined
  correct?: boolean | undefined
  className?: string | undefined
}

export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField(
  { label, error, correct: _, className = '', ...input },
  ref,
) {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label className="field-check">
        <input
          ref={ref}
          type="checkbox"
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className="field-error">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
    </div>
  )
})
