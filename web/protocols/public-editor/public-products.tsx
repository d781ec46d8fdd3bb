import type { ProtocolProduct } from '#contract/protocols.ts'
import type { OwnPublicProtocol } from '#contract/public-protocols.ts'
import { otherLang } from '#domain/languages.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { publicNoteMaximum, quantityMaximum } from '#domain/protocols/limits.ts'
import { ClaimNotes } from '../../platform/claims/claim-notes.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { DoseText } from '../plan/dose-text.tsx'
import { type PublicDraft, type PublicLine, withLineChanged } from './draft.ts'

type PublicProductsProps = {
  protocol: OwnPublicProtocol
  draft: PublicDraft
  onChange(change: Pick<PublicDraft, 'products'>): void
}

/** Packs and notes; the last product cannot be removed. */
export function PublicProducts({ protocol, draft, onChange }: PublicProductsProps) {
  const { t } = useTranslation('public-protocols')
  const { products } = draft
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  const known = new Map(protocol.products.map((product) => [product.product_variant_id, product]))
  return (
    <section aria-labelledby="public-products">
      <h2 id="public-products" className="text-h2">
        {t('products')}
      </h2>
      <ul ref={list} onFocus={remember} onBlur={forget} className="mt-3 grid gap-3">
        {products.map((line) => {
          const { product_variant_id: id } = line
          const product = known.get(id)
          return (
            product && (
              <li key={id} className="rounded-card border border-line-2 bg-surface p-4.5">
                <Line
                  product={product}
                  line={line}
                  onChange={(change) => onChange({ products: withLineChanged(products, id, change) })}
                  onRemove={
                    products.length > 1
                      ? () => onChange({ products: products.filter((each) => each !== line) })
                      : undefined
                  }
                />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

type LineProps = {
  product: ProtocolProduct
  line: PublicLine
  onChange(change: Partial<PublicLine>): void
  onRemove: (() => void) | undefined
}

function Line({ product, line, onChange, onRemove }: LineProps) {
  const { t, language } = useTranslation('public-protocols')
  const { name, state } = product
  const dose = product.dose ?? labelDose(product.facts.portion)
  const isForEveryone = state === 'sold' || state === 'out'
  return (
    <>
      <div className="flex items-start gap-3">
        <Thumb product={product} width={52} height={58} />
        <div className="min-w-0 flex-1">
          <p className="text-micro text-ink-2">{product.brand.name}</p>
          <h3
            className="text-[17px]/5.5 font-medium wrap-anywhere"
            lang={otherLang(product.language, language)}
          >
            {name}
          </h3>
          {dose && (
            <p className="mt-0.5 text-small text-ink-2">
              <DoseText dose={dose} />
            </p>
          )}
          {!isForEveryone && <p className="mt-0.5 text-small text-amber">{t('not-for-everyone')}</p>}
        </div>
        {onRemove && (
          <button
            type="button"
            className="-m-2 flex size-11 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
            aria-label={t('remove', { name })}
            onClick={onRemove}
          >
            <Icon name="trash" size={18} />
          </button>
        )}
      </div>
      <div className="mt-3.5 grid gap-3.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
        <div>
          <p aria-hidden="true" className="mb-1.5 text-label">
            {t('packs')}
          </p>
          <Stepper
            value={line.item_count}
            max={quantityMaximum}
            label={t('packs-of', { name })}
            lessLabel={t('fewer', { name })}
            moreLabel={t('more', { name })}
            onChange={(quantity) => onChange({ item_count: quantity })}
          />
        </div>
        <div>
          <Field label={t('note')}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={line.note}
                maxLength={publicNoteMaximum}
                onChange={({ target }) => onChange({ note: target.value })}
              />
            )}
          </Field>
          <ClaimNotes
            field={`products.${line.product_variant_id}.note`}
            text={line.note}
            onChange={(note) => onChange({ note })}
          />
        </div>
      </div>
    </>
  )
}
