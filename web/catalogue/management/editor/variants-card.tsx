import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { formatNumber } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../../ui/use-focus-beside-removed.ts'
import { useEditing, useFieldProblem } from './editing.ts'
import { pair } from './product-card.tsx'
import type { TypedVariant } from './product-form.ts'
import { UnitSelect } from './unit-select.tsx'

/** The packs in which the product is sold. */
export function VariantsCard() {
  const { t } = useTranslation('admin-products')
  const { form, change } = useEditing()
  const { variants } = form
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  const add = () => {
    const key = Math.max(0, ...variants.map((variant) => variant.key + 1))
    const unit = variants[0]?.content_unit ?? ''
    const variant = {
      key,
      isSaved: false,
      sku: '',
      barcode: '',
      content_amount: '',
      content_unit: unit,
      weight_grams: '',
    }
    change({ variants: [...variants, variant] })
  }
  return (
    <Card title={t('cards.variants')}>
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-2 grid divide-y divide-line">
        {variants.map((variant, at) => (
          <li key={variant.key} className="py-4">
            <VariantFields
              variant={variant}
              at={at}
              onChange={(changed) =>
                change({ variants: variants.map((each) => (each.key === variant.key ? changed : each)) })
              }
              onRemove={
                variants.length > 1
                  ? () => change({ variants: variants.filter(({ key }) => key !== variant.key) })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn-outline btn-dense" onClick={add}>
        <Icon name="plus" size={16} />
        {t('variant.add')}
      </button>
    </Card>
  )
}

type VariantFieldsProps = {
  variant: TypedVariant
  at: number
  onChange(variant: TypedVariant): void
  onRemove: (() => void) | undefined
}

function VariantFields({ variant, at, onChange, onRemove }: VariantFieldsProps) {
  const { t, language } = useTranslation('admin-products')
  const { product } = useEditing()
  const problem = useFieldProblem()
  const saved = product.variants.find(({ sku }) => variant.isSaved && sku === variant.sku)
  const field = (name: 'sku' | 'barcode' | 'weight_grams') => ({
    autoComplete: 'off',
    value: variant[name],
    error: problem(`variants.${at}.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...variant, [name]: target.value }),
  })
  return (
    <div className={pair}>
      <TextField label={t('fields.sku')} maxLength={64} readOnly={variant.isSaved} {...field('sku')} />
      <Field label={t('variant.contents')} error={problem(`variants.${at}.content_amount`)}>
        {(control) => (
          <UnitSelect
            control={control}
            amount={variant.content_amount}
            unit={variant.content_unit}
            units={contentUnits}
            unitLabel={t('variant.unit')}
            onChange={(content_amount, content_unit) =>
              onChange({ ...variant, content_amount, content_unit })
            }
          />
        )}
      </Field>
      <TextField label={t('variant.barcode')} inputMode="numeric" maxLength={20} {...field('barcode')} />
      <TextField label={t('variant.weight')} inputMode="numeric" maxLength={7} {...field('weight_grams')} />
      <div className="flex items-center justify-between gap-2 self-end pb-2 text-small">
        <span>
          {t('columns.stock')} <b>{formatNumber(saved?.stock ?? 0, language)}</b>
        </span>
        {onRemove && (
          <button type="button" className="btn btn-plain btn-dense" onClick={onRemove}>
            <Icon name="trash" size={16} />
            {t('variant.remove')}
            <span className="visually-hidden"> {variant.sku}</span>
          </button>
        )}
      </div>
    </div>
  )
}
