import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { ControlEnd, Input } from './control.tsx'
import { Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'height'> & { end?: ReactNode }

export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, error, hint, optionalLabel, correct, className, end, ...input },
  ref,
) {
  const sign = end ?? (correct && !error && <Icon name="check" size={19} />)
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} className={className}>
      {(control) => (
        <div className="relative">
          <Input ref={ref} hasEnd={Boolean(sign)} {...input} {...control} />
          {sign && <ControlEnd className={end ? 'right-3.5' : 'right-3.5 text-leaf'}>{sign}</ControlEnd>}
        </div>
      )}
    </Field>
  )
})
