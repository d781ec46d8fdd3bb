import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

type WorkFieldsProps = {
  form: RegistrationForm
  choices: Record<'professions' | 'expertise' | 'organisations', SelectOption[]>
}

export function WorkFields({ form: { field }, choices }: WorkFieldsProps) {
  const { t } = useTranslation('auth')
  const placeholder = t('fields.please-select')
  return (
    <>
      <SelectField
        {...field('health_profession')}
        label={t('fields.health-profession')}
        options={choices.professions}
        placeholder={placeholder}
      />
      <SelectField
        {...field('organisation_type')}
        label={t('fields.organisation-type')}
        options={choices.organisations}
        placeholder={placeholder}
      />
      <SelectField
        {...field('expertise_level')}
        className="wide"
        label={t('fields.expertise-level')}
        options={choices.expertise}
        placeholder={placeholder}
      />
      <TextField
        {...field('organisation_name')}
        label={t('fields.organisation-name')}
        optionalLabel={t('fields.optional')}
        autoComplete="organization"
        maxLength={200}
      />
    </>
  )
}
