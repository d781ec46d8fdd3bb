import type { PlanProduct } from '#contract/sharing.ts'
import { type DiscountRate, discountOf } from '#domain/clients/discounts.ts'
import { type Language, otherLang } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { labelDose } from '#domain/protocols/dose.ts'
import { doseAmountWords } from '#domain/protocols/dose-words.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { AlternativesLink, RestrictedNote } from '../../platform/restricted-note.tsx'
import { Thumb } from '../../platform/thumb.tsx'
import { CheckBox } from '../../ui/form/check-box.tsx'
import { DoseText } from '../plan/dose-text.tsx'
import { SupplyText } from '../plan/supply-text.tsx'
import { canBeBought, type Restricted } from './plan-in-slot.ts'

type PlanProductsProps = {
  products: readonly PlanProduct[]
  restricted: Restricted
  /** Of the notes, if it is not the page’s. */
  lang?: string | undefined
  currency: Currency
  /** The reader's own discount. */
  discount: DiscountRate
  /** Those that will be bought. */
  chosen: readonly PlanProduct[]
  onChoose: (variantId: number, isChosen: boolean) => void
}

/** The products of a protocol, with packs, notes and prices. */
export function PlanProducts({ products, restricted, lang, chosen, onChoose, ...price }: PlanProductsProps) {
  const { t, language } = useTranslation('plan')
  return (
    <section aria-labelledby="plan-products">
      <div className="flex items-baseline justify-between gap-4 border-b-3 border-double border-line-2 pb-2.5">
        <h2 id="plan-products" className="text-h2">
          {t('shared.products')}
        </h2>
        <p className="text-small text-ink-2">
          {t('shared.chosen', {
            chosen: formatNumber(chosen.length, language),
            total: formatNumber(products.length, language),
          })}
        </p>
      </div>
      <ul>
        {products.map((product) => (
          <li
            key={product.product_variant_id}
            className="flex flex-wrap items-start gap-x-3 gap-y-1 border-b border-line py-3.5 print:break-inside-avoid"
          >
            <span className="no-print mt-4.5 flex w-5 flex-none">
              {canBeBought(product, restricted) && (
                <CheckBox
                  aria-label={t('shared.choose', { name: product.name })}
                  checked={chosen.includes(product)}
                  onChange={({ target }) => onChoose(product.product_variant_id, target.checked)}
                />
              )}
            </span>
            <PlanProductRow product={product} notesLang={lang} {...price} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { product: PlanProduct; currency: Currency; discount: DiscountRate }

function PlanProductRow({ product, notesLang, ...price }: RowProps & { notesLang: string | undefined }) {
  const { language } = useTranslation('plan')
  const lang = otherLang(product.language, language)
  const dose = product.dose ?? labelDose(product.facts.portion)
  return (
    <>
      <Thumb product={product} width={60} height={66} />
      <div className="min-w-0 flex-1">
        <p className="text-micro text-ink-2">{product.brand.name}</p>
        <h3
          className="text-[17px] leading-5.5 font-medium normal-nums wrap-anywhere [&_a:hover]:underline [&_a:hover]:underline-offset-3"
          lang={lang}
        >
          {product.slug === null ? (
            product.name
          ) : (
            <ShopLink to={`/products/${product.slug}?variant=${product.product_variant_id}`}>
              {product.name}
            </ShopLink>
          )}
        </h3>
        {dose && (
          <p className="text-small text-ink-2">
            <DoseText dose={dose} />
          </p>
        )}
        <Packs product={product} />
        <RestrictedNote productId={product.id} className="mt-1">
          <AlternativesLink slug={product.slug} variantId={product.product_variant_id} />
        </RestrictedNote>
        {product.notes && (
          <p
            lang={notesLang}
            className="mt-1.5 border-l-2 border-verbena pl-2.5 text-small whitespace-pre-line wrap-anywhere"
          >
            {product.notes}
          </p>
        )}
      </div>
      <PlanPrice product={product} {...price} />
    </>
  )
}

const commaBefore: Partial<Record<Language, string>> = {
  ja: "not-empty:before:content-['、']",
  zh_tw: "not-empty:before:content-['，']",
}

/** "2 × 120 capsules, lasts about 60 days". */
function Packs({ product }: { product: PlanProduct }) {
  const words = useTranslation('plan')
  useTranslation('products')
  const { product_variant_id: chosen, variants, item_count: quantity, facts } = product
  const content = variants.find(({ id }) => id === chosen)?.content
  if (!content) return null
  const pack = doseAmountWords(words, content)
  const dose = product.dose ?? labelDose(facts.portion)
  return (
    <p className="text-small text-ink-2">
      {quantity > 1 ? words.t('shared.packs', { quantity, content: pack }) : pack}
      <span className={commaBefore[words.language] ?? "not-empty:before:content-[',_']"}>
        <SupplyText product={{ ...product, dose }} phrase />
      </span>
    </p>
  )
}

const priceStyle = 'ml-auto max-w-32 text-right'

function PlanPrice({ product, currency, discount }: RowProps) {
  const { t } = useTranslation('plan')
  if (product.state === 'gone' || product.price === null)
    return <p className={`text-small text-ink-2 ${priceStyle}`}>{t('shared.gone')}</p>
  const full = toMinor(product.price) * product.item_count
  const pays = full - discountOf(full, discount)
  return (
    <div className={priceStyle}>
      <p className="font-bold">{formatMoney(toMajor(pays), currency)}</p>
      {pays < full && (
        <p className="text-small text-ink-2">
          <span className="visually-hidden">{t('shared.before')} </span>
          <s>{formatMoney(toMajor(full), currency)}</s>
        </p>
      )}
      {product.state === 'out' && <p className="text-small text-amber">{t('shared.out')}</p>}
    </div>
  )
}
