import { type FormEvent, useId, useRef, useState } from 'react'
import type { ClientDay } from '#contract/client-day.ts'
import { doseStep } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { typedNumber } from '../../platform/number-texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { countSupply } from './day-outbox.ts'

/** Corrects what is left of a product. */
export function CountDialog({ day, onClose }: { day: ClientDay; onClose(): void }) {
  const { t, language } = useTranslation('day')
  useTranslation('plan')
  const first = useRef<HTMLSelectElement>(null)
  const supplies = day.supply.filter(({ amount_left: left }) => left !== null)
  const [variantId, setVariantId] = useState(supplies[0]!.product_variant_id)
  const chosen = supplies.find(({ product_variant_id: id }) => id === variantId)!
  const [amount, setAmount] = useState(typedNumber(chosen.amount_left ?? 0, language))
  const [isWrong, setWrong] = useState(false)
  const { isBusy, problem, run } = useAction()
  const id = useId()
  const unit = chosen.unit ?? 'piece'

  const save = (counted: number | null) =>
    run(async () => {
      await countSupply(variantId, { date: day.date, amount: counted })
      onClose()
    })
  function submit(event: FormEvent) {
    event.preventDefault()
    const counted = readAmount(amount, doseStep(unit))
    setWrong(counted === undefined)
    if (counted !== undefined) void save(counted)
  }
  return (
    <Dialog title={t('count.title')} text={t('count.text')} first={first} onClose={onClose}>
      <form id={id} noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <SelectField
          ref={first}
          label={t('count.product')}
          value={variantId}
          onChange={({ target }) => {
            const next = supplies.find((each) => each.product_variant_id === Number(target.value))!
            setVariantId(next.product_variant_id)
            setAmount(typedNumber(next.amount_left ?? 0, language))
            setWrong(false)
          }}
          placeholder={t('count.choose')}
          options={supplies.map(({ product_variant_id: value }) => ({
            value,
            label: day.products.find(({ product_variant_id: each }) => each === value)?.name ?? '',
          }))}
        />
        <TextField
          label={t('count.amount', { unit: t(`plan:unit.${unit}`) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={amount}
          error={isWrong ? t('count.wrong') : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
      </form>
      <FormProblem>{problem}</FormProblem>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {chosen.is_counted && (
          <button type="button" className="btn btn-plain mr-auto" onClick={() => void save(null)}>
            {t('count.calculate')}
          </button>
        )}
        <button type="button" className="btn btn-plain" onClick={onClose}>
          {t('count.cancel')}
        </button>
        <button type="submit" form={id} className="btn btn-primary" aria-disabled={isBusy || undefined}>
          {t('count.save')}
        </button>
      </div>
    </Dialog>
  )
}

/** A whole number, or halves of what can be divided; undefined for anything else. */
function readAmount(text: string, step: number): number | undefined {
  const amount = Number(text.trim().replace(',', '.'))
  const isAmount = text.trim() !== '' && amount >= 0 && amount <= 100_000
  return isAmount ? Math.round(amount / step) * step : undefined
}
