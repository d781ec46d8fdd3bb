import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Select } from './control.tsx'
import { Field, type FieldProps } from './field.tsx'

export type SelectOption = { value: string | number; label: string }

type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'children'> & {
    options: readonly SelectOption[]
    /** "Please select": shown until something is chosen, not an option itself. */
    placeholder: string
  }

export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, error, hint, optionalLabel, correct: _, className, options, placeholder, ...select },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} className={className}>
      {(control) => (
        <Select ref={ref} {...(select.value === undefined && { defaultValue: '' })} {...select} {...control}>
          <option value="" disabled>
            {placeholder}
          </option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
})
