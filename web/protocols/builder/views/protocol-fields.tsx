import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { protocolDescriptionMaximum, protocolNameMaximum } from '#domain/protocols/limits.ts'
import type { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../../ui/form/control.tsx'
import { Field, type FieldProps } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { ProtocolDetails } from './protocol-details.ts'

type TextAreaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'className'>

const TextAreaField = forwardRef<HTMLTextAreaElement, TextAreaFieldProps>(function TextAreaField(
  { label, error, hint, optionalLabel, correct: _, className, ...textarea },
  ref,
) {
  return (
    <Field label={label} error={error} hint={hint} optionalLabel={optionalLabel} className={className}>
      {(control) => <TextArea ref={ref} {...textarea} {...control} />}
    </Field>
  )
})

type ProtocolFieldsProps = {
  form: ReturnType<typeof useShopForm<ProtocolDetails>>
  isDescriptionOptional?: boolean
}

/** Name and description of a protocol. */
export function ProtocolFields({ form, isDescriptionOptional = false }: ProtocolFieldsProps) {
  const { t } = useTranslation('builder')
  return (
    <>
      <TextField
        label={t('details.name')}
        maxLength={protocolNameMaximum}
        autoComplete="off"
        data-begins-here=""
        {...form.field('name')}
      />
      <TextAreaField
        label={t('details.description')}
        optionalLabel={isDescriptionOptional ? t('details.optional') : undefined}
        maxLength={protocolDescriptionMaximum}
        className="mt-5"
        {...form.field('description')}
      />
    </>
  )
}
