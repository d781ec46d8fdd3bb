import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import type { Address } from '#contract/checkout.ts'
import type { AddressField } from '#domain/accounts/addresses.ts'
import { deliveryAddressProblems, recipientLengths } from '#domain/accounts/delivery-address.ts'
import { emailMaximum, emailProblem } from '#domain/accounts/email.ts'
import { postalCodeFormat } from '#domain/accounts/postal-codes.ts'
import { countryName } from '#domain/country-name.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { asIfTyped, useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { AddressFields } from '../contact-fields.tsx'

export type AddressFormProps = {
  /** Lets a button outside the form submit it. */
  id?: string | undefined
  /** Initial values. */
  address: Address
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  hasCompany?: boolean
  /** Given if it is asked for, above the address. */
  email?: { value: string; label: string; hint: string } | undefined
  onChange?(address: Address, email: string): void
  onSubmit(address: Address, email: string): Promise<void> | void
  /** Buttons below the fields. */
  children(form: { busy: boolean }): ReactNode
}

/** Name and address fields, in the order and with the rules of the country. */
export function AddressForm({
  id,
  address,
  countries,
  hasCompany = false,
  email,
  onChange,
  onSubmit,
  children,
}: AddressFormProps) {
  const { t } = useTranslation('account')
  const options = useCountryOptions(countries)
  const form = useShopForm<Values>({
    check: (values) => ({
      ...(email && { email: emailProblem(values.email) }),
      ...deliveryAddressProblems(tidied(values), countries),
    }),
    defaultValues: { ...address, email: email?.value ?? '' },
    alsoValidates: { country: ['postal_code', 'address_region'] },
  })
  const { field, watch } = form
  const country = watch('country')
  const postalProblem = usePostalCodeProblem(country)
  useOnChange(form.watch, onChange)

  function addressField(name: AddressField) {
    const bound = { ...field(name), maxLength: recipientLengths[name] }
    const isWrongCode = form.formState.errors[name]?.message === 'postal-code'
    return isWrongCode ? { ...bound, error: postalProblem } : bound
  }

  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={form.submit(async (values) => onSubmit(tidied(values), values.email.trim()))}
      className="grid grid-cols-1 gap-4.5"
    >
      <FormProblem>{form.problem}</FormProblem>
      {email && (
        <TextField
          {...field('email')}
          label={email.label}
          hint={email.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaximum}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-3 max-[360px]:grid-cols-1 sm:gap-x-4">
        <TextField
          {...field('first_name')}
          label={t('addresses.first-name')}
          autoComplete="given-name"
          maxLength={recipientLengths.first_name}
        />
        <TextField
          {...field('last_name')}
          label={t('addresses.last-name')}
          autoComplete="family-name"
          maxLength={recipientLengths.last_name}
        />
      </div>
      {hasCompany && (
        <TextField
          {...field('company')}
          label={t('addresses.company')}
          optionalLabel={t('contact.optional')}
          autoComplete="organization"
          maxLength={recipientLengths.company}
        />
      )}
      <SelectField
        {...field('country')}
        label={t('addresses.country')}
        options={options}
        placeholder={t('contact.please-select')}
        autoComplete="country"
      />
      <AddressFields
        isDense
        field={addressField}
        country={country}
        postalCode={watch('postal_code')}
        city={watch('city')}
        onCity={(city) => form.setValue('city', city, asIfTyped)}
      />
      <TextField
        {...field('phone')}
        label={t('contact.phone')}
        optionalLabel={t('contact.optional')}
        hint={t('addresses.phone-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={recipientLengths.phone}
      />
      {children({ busy: form.busy })}
    </form>
  )
}

type Values = Address & { email: string }
type Watch = ReturnType<typeof useShopForm<Values>>['watch']

/** Called with the values on every change. */
function useOnChange(watch: Watch, onChange: AddressFormProps['onChange']) {
  const report = useEffectEvent((address: Address, email: string) => onChange?.(address, email))
  useEffect(() => {
    const { unsubscribe } = watch(({ email = '', ...values }) =>
      report({ ...emptyAddress, ...values }, email.trim()),
    )
    return unsubscribe
  }, [watch])
}

export const emptyAddress: Address = {
  first_name: '',
  last_name: '',
  company: '',
  street: '',
  postal_code: '',
  city: '',
  address_region: '',
  country: '',
  phone: '',
}

/** Pasted text may contain tabs and invisible spaces. */
function tidied(address: Address): Address {
  return Object.fromEntries(
    Object.entries(emptyAddress).map(([name, empty]) => [
      name,
      (address[name as keyof Address] ?? empty).replace(/\s+/g, ' ').trim(),
    ]),
  ) as Address
}

/** Countries sorted by name in the page's language. */
function useCountryOptions(countries: readonly string[]): SelectOption[] {
  const { language } = useTranslation('account')
  return useMemo(() => countryOptions(countries, language), [countries, language])
}

function countryOptions(countries: readonly string[], language: Language): SelectOption[] {
  const { compare } = new Intl.Collator(languageTag(language))
  return countries
    .map((code) => ({ value: code, label: countryName(code, language) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}

/** An example of a valid postcode in this country, for the error message. */
function usePostalCodeProblem(country: string): string {
  const { t, language } = useTranslation('account')
  const format = postalCodeFormat(country)
  if (!format) return t('problems:fields.postal-code')
  const name = countryName(country, language) ?? country
  if (format.digits === null) return t('addresses.postal-code', { country: name, example: format.example })
  return t('addresses.postal-digits', { country: name, example: format.example, count: format.digits })
}
