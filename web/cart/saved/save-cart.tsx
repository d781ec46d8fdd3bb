import { useEffect, useRef, useState } from 'react'
import type { Cart, CartToSave, SavedCartLink } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { callApi } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { useAction } from '../../platform/use-action.ts'
import { useCopy } from '../../platform/use-copy.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'

type Saved = { content: string; address: string; until: string }

/** Makes a link with which anyone can put these products in their cart. */
export function SaveCart({ cart }: { cart: Cart }) {
  const { t, language } = useTranslation('cart')
  const [saved, setSaved] = useState<Saved>()
  const { isBusy, problem, run } = useAction()
  const body = bodyOf(cart)
  const content = JSON.stringify(body)

  const save = () =>
    run(async () => {
      const link = await callApi<SavedCartLink>(cartPaths.savedCarts, { method: 'POST', body, language })
      const address = `${location.origin}/saved-carts/${encodeURIComponent(link.token)}`
      setSaved({ content, address, until: link.expires_at })
    })

  return (
    <div className="mt-4">
      {saved?.content === content ? (
        <Link saved={saved} />
      ) : (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center gap-2"
          aria-busy={isBusy || undefined}
          onClick={() => void save()}
        >
          <Icon name="copy" size={18} />
          {t('saved.save')}
        </button>
      )}
      <p role="status" className="text-small text-madder">
        {problem}
      </p>
    </div>
  )
}

function Link({ saved: { address, until } }: { saved: Saved }) {
  const { t, language } = useTranslation('cart')
  const { region } = useShop()
  const field = useRef<HTMLInputElement>(null)
  const { state, copy } = useCopy()
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <div className="flex flex-wrap items-end gap-2.5">
        <TextField
          ref={field}
          label={t('saved.link')}
          readOnly
          value={address}
          className="min-w-50 flex-1"
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className="btn btn-plain min-h-11.5" onClick={() => void copy(address)}>
          {t('saved.copy')}
        </button>
      </div>
      <p role="status" className="mt-2 text-small text-leaf">
        {state === 'copied' && t('saved.copied')}
        {state === 'failed' && t('saved.copy-failed')}
      </p>
      <p className="text-small text-ink-2">
        {t('saved.explained', { date: shopDayText(region, until, language) })}
      </p>
    </>
  )
}

function bodyOf({ items }: Cart): CartToSave {
  return {
    items: items.map((item) => ({ product_variant_id: item.product_variant_id, quantity: item.quantity })),
  }
}
