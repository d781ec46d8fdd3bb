import type { WithdrawalRequest, Withdrawn } from '#contract/orders.ts'
import { fullDate } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAction } from '../../platform/use-action.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Spinner } from '../../ui/form/submit-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Choice, type ExpectedRefund, packsToSend, requestOf } from './choice.ts'
import { Actions, Fact, Facts } from './paper.tsx'
import { PaidBack, SendBack } from './send-back.tsx'
import { Sheet } from './sheet.tsx'
import type { Withdrawable } from './withdrawing.ts'

type ConfirmSheetProps = {
  order: Withdrawable
  choice: Choice
  note: string
  back: ExpectedRefund
  send(request: WithdrawalRequest): Promise<Withdrawn>
  onBack(): void
  onDone(withdrawn: Withdrawn): void
}

export function ConfirmSheet({ order, choice, note, back, send, onBack, onDone }: ConfirmSheetProps) {
  const { t, language } = useTranslation('orders')
  const { isBusy, problem, run } = useAction()
  const money = (amount: number) => formatMoney(amount, order.currency)
  const toSend = packsToSend(order.items, choice)

  const confirm = () =>
    run(async () => {
      onDone(await send({ items: requestOf(choice), note: note.trim() }))
    })

  return (
    <Sheet
      step="confirm"
      title={t('withdraw.confirm-title')}
      takesFocus
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <Actions className={problem ? 'mt-3.5' : ''}>
            <button type="button" className="btn btn-plain btn-lead" onClick={() => !isBusy && onBack()}>
              <Icon name="arrow-left" size={19} />
              {t('withdraw.back')}
            </button>
            <button
              type="button"
              className="btn btn-primary btn-lead"
              aria-busy={isBusy || undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => void confirm()}
            >
              {isBusy && <Spinner />}
              {t('withdraw.confirm')}
            </button>
          </Actions>
          <p className="mt-2.5 text-center text-micro text-ink-3">{t('withdraw.nothing-sent')}</p>
        </>
      }
    >
      <p className="mt-1.5 mb-4 text-ink-2">{t('withdraw.we-write', { email: order.email })}</p>
      <Facts>
        <Fact name={t('withdraw.from')}>
          <dd>
            {t('withdraw.order-of', { number: order.number, day: fullDate(order.placed_at, language) })}
          </dd>
        </Fact>
        <Fact name={t('withdraw.given-back')}>
          {order.items.map(({ id, name }) => {
            const packs = choice[id]
            return packs ? (
              <dd key={id}>
                {t('withdraw.line', {
                  quantity: formatNumber(packs, language),
                  name,
                  amount: money(back.lines[id] ?? 0),
                })}
              </dd>
            ) : null
          })}
        </Fact>
        <Fact name={t('withdraw.delivery')}>
          <dd>
            {back.delivery > 0
              ? money(back.delivery)
              : t(order.delivery.total > 0 ? 'withdraw.delivery-stays' : 'withdraw.delivery-free')}
          </dd>
        </Fact>
        <Fact name={t('withdraw.paid-back')}>
          <dd>
            <PaidBack amount={money(back.amount)} payment={order.payment} />
          </dd>
        </Fact>
        {note.trim() && (
          <Fact name={t('withdraw.your-note')}>
            <dd className="break-words whitespace-pre-line">{note.trim()}</dd>
          </Fact>
        )}
      </Facts>
      <SendBack packs={toSend} />
    </Sheet>
  )
}
