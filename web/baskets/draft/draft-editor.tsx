import { useRef, useState } from 'react'
import type { Basket } from '#contract/baskets.ts'
import { basketMessageMaximum } from '#domain/baskets/limits.ts'
import { withQuantity } from '#domain/cart/cart.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { BasketTotal } from '../basket-total.tsx'
import { columns } from '../layout.ts'
import { SendDialog } from '../sent/send-dialog.tsx'
import { type Addition, AdditionText } from './addition-text.tsx'
import { DraftFoot } from './draft-foot.tsx'
import { DraftProduct } from './draft-line.tsx'
import {
  additionProblem,
  type DraftLine,
  type Needed,
  quantityOf,
  withProduct,
  withProtocol,
} from './draft-lines.ts'
import { ProductSearch, type SearchProducts } from './product-search.tsx'
import { ProtocolButtons, type TakenProtocol } from './protocol-buttons.tsx'
import { useDraft } from './use-draft.ts'

type DraftEditorProps = {
  basket: Basket
  /** The client's. */
  name: string
  protocols: readonly TakenProtocol[]
  search: SearchProducts
  canSend: boolean
}

/** Products, quantities and message of a draft. */
export function DraftEditor({ basket, name, protocols, search, canSend }: DraftEditorProps) {
  const { t } = useTranslation('baskets')
  const draft = useDraft(basket)
  const { lines, message, saved, merged, state, problem, change, flush } = draft
  const [isSending, setSending] = useState(false)
  const [addition, setAddition] = useState<Addition>()
  const empty = useRef<HTMLParagraphElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(empty)
  const products = new Map(saved.products.map((product) => [product.product_variant_id, product]))

  /** Saved at once, since names and prices come with the answer. */
  function add(added: (lines: readonly DraftLine[]) => DraftLine[]) {
    change((now) => ({ lines: added(now.lines) }))
    void flush()
  }

  function addProduct(variantId: number, product: string) {
    const reason = additionProblem(lines, variantId)
    if (reason) {
      setAddition({ of: 'refused product', problem: reason })
      return
    }
    add((now) => {
      const changed = withProduct(now, variantId)
      setAddition({ of: 'product', name: product, packs: quantityOf(changed, variantId) })
      return changed
    })
  }

  function takeProtocol(protocolName: string, needed: readonly Needed[]) {
    add((now) => {
      const { lines: taken, ...left } = withProtocol(now, needed)
      setAddition({ of: 'protocol', name: protocolName, ...left })
      return taken
    })
  }

  async function review() {
    if (await draft.isReady()) setSending(true)
  }

  return (
    <>
      <PageTitle className="mb-6">{t('draft.title', { name })}</PageTitle>
      <div role="status" className="text-amber not-empty:mb-4">
        {merged && <p>{t('draft.merged')}</p>}
        {merged?.otherMessage && (
          <p className="whitespace-pre-line wrap-anywhere">
            {t('draft.other-message', { message: merged.otherMessage })}
          </p>
        )}
      </div>
      <div className={columns}>
        <Card title={t('draft.products')}>
          <p className="mt-1.5 mb-3 text-ink-2">{t('draft.hint')}</p>
          <ProductSearch
            currency={saved.currency}
            search={search}
            hasRoom={(variantId) => additionProblem(lines, variantId) === undefined}
            onAdd={addProduct}
          />
          <ProtocolButtons protocols={protocols} onTake={takeProtocol} />
          <p role="status" className="text-small text-ink-2 not-empty:mt-3">
            {addition && !problem && <AdditionText addition={addition} />}
          </p>
          {lines.length === 0 ? (
            <p
              ref={empty}
              tabIndex={-1}
              className="mt-4 border-t border-line pt-4 text-ink-2 focus:shadow-none focus:outline-none"
            >
              {t('empty-text')}
            </p>
          ) : (
            <ul
              ref={list}
              onFocus={remember}
              onBlur={forget}
              aria-label={t('draft.products')}
              className="mt-4 border-t border-line [&>li+li]:border-t [&>li+li]:border-line"
            >
              {lines.map(({ variantId, quantity }) => (
                <DraftProduct
                  key={variantId}
                  product={products.get(variantId)}
                  quantity={quantity}
                  currency={saved.currency}
                  onChange={(packs) => {
                    setAddition(undefined)
                    change((now) => ({ lines: withQuantity(now.lines, variantId, packs) }))
                  }}
                />
              ))}
            </ul>
          )}
          <p role="alert" className="mt-2 text-madder empty:hidden">
            {problem}
          </p>
        </Card>
        <Card title={t('draft.for', { name })}>
          <div className="mt-3 grid gap-4">
            <Field label={t('draft.message')} optionalLabel={t('draft.optional')}>
              {(control) => (
                <TextArea
                  rows={4}
                  maxLength={basketMessageMaximum}
                  value={message}
                  onChange={({ target }) => change(() => ({ message: target.value }))}
                  onBlur={() => void flush()}
                  {...control}
                />
              )}
            </Field>
            <BasketTotal {...saved} isBusy={state === 'saving'} />
            {canSend ? (
              <button
                type="button"
                className="btn btn-primary btn-lead w-full"
                disabled={lines.length === 0}
                aria-busy={state === 'saving' || undefined}
                onClick={() => void review()}
              >
                <Icon name="mail" size={18} />
                {t('send.review')}
              </button>
            ) : (
              <p className="text-ink-2">{t('send.locked')}</p>
            )}
            <DraftFoot state={state} clientId={basket.client.id} onRemove={draft.remove} />
          </div>
        </Card>
      </div>
      {isSending && <SendDialog basket={saved} onClose={() => setSending(false)} />}
    </>
  )
}
