import { operatorMaximum } from '#domain/catalogue/text-limits.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/form/control.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useEditing, useFieldProblem } from './editing.ts'
import { TermField } from './term-field.tsx'
import { UnitSelect } from './unit-select.tsx'

export const pair =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] items-start gap-x-4 gap-y-4'

/** Brand, form, portion, origin, the responsible business, and where the product is listed. */
export function ProductCard() {
  const { t, language } = useTranslation('admin-products')
  const { form, vocabulary, change } = useEditing()
  const problem = useFieldProblem()
  return (
    <Card title={t('cards.product')}>
      <div className={`mt-4 ${pair}`}>
        <SelectField
          label={t('fields.brand')}
          placeholder={t('fields.choose')}
          options={vocabulary.brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={form.brand}
          error={problem('brand')}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <SelectField
          label={t('products:groups.delivery_form')}
          placeholder={t('fields.choose')}
          options={vocabulary.terms.delivery_form.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={form.terms.delivery_form[0] ?? ''}
          onChange={({ target }) => change({ terms: { ...form.terms, delivery_form: [target.value] } })}
        />
        <Field label={t('fields.portion')} error={problem('portion_amount')}>
          {(control) => (
            <UnitSelect
              control={control}
              amount={form.portion_amount}
              unit={form.portion_unit}
              units={contentUnits}
              unitLabel={t('fields.portion-unit')}
              onChange={(portion_amount, portion_unit) => change({ portion_amount, portion_unit })}
            />
          )}
        </Field>
        <TextField
          label={t('fields.portions-per-pack')}
          inputMode="decimal"
          autoComplete="off"
          value={form.portions_per_pack}
          error={problem('portions_per_pack')}
          onChange={({ target }) => change({ portions_per_pack: target.value })}
        />
        <TextField
          label={t('fields.origin')}
          hint={countryName(form.country_of_origin, language) ?? t('fields.origin-hint')}
          autoComplete="off"
          maxLength={2}
          value={form.country_of_origin}
          error={problem('country_of_origin')}
          onChange={({ target }) => change({ country_of_origin: target.value.toUpperCase() })}
        />
      </div>
      <Field
        label={t('required.operator')}
        className="mt-4"
        hint={t('fields.operator-hint')}
        error={problem('operator')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={operatorMaximum}
            value={form.operator}
            onChange={({ target }) => change({ operator: target.value })}
          />
        )}
      </Field>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {(['categories', 'health_goals', 'suitable_for', 'free_from'] as const).map((group) => (
          <TermField key={group} group={group} />
        ))}
      </div>
    </Card>
  )
}
