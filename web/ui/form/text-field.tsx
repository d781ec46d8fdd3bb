import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'input'>, 'className'> & { end?: ReactNode }

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, optionalLabel, correct, className, end, ...input },
  ref,
) {
  const sign = end ?? (correct && !error && <Icon name="check" size={19} />)
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} className={className}>
      {(control) => (
        <div className="field-box">
          <input ref={ref} type="text" className="field-control" {...input} {...control} />
          {sign && <span className={end ? 'field-end' : 'field-end field-correct'}>{sign}</span>}
        </div>
      )}
    </Field>
  )
})
