import { type FormEvent, Fragment, type ReactNode, useRef } from 'react'
import type { AdminOrder, NewShipment } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import type { OrderItem } from '#contract/orders.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import { carriers, trackingNumberMaximum } from '#domain/orders/shipping.ts'
import { localDate } from '#web/platform/dates.ts'
import { formatNumber } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useKept } from '#web/platform/session/kept-work.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { Spinner } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OrderLines } from '../open-order/order-lines.tsx'
import { PanelFoot, panelBody, panelLines } from '../open-order/panel-part.tsx'
import { PickLine } from '../open-order/pick-line.tsx'
import { useOrderKeys } from '../order-keys.ts'
import { useOrderAction } from '../use-order-action.ts'
import { usableBatches } from './batch-choice.ts'
import { BatchPicker } from './batch-picker.tsx'
import { type ParcelDraft, packsIn, parcelSize, parcelToSend, partsIn, wholeParcel } from './parcel-draft.ts'

type ParcelFormProps = {
  order: AdminOrder
  hasKeys: boolean
  head: ReactNode
  rest: ReactNode
  actions: ReactNode
}

/** The next parcel: its packs, carrier and tracking number. */
export function ParcelForm({ order, hasKeys, head, rest, actions }: ParcelFormProps) {
  const { t, language } = useTranslation('admin-orders')
  const { region } = useShop()
  const { isBusy, problem, act } = useOrderAction(order.id, 'parcel')
  const [kept, keep] = useKept<ParcelDraft>(`parcel ${order.id}`)
  // Until it is answered or the draft is changed.
  const [sent, keepSent] = useKept<NewShipment>(`sent parcel ${order.id}`)
  const draft: ParcelDraft = kept ?? {
    packed: wholeParcel(order.items),
    chosen: {},
    carrier: region === 'uk' ? 'royal_mail' : 'bpost',
    number: '',
  }
  const { packed, chosen, carrier, number } = draft
  const form = useRef<HTMLFormElement>(null)
  const numberField = useRef<HTMLInputElement>(null)
  const size = parcelSize(order.items, packed)
  const count = (lines: number) => formatNumber(lines, language)
  const name = order.address.first_name || t('erased')
  const today = localDate(new Date())
  const packsOf = (item: OrderItem) => packsIn(packed, item)
  const partsOf = (item: OrderItem) => partsIn(order, draft, { item, today })
  function change(part: Partial<ParcelDraft>) {
    keepSent(undefined)
    keep({ ...draft, ...part })
  }
  const left = order.items.filter((item) => packsToShip(item) > 0)
  const done = order.items.filter((item) => packsToShip(item) === 0)

  useOrderKeys((command) => {
    if (!hasKeys || command !== 'send') return false
    // Without a tracking number only the button sends a parcel: the key asks for the number first.
    if (number.trim() === '') numberField.current?.focus()
    else form.current?.requestSubmit()
    return true
  })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy || size.lines === 0) return
    const parcel = parcelToSend(order, draft, { sent, today })
    keep(draft)
    keepSent(parcel)
    if (!(await act(adminOrderPaths.ship(order.id), parcel, () => keepSent(undefined)))) return
    keep(undefined)
    keepSent(undefined)
    toast('success', t('sent', { name, number: order.number }))
  }

  return (
    <>
      <div className={panelBody}>
        {head}
        <form id="parcel" ref={form} onSubmit={(event) => void send(event)}>
          <fieldset>
            <legend className="visually-hidden">{t('parcel.lines')}</legend>
            <ul className={panelLines}>
              {left.map((item) => (
                <Fragment key={item.id}>
                  <PickLine
                    order={order}
                    item={item}
                    packs={packsOf(item)}
                    maximum={packsToShip(item)}
                    onPacks={(packs) => {
                      // Another number of packs gets a new suggestion.
                      const { [item.id]: _, ...others } = chosen
                      change({ packed: { ...packed, [item.id]: packs }, chosen: others })
                    }}
                  />
                  {packsOf(item) > 0 && partsOf(item) && (
                    <BatchPicker
                      name={item.name}
                      batches={usableBatches(order, item)}
                      parts={partsOf(item) ?? []}
                      onChoose={(batches) => change({ chosen: { ...chosen, [item.id]: batches } })}
                    />
                  )}
                </Fragment>
              ))}
            </ul>
          </fieldset>
          <p role="status" className="mt-2.5 text-small text-ink-2">
            {t('parcel.packed', { count: size.of, lines: count(size.lines), formatted: count(size.of) })}
            {!size.isWhole && size.lines > 0 && ` ${t('parcel.rest-follows')}`}
          </p>
          <div className="mt-4 grid grid-cols-[minmax(0,130px)_minmax(0,1fr)] gap-3">
            <SelectField
              label={t('parcel.carrier')}
              placeholder={t('parcel.carrier')}
              value={carrier}
              onChange={({ target }) => change({ carrier: target.value })}
              options={carriers.map((each) => ({
                value: each.key,
                label: each.name || t('parcel.other-carrier'),
              }))}
            />
            <TextField
              ref={numberField}
              label={t('parcel.number')}
              value={number}
              maxLength={trackingNumberMaximum}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ number: target.value })}
            />
          </div>
        </form>
        {done.length > 0 && <OrderLines order={order} items={done} />}
        {rest}
      </div>
      <PanelFoot>
        <FormProblem>{problem}</FormProblem>
        <button
          type="submit"
          form="parcel"
          className="btn btn-primary w-full"
          disabled={size.lines === 0}
          aria-busy={isBusy || undefined}
        >
          {isBusy ? <Spinner /> : <Icon name="truck" size={19} />}
          {t('send', { count: size.lines, formatted: count(size.lines), name })}
        </button>
        {actions}
      </PanelFoot>
    </>
  )
}
