import { type ReactNode, useState } from 'react'
import { refundablePacks } from '#domain/orders/packs.ts'
import { withdrawalNoteMaximum } from '#domain/orders/withdrawal.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { itemsText } from '../words.ts'
import type { Choice, ExpectedRefund } from './choice.ts'
import { choiceState, everything, withPacks } from './choice.ts'
import { ChooseLine } from './choose-line.tsx'
import { Actions } from './paper.tsx'
import { Sheet } from './sheet.tsx'
import type { Withdrawable } from './withdrawing.ts'

type ChooseSheetProps = {
  order: Withdrawable
  choice: Choice
  setChoice(choice: Choice): void
  note: string
  setNote(note: string): void
  back: ExpectedRefund
  keep: ReactNode
  onContinue(): void
}

export function ChooseSheet(props: ChooseSheetProps) {
  const { order, choice, setChoice, note, setNote, back, keep, onContinue } = props
  const words = useTranslation('orders')
  const { t } = words
  const [isAsked, setAsked] = useState(false)
  const [visits] = useState(() => Object.keys(choice).length)
  const items = order.items.filter((item) => refundablePacks(item) > 0)
  const chosen = choiceState(items, choice)
  const total = items.reduce((sum, item) => sum + refundablePacks(item), 0)
  const money = (amount: number) => formatMoney(amount, order.currency)

  function goOn() {
    if (chosen === 'none') setAsked(true)
    else onContinue()
  }

  return (
    <Sheet
      step="choose"
      title={t('withdraw.choose-title')}
      takesFocus={visits > 0 && items.length > 1}
      foot={
        <>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">{t('withdraw.you-get-back')}</span>
            <output className="text-[24px]/7.5 font-bold" aria-live="polite">
              {money(back.amount)}
            </output>
          </p>
          <Actions className="mt-3.5">
            {keep}
            <button type="button" className="btn btn-primary btn-lead" onClick={goOn}>
              {t('withdraw.continue')}
            </button>
          </Actions>
        </>
      }
    >
      <p className="mt-1.5 text-ink-2">{t('withdraw.choose-text', { number: order.number })}</p>
      <FormProblem>{isAsked && chosen === 'none' && t('withdraw.choose-something')}</FormProblem>
      <label className="mt-3 flex min-h-11 items-center gap-3 border-b-[3px] border-double border-line-2 py-2.5">
        <TickBox
          partly="light"
          isPartly={chosen === 'some'}
          checked={chosen === 'all'}
          onChange={() => setChoice(chosen === 'all' ? {} : everything(items))}
        />
        <b className="flex-1 font-semibold">
          {t(items.length === order.items.length ? 'withdraw.whole' : 'withdraw.rest')}
        </b>
        <span className="text-small text-ink-2">{itemsText(words, total)}</span>
      </label>
      <ul>
        {items.map((item) => (
          <ChooseLine
            key={item.id}
            item={item}
            packs={choice[item.id] ?? 0}
            amount={money(back.lines[item.id] ?? 0)}
            onPacks={(packs) => setChoice(withPacks(choice, item.id, packs))}
          />
        ))}
      </ul>
      {back.delivery > 0 && (
        <p className="flex items-baseline justify-between gap-4 border-b border-line py-3.25">
          <span>{t('withdraw.delivery')}</span>
          <b>{money(back.delivery)}</b>
        </p>
      )}
      <Field label={t('withdraw.note')} optionalLabel={t('withdraw.optional')} className="mt-4.5">
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={withdrawalNoteMaximum}
            placeholder={t('withdraw.note-hint')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </Sheet>
  )
}
