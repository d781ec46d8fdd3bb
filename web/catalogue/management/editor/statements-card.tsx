import { useState } from 'react'
import { mandatoryWarnings } from '#domain/catalogue/required-facts.ts'
import { allergens, type LabelWarning, labelWarnings } from '#domain/catalogue/vocabulary.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { listToggled } from '../../../platform/selection.ts'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { useEditing } from './editing.ts'

const columns = 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,190px),1fr))] gap-x-4'
/** The allergens a product contains, and the warnings on its label. */
export function StatementsCard() {
  const { t } = useTranslation('admin-products')
  const { form, change } = useEditing()
  // Those that every supplement carries, and its own; a warning does not move while it is ticked.
  const [first] = useState(() => [...new Set([...mandatoryWarnings, ...form.warnings])])
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
              onChange={() => change({ allergens: listToggled(form.allergens, key) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-5">
        <legend className="text-label font-semibold">{t('statements.warnings')}</legend>
        <Warnings keys={first} />
        <details className="mt-2">
          <summary className="cursor-pointer text-small font-semibold">{t('statements.more')}</summary>
          <Warnings keys={labelWarnings.filter((key) => !first.includes(key))} />
        </details>
      </fieldset>
    </Card>
  )
}

function Warnings({ keys }: { keys: readonly LabelWarning[] }) {
  const { t } = useTranslation('admin-products')
  const { form, change } = useEditing()
  return (
    <div className="mt-2 grid gap-x-4 md:grid-cols-2">
      {keys.map((key) => (
        <CheckField
          key={key}
          isSmall
          label={t(`products:warnings.${key}`)}
          checked={form.warnings.includes(key)}
          onChange={() => change({ warnings: listToggled(form.warnings, key) })}
        />
      ))}
    </div>
  )
}
