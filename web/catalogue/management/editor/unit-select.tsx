import type { ComponentProps } from 'react'
import type { AmountUnit, ContentUnit } from '#domain/catalogue/vocabulary.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Input, Select } from '../../../ui/form/control.tsx'

type UnitSelectProps<Unit extends AmountUnit | ContentUnit> = {
  /** Of the field around it, or a name of its own. */
  control: ComponentProps<typeof Input>
  amount: string
  unit: Unit | ''
  units: readonly Unit[]
  unitLabel: string
  onChange(amount: string, unit: Unit | ''): void
}

/** An amount and its unit. */
export function UnitSelect<Unit extends AmountUnit | ContentUnit>({
  control,
  amount,
  unit,
  units,
  unitLabel,
  onChange,
}: UnitSelectProps<Unit>) {
  const { t } = useTranslation('admin-products')
  return (
    <div className="flex gap-2">
      <Input
        {...control}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-20 min-w-16"
        value={amount}
        onChange={({ target }) => onChange(target.value, unit)}
      />
      <Select
        className="min-w-24 flex-1"
        aria-label={unitLabel}
        value={unit}
        onChange={({ target }) => onChange(amount, target.value as Unit | '')}
      >
        <option value="">{t('fields.no-unit')}</option>
        {units.map((each) => (
          <option key={each} value={each}>
            {t(`units.${each}`)}
          </option>
        ))}
      </Select>
    </div>
  )
}
