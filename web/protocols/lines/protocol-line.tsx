import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import type { ProtocolProduct, ProtocolVariant } from '#contract/protocols.ts'
import { commaList, languageTag } from '#domain/languages.ts'
import { type Currency, toMajor, toMinor } from '#domain/money.ts'
import { doseStepProblem } from '#domain/protocols/dose.ts'
import { quantityMaximum } from '#domain/protocols/limits.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { RestrictedNote } from '../../platform/restricted-note.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { editProtocol, useLine } from '../edits/protocol-store.ts'
import { ReplaceButton } from '../substitutes/replace-button.tsx'
import { DoseButton, LineDoseEditor, useDoseEditor } from './line-dose.tsx'
import { inColumns, inRows } from './line-layouts.ts'
import { LineNote } from './line-note.tsx'

const icons = { out: 'clock', closed: 'lock', gone: 'warning' } as const satisfies Record<string, IconName>

type Placed = { className?: string | undefined }

const stateStyle = 'mt-0.75 flex gap-1.5 text-[13px]/[18px] text-amber [&>.icon]:mt-px'

/** Says that a stored dose is no longer valid; it stays until it is changed. */
function DoseState({ dose, className = '' }: Pick<ProtocolProduct, 'dose'> & Placed) {
  const { t } = useTranslation('plan')
  const problem = dose && doseStepProblem(dose)
  if (!problem) return null
  return (
    <p className={`${stateStyle} ${className}`}>
      <Icon name="warning" size={15} />
      {t(`editor.problem.${problem}`)}
    </p>
  )
}

type LineStateProps = Placed & { protocolId: number; product: ProtocolProduct }

/** Says why a product cannot be bought as usual, and offers to replace it. */
function LineState({ protocolId, product, className = '' }: LineStateProps) {
  const { t } = useTranslation('builder')
  const { id, state, name, product_variant_id: variantId } = product
  const replace = (
    <ReplaceButton
      product={{ name, variantId }}
      protocolId={protocolId}
      text={t('lines.replace')}
      className="no-print"
    />
  )
  if (state === 'sold') {
    return (
      <RestrictedNote productId={id} className={`mt-0.75 ${className}`}>
        {replace}
      </RestrictedNote>
    )
  }
  return (
    <div className={`${stateStyle} ${className}`}>
      <Icon name={icons[state]} size={15} />
      <span>
        {t(`lines.state.${state}`)} {replace}
      </span>
    </div>
  )
}

export type Grip = {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onKeyDown(event: KeyboardEvent<HTMLElement>): void
}

type ProtocolLineProps = {
  protocolId: number
  product: ProtocolProduct
  currency: Currency
  isWide?: boolean
  headingLevel?: 3 | 4
  /** Absent if lines cannot be reordered. */
  grip?: Grip | undefined
}

// Room on both sides for the drag handle and focus rings, which content-visibility would clip.
const lineStyle =
  'relative -mx-(--line-gutter) px-(--line-gutter) [content-visibility:auto] group-data-dragging/lines:[content-visibility:visible] group-data-dragging/lines:select-none group-data-dragging/lines:[transition:transform_120ms] after:absolute after:inset-x-(--line-gutter) after:bottom-0 after:h-px after:bg-line data-dragged:z-1 data-dragged:bg-surface data-dragged:shadow-3 data-dragged:[transition:none] print:break-inside-avoid print:[content-visibility:visible]'
// In the margin, so that a line looks like a printed one until hovered.
const gripStyle =
  'flex cursor-grab touch-none items-center justify-center rounded-control text-ink-3 group-data-dragging/lines:cursor-grabbing focus-visible:-outline-offset-2 focus-visible:shadow-none max-lg:-mx-2 max-lg:mt-2.5 max-lg:h-11 max-lg:w-8 max-lg:self-end max-lg:[grid-area:6/4] lg:absolute lg:left-0 lg:h-8.5 lg:w-5 lg:[@media(hover:hover)]:in-[li:not(:hover,:focus-within,[data-dragged])]:opacity-0 print:hidden'

