import { type RefObject, useState } from 'react'
import type { Basket } from '#contract/baskets.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { useAction } from '../../platform/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BasketTotal } from '../basket-total.tsx'
import { latestText, shortageText, stateTones } from '../basket-words.ts'
import { columns } from '../layout.ts'
import { ProductText } from '../product-text.tsx'
import { withdrawBasket } from '../use-baskets.ts'
import { SendDialog } from './send-dialog.tsx'

type SentBasketProps = { basket: Basket; canSend: boolean; title: RefObject<HTMLHeadingElement | null> }

/** What was sent stays as it was; it can be sent again, or withdrawn. */
export function SentBasket({ basket, canSend, title }: SentBasketProps) {
  const words = useTranslation('baskets')
  const { t } = words
  const { state, products, message, currency } = basket
  const name = personName(basket.client)
  return (
    <>
      <PageTitle ref={title} className="mb-6 flex flex-wrap items-center gap-x-3">
        {t('sent.title', { name })}
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
      </PageTitle>
      <div className={columns}>
        <Card title={t('draft.products')}>
          <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-line">
            {products.map((product) => {
              const { product_variant_id: id, quantity, price } = product
              const shortage = shortageText(words, product, quantity)
              return (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3.5">
                  <ProductText product={product} quantity={quantity}>
                    {shortage && <span className="block font-semibold text-amber">{shortage}</span>}
                  </ProductText>
                  <span className="ml-auto font-semibold">
                    {price !== null && formatMoney(price * quantity, currency)}
                  </span>
                </li>
              )
            })}
          </ul>
        </Card>
        <Card title={t('draft.for', { name })}>
          <div className="mt-2 grid gap-4">
            <p className="text-ink-2 first-letter:uppercase">{latestText(words, basket)}</p>
            {message && (
              <p className="border-l-2 border-verbena pl-3 whitespace-pre-line wrap-anywhere">{message}</p>
            )}
            <BasketTotal {...basket} />
            {state !== 'withdrawn' && <SentActions basket={basket} canSend={canSend} />}
          </div>
        </Card>
      </div>
    </>
  )
}

function SentActions({ basket, canSend }: Omit<SentBasketProps, 'title'>) {
  const { t } = useTranslation('baskets')
  const [open, setOpen] = useState<'sending' | 'withdrawing'>()
  const close = () => setOpen(undefined)
  const { state, expires_at: expiresAt } = basket
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {canSend && state !== 'ordered' && (
        <button type="button" className="btn btn-plain" onClick={() => setOpen('sending')}>
          {t('send.again')}
        </button>
      )}
      {expiresAt !== null && new Date(expiresAt) > new Date() && (
        <button type="button" className="btn btn-plain" onClick={() => setOpen('withdrawing')}>
          {t('withdraw.button')}
        </button>
      )}
      {open === 'sending' && <SendDialog basket={basket} onClose={close} />}
      {open === 'withdrawing' && <WithdrawDialog basket={basket} onClose={close} />}
    </div>
  )
}

function WithdrawDialog({ basket: { id, client }, onClose }: { basket: Basket; onClose(): void }) {
  const { t } = useTranslation('baskets')
  const { isBusy, problem, run } = useAction()

  const withdraw = () =>
    run(async () => {
      await withdrawBasket({ clientId: client.id, id })
      toast('success', t('withdraw.done'))
      onClose()
    })

  return (
    <ConfirmDialog
      title={t('withdraw.title')}
      keepLabel={t('withdraw.keep')}
      confirmLabel={t('withdraw.button')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void withdraw()}
    >
      <p>{t('withdraw.text')}</p>
      <p role="alert" className="mt-2 text-madder empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  )
}
