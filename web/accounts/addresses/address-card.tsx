import type { SavedAddress } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'

type AddressCardProps = {
  address: SavedAddress
  /** Why the latest action on it failed. */
  problem: string | undefined
  onEdit(): void
  onRemove(): void
  onMakeDefault(): void
}

export function AddressCard({ address, problem, onEdit, onRemove, onMakeDefault }: AddressCardProps) {
  const { t, language } = useTranslation('account')
  const lines = placeLines(address, language)
  const named = { address: commaList(lines, language) }
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="text-body font-semibold break-words">{personName(address)}</h2>
        {address.is_default && (
          <Badge tone="good">
            <Icon name="check" size={14} />
            {t('addresses.default')}
          </Badge>
        )}
      </div>
      <address className="mt-1 mb-3 break-words text-ink-2 not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {address.phone && <span className="block">{address.phone}</span>}
      </address>
      <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1">
        <button
          type="button"
          className="link min-h-11 md:min-h-8"
          data-opens={address.id}
          aria-label={t('addresses.edit-of', named)}
          onClick={onEdit}
        >
          {t('addresses.edit')}
        </button>
        {!address.is_default && (
          <button
            type="button"
            className="link min-h-11 md:min-h-8"
            aria-label={t('addresses.make-default-of', named)}
            onClick={onMakeDefault}
          >
            {t('addresses.make-default')}
          </button>
        )}
        <button
          type="button"
          className="link min-h-11 md:min-h-8"
          aria-label={t('addresses.remove-of', named)}
          onClick={onRemove}
        >
          {t('addresses.remove')}
        </button>
      </p>
      <ActionProblem className="mt-1">{problem}</ActionProblem>
    </div>
  )
}
