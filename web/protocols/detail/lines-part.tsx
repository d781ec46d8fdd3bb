import { useRef } from 'react'
import type { Protocol } from '#contract/protocols.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import { builder } from '../builder/store.ts'
import { Empty } from '../empty.tsx'
import { inColumns } from '../lines/line-layouts.ts'
import { LineList } from '../lines/line-list.tsx'
import { onPaper } from './layout.ts'

const shownFirst = 9
const columnNames = ['product', 'take', 'note', 'quantity', 'price'] as const

type LinesPartProps = {
  protocol: Protocol
  isWide: boolean
  className: string
  showsAll: boolean
  onShowAll(all: boolean): void
}

export function LinesPart({ protocol, isWide, className, showsAll, onShowAll }: LinesPartProps) {
  const { t } = useTranslation('protocols')
  const { protocol_id: protocolId, products } = protocol
  const empty = useRef<HTMLHeadingElement>(null)
  const focus = useFocusBesideRemoved<HTMLOListElement>(empty)
  const hidden = products.length - shownFirst
  const shown = showsAll || hidden <= 0 ? protocol : { ...protocol, products: products.slice(0, shownFirst) }
  return (
    <section
      className={`card-sheet ${onPaper} @max-[640px]/protocols:border-0 @max-[640px]/protocols:bg-transparent @max-[640px]/protocols:p-0 ${isWide ? 'px-5 pt-0 pb-3.5' : ''} ${className}`}
      aria-label={t('lines.title')}
    >
      <div
        className={
          isWide
            ? 'absolute [clip-path:inset(50%)]'
            : 'flex items-baseline justify-between gap-3 border-b-3 border-double border-line-2 pb-2.5'
        }
      >
        <h2 aria-live="polite" className="font-sans text-body font-bold tracking-normal normal-nums">
          {t('lines.count', { count: products.length })}
        </h2>
        <AddProducts protocolId={protocolId} className="link" />
      </div>
      {products.length > 0 ? (
        <>
          <div
            className={
              isWide
                ? `border-b border-line-2 pt-5.5 pb-2.5 text-small font-semibold text-ink-3 ${inColumns.grid}`
                : 'hidden'
            }
            aria-hidden="true"
          >
            {columnNames.map((column) => (
              <span key={column} className="first:col-span-2 last:text-end">
                {t(`lines.${column}`)}
              </span>
            ))}
          </div>
          <LineList protocol={shown} focus={focus} isWide={isWide} headingLevel={3} />
        </>
      ) : (
        <Empty ref={empty} plant="verbena" title={t('lines.empty')} text={t('lines.empty-text')}>
          <AddProducts protocolId={protocolId} className="btn btn-primary" />
        </Empty>
      )}
      <div
        className={`no-print flex flex-wrap items-center justify-between gap-3 ${isWide ? 'pt-3.5' : 'pt-4'}`}
        hidden={products.length === 0}
      >
        {hidden > 0 && (
          <button
            type="button"
            className={isWide ? 'link' : 'btn btn-plain flex-1'}
            aria-expanded={showsAll}
            onClick={() => onShowAll(!showsAll)}
          >
            {showsAll ? t('lines.show-fewer') : t('lines.show-more', { count: hidden })}
          </button>
        )}
        <AddProducts
          protocolId={protocolId}
          className={isWide ? 'btn ml-auto px-2.5 text-leaf' : 'btn hidden'}
        >
          <Icon name="plus" size={17} />
        </AddProducts>
      </div>
    </section>
  )
}

/** Products are added to the active protocol, so this one becomes the active one. */
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
