import { type ReactNode, useState } from 'react'
import { ClaimNotes } from '../../platform/claims/claim-notes.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Input, TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useEditing } from './editor-context.ts'

type WrittenFieldProps = {
  /** Names it among the problems and for the preview, such as `header.title`. */
  field: string
  label: string
  value: string
  maximum: number
  /** Counted opposite the label, for texts that are read. */
  isCounted?: boolean
  rows?: number
  hint?: ReactNode
  autoFocus?: boolean
  type?: 'text' | 'email' | 'tel' | 'url'
  className?: string
  onChange(text: string): void
}

/** Not prose: nothing in it can be a claim. */
const isFact = /^(listing\.|contact\.(address|phone|email|appointment_url)$)/

/** A line or, with `rows`, a text of the page. What is wrong is said when the field is left. */
export function WrittenField(props: WrittenFieldProps) {
  const { field, label, value, maximum, isCounted, rows, hint, type = 'text', className, onChange } = props
  const { t } = useTranslation('storefront')
  const { setPlace } = useEditing()
  const [isFocused, setFocused] = useState(false)
  const problem = useProblemText(field)
  const shared = {
    value,
    maxLength: maximum,
    autoFocus: props.autoFocus,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
    onFocus: () => {
      setFocused(true)
      setPlace(field)
    },
    onBlur: () => setFocused(false),
  }
  const written = (
    <Field
      label={label}
      {...(isFact.test(field) && { className })}
      error={isFocused ? undefined : problem}
      hint={hint}
      optionalLabel={isCounted ? t('editor.count', { count: value.length, maximum }) : undefined}
    >
      {(control) =>
        rows ? (
          <TextArea {...shared} {...control} rows={rows} />
        ) : (
          <Input {...shared} {...control} type={type} />
        )
      }
    </Field>
  )
  if (isFact.test(field)) return written
  return (
    <div className={className}>
      {written}
      <ClaimNotes field={field} text={value} onChange={onChange} />
    </div>
  )
}

/** Of our own rules, or the server's message for this field. */
export function useProblemText(field: string): string | undefined {
  const { t } = useTranslation('storefront')
  const { problems, state } = useEditing()
  const problem = problems[field]
  if (problem) return t(`editor.problems.${problem}`)
  const errors = state.refusal?.body?.errors ?? {}
  return errors[`content.${field}`]?.[0] ?? errors[field]?.[0]
}
