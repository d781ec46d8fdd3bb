import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isNew, nameOf, personOf, type Recipient } from './recipients.ts'

type RecipientChipsProps = {
  chosen: readonly Recipient[]
  onRemove(key: string): void
  onOpenNew(): void
}

export function RecipientChips({ chosen, onRemove, onOpenNew }: RecipientChipsProps) {
  const { t } = useTranslation('sharing')
  if (chosen.length === 0) return null
  return (
    <ul className="recipient-chips" aria-label={t('clients.chosen')}>
      {chosen.map((one) => {
        const person = personOf(one)
        const name = nameOf(person)
        return (
          <li key={one.key} className="recipient-chip">
            {person.first_name ? (
              <Avatar {...person} size={24} ground="surface" />
            ) : (
              <Icon name="mail" size={18} />
            )}
            {isNew(one) ? (
              <button
                type="button"
                className="recipient-name"
                aria-label={t('clients.open-new', { name })}
                onClick={onOpenNew}
              >
                {name} <i>{t('clients.new')}</i>
              </button>
            ) : (
              <span className="recipient-name">{name}</span>
            )}
            <button
              type="button"
              className="recipient-remove"
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
