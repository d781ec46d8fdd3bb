import type { Ref } from 'react'
import { reminderWordsMaximum } from '#domain/practice/renewals.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'

type WordsFieldProps = {
  ref: Ref<HTMLTextAreaElement>
  words: string
  disabled?: boolean
  onChange(words: string): void
}

/** The practitioner's own words in an email. */
export function WordsField({ ref, words, disabled = false, onChange }: WordsFieldProps) {
  const { t } = useTranslation('renewals')
  return (
    <Field label={t('email.words')} optionalLabel={t('email.optional')}>
      {(control) => (
        <TextArea
          ref={ref}
          rows={3}
          maxLength={reminderWordsMaximum}
          value={words}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
