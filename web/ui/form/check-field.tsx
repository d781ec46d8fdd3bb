import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type CheckFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'type'> & {
  /** May hold a link, such as the one to the terms. */
  label: ReactNode
  error?: string | undefined
  correct?: boolean | undefined
  className?: string | undefined
  isSmall?: boolean
}

const box =
  'mt-px grid flex-none appearance-none place-items-center rounded-[3px] border-[1.5px] border-field bg-surface text-on-bottle checked:border-bottle checked:bg-bottle checked:before:-mt-1 checked:before:h-1.5 checked:before:w-3 checked:before:-rotate-45 checked:before:border-b-2 checked:before:border-l-2 checked:before:border-current aria-invalid:border-2 aria-invalid:border-madder'

export const CheckField = forwardRef<HTMLInputElement, CheckFieldProps>(function CheckField(
  { label, error, correct: _, className = '', isSmall = false, ...input },
  ref,
) {
  const id = useId()
  return (
    <div className={`min-w-0 ${className}`}>
      <label className={`flex items-start gap-2.5 py-1 ${isSmall ? 'text-small' : ''}`}>
        <input
          ref={ref}
          type="checkbox"
          className={`${box} ${isSmall ? 'size-4.5' : 'size-5.5'}`}
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
