import { useState } from 'react'
import { publicProtocolPath } from '#domain/storefront/links.ts'
import { listText } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NotSoldNote } from '../../platform/restricted-note.tsx'
import { useNotSoldText, useRestrictions } from '../../platform/restrictions.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ProtocolCard, StoreView } from './store-view.ts'

type Bought = { added: number; skipped: readonly string[] }
/** Undefined if the user left meanwhile. */
type PutInCart = (protocol: ProtocolCard) => Promise<Bought | undefined>

type PublicProtocolsProps = {
  view: StoreView
  /** The last part of the page’s address. */
  name: string
  putInCart: PutInCart
}

/** Facts only, and texts that were checked before they were published. */
export default function PublicProtocols({ view: { protocols }, name, putInCart }: PublicProtocolsProps) {
  const { t } = useTranslation('storefront')
  return (
    <section className="pb-17">
      <div className="double-rule pt-5.5">
        <h2 className="text-h2">{t('page.protocols')}</h2>
      </div>
      <ul className="mt-5.5 grid grid-cols-1 gap-5 @min-[720px]/store:grid-cols-2">
        {protocols.map((protocol) => (
          <Protocol key={protocol.id} protocol={protocol} name={name} putInCart={putInCart} />
        ))}
      </ul>
    </section>
  )
}

type ProtocolProps = Omit<PublicProtocolsProps, 'view'> & { protocol: ProtocolCard }

function Protocol({ protocol, name, putInCart }: ProtocolProps) {
  const { t } = useTranslation('storefront')
  const { byProduct: restricted } = useRestrictions()
  const { description, lines, total, perDay, lang, slug } = protocol
  const sold = lines.map((line) => ({
    ...line,
    available: line.available && !restricted.has(line.product_id),
  }))
  const facts = [
    t('page.product-count', { count: lines.length }),
    total,
    ...(perDay ? [t('page.per-day', { price: perDay })] : []),
  ]
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6.5">
      <h3 lang={lang} className="text-h3 font-medium wrap-anywhere">
        <ShopLink to={publicProtocolPath(name, slug)} className="hover:underline">
          {protocol.name}
        </ShopLink>
      </h3>
      <p className="mt-1 text-small font-semibold text-(--store-text)">{facts.join(' · ')}</p>
      {description && (
        <p lang={lang} className="mt-2 line-clamp-4 whitespace-pre-line text-ink-2 wrap-anywhere">
          {description}
        </p>
      )}
      <NotSoldLines lines={lines} />
      <PutInCartButton protocol={{ ...protocol, lines: sold }} putInCart={putInCart} />
    </li>
  )
}

/** Names what is not sold in the visitor's country. */
function NotSoldLines({ lines }: Pick<ProtocolCard, 'lines'>) {
  const { language } = useTranslation('storefront')
  const { byProduct: restricted } = useRestrictions()
  const title = useNotSoldText(...lines.map(({ product_id: id }) => id))
  const names = lines.flatMap(({ product_id: id, name }) => (restricted.has(id) ? [name] : []))
  if (names.length === 0) return null
  return (
    <NotSoldNote title={title} className="mt-3">
      {listText(names, language)}
    </NotSoldNote>
  )
}

function PutInCartButton({ protocol, putInCart }: Omit<ProtocolProps, 'name'>) {
  const { t, language } = useTranslation('storefront')
  const [outcome, setOutcome] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function put() {
    if (isBusy) return
    setBusy(true)
    try {
      setOutcome(boughtText(await putInCart(protocol)))
    } catch (error) {
      // Readers of the page seldom need it.
      const { errorText } = await import('../../platform/error-text.ts')
      setOutcome(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  function boughtText(bought: Bought | undefined): string | undefined {
    if (!bought) return undefined
    const { added, skipped } = bought
    return [
      added > 0 ? t('page.put-done', { count: added }) : t('page.put-nothing'),
      ...(skipped.length > 0 ? [t('page.put-skipped', { names: listText(skipped, language) })] : []),
    ].join(' ')
  }

  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
      {protocol.lines.some(({ available }) => available) && (
        <button type="button" className="btn btn-outline" aria-busy={isBusy} onClick={() => void put()}>
          <Icon name="bag" size={19} />
          {t('page.put-all')}
        </button>
      )}
      <p role="status" className="text-small empty:hidden">
        {outcome && (
          <>
            {outcome}{' '}
            <ShopLink to="/cart" className="link">
              {t('page.open-cart')}
            </ShopLink>
          </>
        )}
      </p>
    </div>
  )
}