/** A product of a protocol: its name, dose, packs and note. */
export const ProtocolLine = memo(function ProtocolLine({
  protocolId,
  product: given,
  currency,
  isWide = false,
  headingLevel = 4,
  grip,
}: ProtocolLineProps) {
  // A change of the line itself is shown before the list that contains it is rendered again.
  const product = useLine(protocolId, { id: given.id, variantId: given.product_variant_id }, true) ?? given
  const { t, language } = useTranslation('builder')
  const Heading = `h${headingLevel}` as const
  const style = isWide ? inColumns : inRows
  const { name, product_variant_id: variantId, item_count: quantity, price, state, slug } = product
  const { close, ...dosing } = useDoseEditor(protocolId, variantId)
  const remove = () => editProtocol(protocolId, { kind: 'remove', variantId })
  const isSold = state === 'sold' || state === 'out'
  const named =
    product.language === language ? name : <span lang={languageTag(product.language)}>{name}</span>
  return (
    <li className={`${lineStyle} ${style.grid} ${style.line}`}>
      <Thumb
        product={product}
        width={64}
        height={72}
        className={`${style.thumb} ${state === 'gone' || state === 'out' ? '[&_img]:opacity-55' : ''}`}
      />
      <div className={style.text}>
        <Heading
          className={`font-serif font-medium tracking-[-0.008em] wrap-anywhere normal-nums ${style.name}`}
        >
          {slug ? (
            <ShopLink
              to={`/products/${slug}?variant=${variantId}`}
              className="-my-0.5 inline-block py-0.5 hover:underline hover:decoration-1 hover:underline-offset-3"
            >
              {named}
            </ShopLink>
          ) : (
            named
          )}
        </Heading>
        {isWide && <LineMaker product={product} className={style.maker} />}
        <DoseButton product={product} isStacked={isWide} className={style.dose} {...dosing} />
        <PackSize protocolId={protocolId} product={product} currency={currency} className={style.pack} />
        <DoseState dose={product.dose} className={style.state} />
        <LineState protocolId={protocolId} product={product} className={style.state} />
      </div>
      <div className={style.side}>
        <span className={`whitespace-nowrap ${style.price}`}>
          {price === null ? (
            <span className="visually-hidden">{t('lines.no-price')}</span>
          ) : (
            formatMoney(toMajor(toMinor(price) * quantity), currency)
          )}
        </span>
        {isSold ? (
          <Stepper
            className={`print:border-0 [&_button]:w-7 print:[&_button]:hidden [&_input]:w-6.5 [&_input]:text-[13px] ${style.packs} ${style.stepper}`}
            value={quantity}
            max={quantityMaximum}
            label={t('lines.quantity', { name })}
            lessLabel={t('lines.less', { name })}
            moreLabel={t('lines.more', { name })}
            removeLabel={t('lines.remove', { name })}
            onChange={(given) => editProtocol(protocolId, { kind: 'change', variantId, quantity: given })}
            onRemove={remove}
          />
        ) : (
          <button type="button" className={`btn btn-plain btn-dense ${style.packs}`} onClick={remove}>
            <Icon name="trash" size={16} />
            <span aria-hidden="true">{t('lines.remove-short')}</span>
            <span className="visually-hidden">{t('lines.remove', { name })}</span>
          </button>
        )}
      </div>
      {dosing.isOpen && (
        <LineDoseEditor
          protocolId={protocolId}
          product={product}
          currency={currency}
          className={style.doseEditor}
          onClose={close}
        />
      )}
      <LineNote protocolId={protocolId} product={product} isWide={isWide} />
      {grip && (
        <button
          type="button"
          className={`${gripStyle} ${style.grip}`}
          aria-label={t('lines.move', { name })}
          {...grip}
        >
          <Icon name="grip" size={20} />
        </button>
      )}
    </li>
  )
})

/** The brand, and the content of the pack if there is only one size. */
function LineMaker({ product, className }: { product: ProtocolProduct; className: string }) {
  const { t, language } = useTranslation('products')
  const { brand, variants } = product
  const [variant] = variants
  const content = variants.length === 1 && variant?.content
  const size =
    content &&
    t(`content.${content.unit}`, {
      count: content.amount,
      formatted: formatNumber(content.amount, language),
    })
  return <p className={className}>{commaList([brand.name, size || ''], language)}</p>
}

type PackSizeProps = Placed & { protocolId: number; product: ProtocolProduct; currency: Currency }

/** The pack size, if there are several. */
function PackSize({ protocolId, product, currency, className = '' }: PackSizeProps) {
  const { t, language } = useTranslation('builder')
  useTranslation('products')
  const { product_variant_id: variantId, variants } = product
  if (variants.length < 2 || !variants.some(({ id }) => id === variantId)) return null

  function inWords({ content, price }: ProtocolVariant) {
    const size = content
      ? t(`products:content.${content.unit}`, {
          count: content.amount,
          formatted: formatNumber(content.amount, language),
        })
      : t('lines.pack')
    return price === null ? size : t('lines.pack-and-price', { size, price: formatMoney(price, currency) })
  }

  return (
    <span
      className={`relative mt-0.5 flex w-fit items-center text-ink-3 [&>.icon]:pointer-events-none [&>.icon]:absolute [&>.icon]:right-0 ${className}`}
    >
      <select
        className="min-h-6 max-w-full appearance-none rounded-badge bg-transparent pr-4.5 text-[13px]/[18px] text-ink-2 max-lg:min-h-8"
        aria-label={t('lines.pack-of', { name: product.name })}
        value={variantId}
        onChange={(event) =>
          editProtocol(protocolId, { kind: 'exchange', variantId, by: Number(event.target.value) })
        }
      >
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} className="bg-surface text-ink">
            {inWords(variant)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  )
}
