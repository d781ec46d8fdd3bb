import { emailMaximum } from '#domain/accounts/email.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { ShopLink } from '#web/platform/links.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AccountEmailField } from '../account-email-field.tsx'
import { CurrentPasswordField, NewPasswordField } from '../new-password-field.tsx'
import type { RegistrationForm } from './use-registration.ts'

type FieldsProps = { form: RegistrationForm }

export function NameFields({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <TextField
        {...field('first_name')}
        label={t('fields.first-name')}
        autoComplete="given-name"
        maxLength={100}
      />
      <TextField
        {...field('last_name')}
        label={t('fields.last-name')}
        autoComplete="family-name"
        maxLength={100}
      />
    </>
  )
}

export function CountryField({ form: { field }, countries }: FieldsProps & { countries: SelectOption[] }) {
  const { t } = useTranslation('auth')
  return (
    <SelectField
      {...field('country')}
      label={t('fields.country')}
      options={countries}
      placeholder={t('fields.please-select')}
      autoComplete="country"
    />
  )
}

export function AccessFields({ form: { field, watch } }: FieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <AccountEmailField {...field('email')} className="sm:col-span-2" maxLength={emailMaximum} />
      <NewPasswordField
        {...field('password')}
        className="sm:col-span-2"
        typed={watch('password')}
        label={t('fields.password')}
      />
      <CurrentPasswordField
        {...field('confirm_password')}
        className="sm:col-span-2"
        label={t('fields.confirm-password')}
        autoComplete="new-password"
      />
    </>
  )
}

export function TermsField({ form: { field } }: FieldsProps) {
  const { t } = useTranslation('auth')
  return (
    <CheckField
      {...field('terms_accepted')}
      className="sm:col-span-2"
      label={
        <>
          {t('fields.terms')}{' '}
          <span className="mt-0.5 flex flex-wrap gap-x-4">
            <ShopLink to="/terms" target="_blank" className="link">
              {t('fields.terms-link')}
            </ShopLink>{' '}
            <ShopLink to="/privacy" target="_blank" className="link">
              {t('fields.privacy-link')}
            </ShopLink>
          </span>
        </>
      }
    />
  )
}
