import { type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

/** What every field takes beside the attributes of its control. */
export type FieldProps = {
  label: string
  /** Why what was given cannot be taken. */
  error?: string | undefined
  hint?: ReactNode
  /** Stands opposite the label: "optional". */
  optionalLabel?: string | undefined
  /** What was given can be taken. */
  correct?: boolean | undefined
  /** Of the whole field, such as its place in a grid. */
  className?: string | undefined
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, help and error below. `describedBy` names what the control explains itself with. */
export function Field({
  label,
  error,
  hint,
  optionalLabel,
  className = '',
  describedBy,
  children,
}: FieldProps & { describedBy?: string | undefined; children: (control: Control) => ReactNode }) {
  const id = useId()
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {optionalLabel && <span>{optionalLabel}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}
