import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { builder } from '../builder/store.ts'
import { Empty } from '../empty.tsx'
import { LineList } from '../lines/line-list.tsx'

const shownFirst = 9
const columns = ['product', 'take', 'note', 'quantity', 'price'] as const

type LinesPartProps = {
  protocol: Protocol
  isWide: boolean
  showsAll: boolean
  onShowAll(all: boolean): void
}

export function LinesPart({ protocol, isWide, showsAll, onShowAll }: LinesPartProps) {
  const { t } = useTranslation('protocols')
  const { protocol_id: protocolId, products } = protocol
  const hidden = products.length - shownFirst
  const shown = showsAll || hidden <= 0 ? protocol : { ...protocol, products: products.slice(0, shownFirst) }
  return (
    <section
      className="detail-part part-products detail-lines card-sheet"
      aria-label={t('lines.title')}
      data-wide={isWide || undefined}
    >
      <div className="detail-lines-head">
        <h2 aria-live="polite">{t('lines.count', { count: products.length })}</h2>
        <AddProducts protocolId={protocolId} className="link" />
      </div>
      {products.length > 0 ? (
        <>
          <div className="lines-columns" aria-hidden="true">
            {columns.map((column) => (
              <span key={column}>{t(`lines.${column}`)}</span>
            ))}
          </div>
          <LineList protocol={shown} isWide={isWide} headingLevel={3} />
        </>
      ) : (
        <Empty plant="verbena" title={t('lines.empty')} text={t('lines.empty-text')}>
          <AddProducts protocolId={protocolId} className="btn btn-primary" />
        </Empty>
      )}
      <div className="detail-lines-foot no-print" hidden={products.length === 0}>
        {hidden > 0 && (
          <button
            type="button"
            className={isWide ? 'link' : 'btn btn-plain'}
            aria-expanded={showsAll}
            onClick={() => onShowAll(!showsAll)}
          >
            {showsAll ? t('lines.show-fewer') : t('lines.show-more', { count: hidden })}
          </button>
        )}
        <AddProducts protocolId={protocolId} className="btn lines-add">
          <Icon name="plus" size={17} />
        </AddProducts>
      </div>
    </section>
  )
}

/** Products go into the active protocol, so this one becomes it. */
function AddProducts({
  protocolId,
  className,
  children,
}: {
  protocolId: number
  className: string
  children?: React.ReactNode
}) {
  const { t } = useTranslation('protocols')
  return (
    <ShopLink to="/products" className={className} onClick={() => builder.select(protocolId)}>
      {children}
      {t('lines.add')}
    </ShopLink>
  )
}
