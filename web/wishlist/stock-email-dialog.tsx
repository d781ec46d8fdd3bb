import { useEffect, useRef, useState } from 'react'
import type { MessageAnswer } from '#contract/accounts.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { VisitorStockRequestInput } from '#contract/wishlist.ts'
import { emailMaximum, emailProblem } from '#domain/accounts/email.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { callApi } from '../platform/call-api.ts'
import { useShopForm } from '../platform/forms.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import type { ProductInSlot } from '../platform/slots.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormProblem } from '../ui/form/form-problem.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Utilities } from '../ui/utilities/utilities.tsx'

type StockEmailDialogProps = { product: ProductInSlot; onClose(): void }

/** Lets a visitor ask for an email when a product is back in stock; an emailed link confirms the address. */
export function StockEmailDialog({ product, onClose }: StockEmailDialogProps) {
  const { t, language } = useTranslation('wishlist')
  useTranslation('problems')
  const [confirmation, setConfirmation] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { field, submit, busy, problem } = useShopForm<Pick<VisitorStockRequestInput, 'email'>>({
    check: ({ email }) => ({ email: emailProblem(email) }),
  })
  const send = submit(async ({ email }) => {
    const body: VisitorStockRequestInput = {
      email: email.trim(),
      product_variant_id: product.variantId,
      language,
    }
    const path = cartPaths.visitorStockRequests
    setConfirmation((await callApi<MessageAnswer>(path, { method: 'POST', body, language })).message)
  })
  const { ref, ...email } = field('email')
  const register = (element: HTMLInputElement | null) => {
    ref(element)
    input.current = element
  }
  return (
    <Dialog
      title={t(confirmation ? 'ask.sent' : 'ask.title')}
      text={<p className="font-medium text-ink">{brandAndName(product)}</p>}
      first={input}
      onClose={onClose}
    >
      <Utilities of="shopping" />
      {confirmation ? (
        <Sent confirmation={confirmation} onClose={onClose} />
      ) : (
        <form method="post" noValidate onSubmit={send} className="mt-3">
          <p className="mb-4 text-ink-2">{t('ask.text')}</p>
          <FormProblem>{problem}</FormProblem>
          <TextField
            {...email}
            ref={register}
            label={t('ask.email')}
            type="email"
            autoComplete="email"
            maxLength={emailMaximum}
          />
          <p className="mt-3 text-small text-ink-2">
            {t('ask.privacy')}{' '}
            <ShopLink to="/privacy" className="link">
              {t('shop:footer.privacy')}
            </ShopLink>
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <button type="button" className="btn btn-plain" onClick={onClose}>
              {t('ask.cancel')}
            </button>
            <SubmitButton busy={busy}>{t('ask.send')}</SubmitButton>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function Sent({ confirmation, onClose }: { confirmation: string; onClose(): void }) {
  const { t } = useTranslation('wishlist')
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  return (
    <>
      <p role="status" className="mt-3 text-ink-2">
        {confirmation}
      </p>
      <div className="mt-6 flex justify-end">
        <button ref={close} type="button" className="btn btn-primary" onClick={onClose}>
          {t('ask.close')}
        </button>
      </div>
    </>
  )
}
