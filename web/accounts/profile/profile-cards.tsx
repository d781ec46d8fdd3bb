import type { CountryRow, RegistrationOptions } from '#contract/accounts.ts'
import { languageNames, languages } from '#domain/languages.ts'
import { asIfTyped, type useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { fieldPairs } from '../account/layout.ts'
import { AddressFields, PhoneField } from '../contact-fields.tsx'
import { countryChoices, namedChoices } from '../registration-choices.ts'
import type { ProfileValues } from './profile-values.ts'

type CardProps = { form: ReturnType<typeof useShopForm<ProfileValues>> }
type WithCountries = CardProps & { countries: readonly CountryRow[] }

const languageOptions = languages.map((code) => ({ value: code, label: languageNames[code] }))

export function PersonCard({ form: { field }, countries }: WithCountries) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('profile.person')}>
      <div className={fieldPairs}>
        <TextField label={t('profile.first-name')} autoComplete="given-name" {...field('first_name')} />
        <TextField label={t('profile.last-name')} autoComplete="family-name" {...field('last_name')} />
        <SelectField
          label={t('profile.country')}
          placeholder={t('contact.please-select')}
          options={countryChoices(countries)}
          autoComplete="country"
          {...field('country')}
        />
        <SelectField
          label={t('profile.language')}
          hint={t('profile.language-hint')}
          placeholder={t('contact.please-select')}
          options={languageOptions}
          {...field('language')}
        />
      </div>
    </Card>
  )
}

export function ContactCard({ form, countries, email }: WithCountries & { email: string }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('profile.contact')}>
      <div className="mt-4">
        <p className="text-label font-semibold">{t('profile.email')}</p>
        <p className="flex flex-wrap gap-x-4">
          <span className="break-all">{email}</span>
          <ShopLink to="/account/security" className="link text-small">
            {t('profile.change-email')}
          </ShopLink>
        </p>
      </div>
      <PhoneField field={form.field} phoneCountry={form.watch('phone_country')} countries={countries} />
    </Card>
  )
}

export function AddressCard({ form }: CardProps) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('profile.address')}>
      <p className="mt-0.5 text-small text-ink-2">{t('profile.address-hint')}</p>
      <AddressFields
        field={form.field}
        country={form.watch('country')}
        postalCode={form.watch('postal_code')}
        city={form.watch('city')}
        onCity={(city) => form.setValue('city', city, asIfTyped)}
      />
    </Card>
  )
}

export function WorkCard({ form: { field }, options }: CardProps & { options: RegistrationOptions }) {
  const { t } = useTranslation('account')
  return (
    <Card title={t('profile.work')}>
      <div className={fieldPairs}>
        <SelectField
          label={t('profile.health-profession')}
          placeholder={t('contact.please-select')}
          options={namedChoices(options.health_professions)}
          {...field('health_profession')}
        />
        <SelectField
          label={t('profile.expertise-level')}
          placeholder={t('contact.please-select')}
          options={namedChoices(options.expertise_levels)}
          {...field('expertise_level')}
        />
        <SelectField
          label={t('profile.organisation-type')}
          placeholder={t('contact.please-select')}
          options={namedChoices(options.organisation_types)}
          {...field('organisation_type')}
        />
        <TextField
          label={t('profile.organisation-name')}
          optionalLabel={t('contact.optional')}
          autoComplete="organization"
          {...field('organisation_name')}
        />
        <TextField
          label={t('profile.vat-number')}
          optionalLabel={t('contact.optional')}
          hint={t('profile.vat-number-hint')}
          {...field('vat_number')}
        />
      </div>
    </Card>
  )
}
