import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { CountryDecision, ProductCountries, ProductCountry } from '#contract/product-countries.ts'
import {
  type BlockReason,
  blockReasons,
  decidedStates,
  notificationNumberMaximum,
  restrictionNoteMaximum,
  restrictionSourceMaximum,
} from '#domain/catalogue/restrictions/country-states.ts'
import { countryName } from '#domain/country-name.ts'
import type { FieldProblems } from '../../../platform/form-rules.ts'
import { FormSheet } from '../../../platform/form-sheet.tsx'
import { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { listToggled } from '../../../platform/selection.ts'
import { changeAccountData, refreshAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { TextArea } from '../../../ui/form/control.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { CountryGroup } from './country-groups.ts'
import { useEditing } from './editing.ts'

type Draft = { state: string; number: string; reason: string; source: string; since: string; note: string }

type CountryFormProps = {
  group: CountryGroup
  rows: readonly ProductCountry[]
  onClose(): void
}

/** The same decision for some countries; those that wait for one are chosen already. */
export function CountryForm({ group, rows, onClose }: CountryFormProps) {
  const { t, language } = useTranslation('restrictions')
  const { product } = useEditing()
  const { decision, countries: same, is_open: isOpen } = group
  const [countries, setCountries] = useState(isOpen || same.length === 1 ? same : [])
  const { field, submit, busy, problem, setProblem, watch } = useShopForm<Draft>({
    check: problemsOf,
    defaultValues: {
      state: decision || !isOpen ? group.state : '',
      number: decision?.number ?? '',
      reason: decision?.reason ?? '',
      source: decision?.source ?? '',
      since: decision?.since ?? '',
      note: decision?.note ?? '',
    },
  })
  const state = watch('state')

  const onSubmit = submit(async (typed) => {
    if (countries.length === 0) return setProblem(t('admin.form.none'))
    const path = adminProductPaths.countries(product.id)
    const saved = await callAccount<ProductCountries>(path, {
      method: 'PUT',
      body: decisionOf(typed, countries),
    })
    await changeAccountData<ProductCountries>(path, () => saved)
    void refreshAccountData(`${adminProductPaths.list}?`)
    toast('success', t('admin.form.saved'))
    onClose()
  })
  const named = rows
    .map(({ country }) => ({ country, name: countryName(country, language) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, language))

  return (
    <FormSheet
      title={t('admin.title')}
      closeLabel={t('admin.form.close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('admin.form.save')}
          </SubmitButton>
        </>
      }
    >
      <SelectField
        label={t('admin.form.state')}
        placeholder={t('admin.form.choose')}
        options={[
          ...decidedStates.map((value) => ({ value, label: t(`admin.state.${value}`) })),
          ...(decision ? [{ value: 'undecided', label: t('admin.form.undecided') }] : []),
        ]}
        {...field('state')}
      />
      {state === 'blocked' && (
        <SelectField
          label={t('admin.form.reason')}
          placeholder={t('admin.form.choose')}
          options={blockReasons.map((value) => ({ value, label: t(`admin.why.${value}`) }))}
          {...field('reason')}
        />
      )}
      {state === 'notified' && (
        <TextField
          label={t('admin.form.number')}
          maxLength={notificationNumberMaximum}
          autoComplete="off"
          {...field('number')}
        />
      )}
      {state !== 'undecided' && (
        <>
          <TextField
            label={t('admin.form.source')}
            optionalLabel={t('admin.form.optional')}
            maxLength={restrictionSourceMaximum}
            autoComplete="off"
            {...field('source')}
          />
          <TextField
            type="date"
            label={t('admin.form.since')}
            optionalLabel={t('admin.form.optional')}
            {...field('since')}
          />
          <Note field={field('note')} />
        </>
      )}
      <fieldset>
        <legend className="text-label font-semibold">{t('admin.form.countries')}</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,150px),1fr))] gap-x-4">
          {named.map(({ country, name }) => (
            <CheckField
              key={country}
              isSmall
              label={name}
              checked={countries.includes(country)}
              onChange={() => setCountries(listToggled(countries, country))}
            />
          ))}
        </div>
      </fieldset>
    </FormSheet>
  )
}

function Note({ field }: { field: ReturnType<ReturnType<typeof useShopForm<Draft>>['field']> }) {
  const { t } = useTranslation('restrictions')
  const { error, correct: _, ...input } = field
  return (
    <Field label={t('admin.form.note')} optionalLabel={t('admin.form.optional')} error={error}>
      {(control) => <TextArea rows={3} maxLength={restrictionNoteMaximum} {...input} {...control} />}
    </Field>
  )
}

function problemsOf({ state, reason, number }: Draft): FieldProblems<Draft> {
  return {
    ...(state === '' && { state: 'required' }),
    ...(state === 'blocked' && reason === '' && { reason: 'required' }),
    ...(state === 'notified' && number.trim() === '' && { number: 'required' }),
  }
}

function decisionOf(
  { state, number, reason, source, since, note }: Draft,
  countries: string[],
): CountryDecision {
  const shared = { countries, note, source: source.trim() || null, since: since || null }
  switch (state) {
    case 'notified':
      return { state, number, ...shared }
    case 'blocked':
      return { state, reason: reason as BlockReason, ...shared }
    case 'undecided':
      return { state, countries }
    default:
      return { state: 'allowed', ...shared }
  }
}
