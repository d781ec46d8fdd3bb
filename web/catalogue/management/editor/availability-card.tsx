import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { useEditing } from './editing.ts'

/** To whom the product is sold. */
export function AvailabilityCard() {
  const { t } = useTranslation('admin-products')
  const { form, change } = useEditing()
  return (
    <Card title={t('cards.availability')}>
      <CheckField
        className="mt-2"
        label={
          <>
            <b className="block font-semibold">{t('practitioner-only.label')}</b>
            <span className="text-small text-ink-2">{t('practitioner-only.hint')}</span>
          </>
        }
        checked={form.practitioner_only}
        onChange={({ target }) => change({ practitioner_only: target.checked })}
      />
    </Card>
  )
}
