import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'

/** The props that every field has besides the attributes of its control. */
export type FieldProps = {
  label: string
  /** Why the value is not valid. */
  error?: string | undefined
  hint?: ReactNode
  /** Shown opposite the label: "optional". */
  optionalLabel?: string | undefined
  /** The value is valid. */
  correct?: boolean | undefined
  /** Class names of the whole field, such as its place in a grid. */
  className?: string | undefined
}

/** The label above a control, with a note opposite. */
export const fieldHead = 'mb-1.5 flex flex-wrap justify-between gap-x-3 text-label'

const note = 'flex items-start gap-1.5 text-[13px]/4.5'

type NoteProps = ComponentPropsWithoutRef<'p'>

/** Why the value is not valid. */
export function FieldError({ className = 'mt-1.5', children, ...rest }: NoteProps) {
  return (
    <p className={`${note} text-madder [&_.icon]:mt-px ${className}`} {...rest}>
      <Icon name="warning" size={16} />
      {children}
    </p>
  )
}

export function FieldHint({ className = 'mt-1.5', ...rest }: NoteProps) {
  return <p className={`${note} text-ink-3 ${className}`} {...rest} />
}

type Control = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

/** Label above, help and error below. `describedBy` lists the ids of the texts that describe the control. */
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
    <div className={`min-w-0 ${className}`}>
      <div className={fieldHead}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optionalLabel && <span className="text-ink-3">{optionalLabel}</span>}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': descriptions || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </div>
  )
}
