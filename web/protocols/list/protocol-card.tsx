import type { ListedProtocol } from '#contract/protocols.ts'
import { comma } from '#domain/languages.ts'
import { recentDay } from '../../platform/dates.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { NoticeProblem } from '../../platform/notice-problem.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, menuItem } from '../../ui/menu.tsx'
import type { Layer } from '../drawers/layer-over.tsx'
import { protocolOutbox } from '../edits/protocol-outbox.ts'
import { useIsUnsaved } from '../edits/protocol-store.ts'
import { FailureNotice } from '../failure-notice.tsx'
import { ShareButton } from '../share-button.tsx'
import { ThumbRow } from './thumb-row.tsx'

type ProtocolCardProps = {
  protocol: ListedProtocol
  isActive: boolean
  open(layer: Layer): void
  onDuplicate(): void
  onActivate(): void
}

/** Also the layout of its placeholder. */
export const cardStyle =
  'flex min-w-0 flex-col rounded-card border border-line bg-surface px-5 pt-5 pb-3.5 data-active:border-bottle data-active:shadow-[inset_0_3px_0_var(--color-bottle)]'
export const cardHead = 'flex min-h-6.75 items-start gap-x-3 gap-y-2'
export const cardFoot = 'mt-auto flex min-h-11.75 items-center gap-0.5 border-t border-line pt-2.5'
const cardButton = 'size-9 pointer-coarse:size-11'

export function ProtocolCard({ protocol, isActive, open, onDuplicate, onActivate }: ProtocolCardProps) {
  const { t, language } = useTranslation('protocols')
  const { protocol_id: protocolId, name, products, total_price, currency } = protocol
  const unavailable = products.filter(({ state }) => state !== 'sold').length
  return (
    <li className={cardStyle} data-active={isActive || undefined}>
      <div className={cardHead}>
        <h2 className="mr-auto min-w-0 text-h3 font-medium wrap-anywhere">
          <ShopLink
            to={`/account/practitioner/protocols/${protocolId}`}
            className="hover:underline hover:decoration-1 hover:underline-offset-3"
            prefetch="intent"
          >
            {name}
          </ShopLink>
        </h2>
        {isActive && <Badge tone="good">{t('card.active')}</Badge>}
        {unavailable > 0 && (
          <Badge tone="waiting">
            <Icon name="warning" size={14} />
            {t('card.unavailable', { count: unavailable })}
          </Badge>
        )}
      </div>
      <p className="text-small text-ink-3">
        <EditedText protocol={protocol} />
      </p>
      <ThumbRow products={products} width={48} height={53} className="mt-4 mb-3.5" />
      <CardProblem protocolId={protocolId} />
      <div className={cardFoot}>
        <p className="mr-auto">
          <b className="text-[16px] font-bold">{formatMoney(total_price, currency)}</b>
          <span className="text-small text-ink-3">
            {comma(language) + t('card.products', { count: products.length })}
          </span>
        </p>
        <button
          type="button"
          className={`icon-btn hover:bg-tint ${cardButton}`}
          aria-label={t('card.duplicate', { name })}
          onClick={onDuplicate}
        >
          <Icon name="copy" size={18} />
        </button>
        <ShareButton
          label={t('card.share', { name })}
          className={`icon-btn not-aria-disabled:hover:bg-tint aria-disabled:cursor-default aria-disabled:text-ink-3 ${cardButton}`}
          isEmpty={products.length === 0}
          onShare={() => open({ kind: 'share', protocolId })}
        />
        <CardMenu
          protocolId={protocolId}
          name={name}
          isActive={isActive}
          open={open}
          onActivate={onActivate}
        />
      </div>
    </li>
  )
}

function EditedText({ protocol: { updated_at, shared_with } }: { protocol: ListedProtocol }) {
  const { t, language } = useTranslation('protocols')
  const day = recentDay(updated_at, new Date(), language, 6)
  if (shared_with === 0) return t('card.edited', { day })
  return t('card.edited-shared', { day, count: shared_with })
}

/** What was changed or asked for from the list, and not done. */
function CardProblem({ protocolId }: { protocolId: number }) {
  const { t } = useTranslation('protocols')
  const isUnsaved = useIsUnsaved(protocolId)
  return (
    <div className="mb-3.5 empty:hidden">
      {isUnsaved && (
        <NoticeProblem onRetry={() => protocolOutbox.retry(protocolId)}>
          {t('detail.save-failed')}
        </NoticeProblem>
      )}
      <FailureNotice protocolId={protocolId} />
    </div>
  )
}

type CardMenuProps = {
  protocolId: number
  name: string
  isActive: boolean
  open(layer: Layer): void
  onActivate(): void
}

function CardMenu({ protocolId, name, isActive, open, onActivate }: CardMenuProps) {
  const { t } = useTranslation('protocols')
  return (
    <Menu
      label={t('card.menu', { name })}
      button={<Icon name="dots" size={18} />}
      buttonClass={`justify-center p-0 hover:bg-tint ${cardButton}`}
    >
      <li>
        <ShopLink to={`/account/practitioner/protocols/${protocolId}`} className={`gap-3 ${menuItem}`}>
          <Icon name="protocol" size={18} />
          {t('card.open')}
        </ShopLink>
      </li>
      {!isActive && (
        <li>
          <button type="button" className={`w-full gap-3 ${menuItem}`} onClick={onActivate}>
            <Icon name="check" size={18} />
            {t('card.make-active')}
          </button>
        </li>
      )}
      {actions.map(({ kind, icon }) => (
        <li key={kind} className={kind === 'delete' ? 'border-t border-line text-madder' : ''}>
          <button
            type="button"
            className={`w-full gap-3 ${menuItem}`}
            onClick={() => open({ kind, protocolId })}
          >
            <Icon name={icon} size={18} />
            {t(`card.${kind}`)}
          </button>
        </li>
      ))}
    </Menu>
  )
}

const actions = [
  { kind: 'edit', icon: 'edit' },
  { kind: 'print', icon: 'print' },
  { kind: 'delete', icon: 'trash' },
] as const
