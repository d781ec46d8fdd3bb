import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Field, type FieldProps } from '../../../ui/form/field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>

export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, error, hint, optionalLabel, correct: _, className, ...textarea },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} className={className}>
      {(control) => <textarea ref={ref} className="field-control" {...textarea} {...control} />}
    </Field>
  )
})
