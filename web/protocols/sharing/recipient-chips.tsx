import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isNew, nameOf, personOf, type Recipient } from './recipients.ts'

type RecipientChipsProps = {
  chosen: readonly Recipient[]
  onRemove(key: string): void
  onOpenNew(): void
}

const nameStyle = 'truncate rounded-control py-1 text-left'

export function RecipientChips({ chosen, onRemove, onOpenNew }: RecipientChipsProps) {
  const { t } = useTranslation('sharing')
  if (chosen.length === 0) return null
  return (
    <ul className="contents" aria-label={t('clients.chosen')}>
      {chosen.map((one) => {
        const person = personOf(one)
        const name = nameOf(person)
        return (
          <li
            key={one.key}
            className="inline-flex min-h-[34px] max-w-full cursor-default items-center gap-1.5 rounded-control bg-tint pl-1.5 text-label font-medium pointer-coarse:min-h-11"
          >
            {person.first_name ? (
              <Avatar {...person} size={24} ground="surface" />
            ) : (
              <Icon name="mail" size={18} />
            )}
            {isNew(one) ? (
              <button
                type="button"
                className={`underline decoration-field underline-offset-3 ${nameStyle}`}
                aria-label={t('clients.open-new', { name })}
                onClick={onOpenNew}
              >
                {name} <i className="font-normal text-ink-3 not-italic">{t('clients.new')}</i>
              </button>
            ) : (
              <span className={nameStyle}>{name}</span>
            )}
            <button
              type="button"
              className="inline-flex h-[34px] w-7 flex-none items-center justify-center rounded-control text-ink-3 hover:text-ink pointer-coarse:size-11"
              aria-label={t('clients.remove', { name })}
              onClick={() => onRemove(one.key)}
            >
              <Icon name="x" size={15} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
