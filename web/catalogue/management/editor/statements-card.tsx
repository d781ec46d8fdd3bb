import { mandatoryWarnings } from '#domain/catalogue/required-facts.ts'
import { allergens, labelWarnings } from '#domain/catalogue/vocabulary.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { useEditing } from './editing.ts'

const columns = 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,190px),1fr))] gap-x-4'
/** Those that every supplement carries come first. */
const warningsInOrder = [
  ...mandatoryWarnings,
  ...labelWarnings.filter((key) => !mandatoryWarnings.includes(key)),
]

/** The allergens a product contains, and the warnings on its label. */
export function StatementsCard() {
  const { t } = useTranslation('admin-products')
  const { form, change } = useEditing()
  return (
    <Card title={t('cards.statements')}>
      <fieldset className="mt-3">
        <legend className="text-label font-semibold">{t('statements.allergens')}</legend>
        <div className={columns}>
          {allergens.map((key) => (
            <CheckField
              key={key}
              isSmall
              label={t(`products:allergens.${key}`)}
              checked={form.allergens.includes(key)}
              onChange={() => change({ allergens: toggled(form.allergens, key) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="text-label font-semibold">{t('statements.warnings')}</legend>
        <div className="mt-2 grid gap-x-4 md:grid-cols-2">
          {warningsInOrder.map((key) => (
            <CheckField
              key={key}
              isSmall
              label={t(`products:warnings.${key}`)}
              checked={form.warnings.includes(key)}
              onChange={() => change({ warnings: toggled(form.warnings, key) })}
            />
          ))}
        </div>
      </fieldset>
    </Card>
  )
}

function toggled<Key>(keys: readonly Key[], key: Key): Key[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]
}
