import { useEffect } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { SearchOption, SearchOptionGroups } from './search-options.ts'

type FoundListProps = {
  id: string
  groups: SearchOptionGroups
  active: SearchOption | undefined
  onPick(option: SearchOption): void
  onPoint(option: SearchOption): void
}

export function SearchResults({ id, groups, active, onPick, onPoint }: FoundListProps) {
  const { t } = useTranslation('admin')
  const activeId = active && `${id}-${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.results')}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(70vh,480px)] overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-2"
    >
      {groups.map(({ group, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may only contain options and groups of them
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div
            id={`${id}-${group}`}
            role="presentation"
            className="px-3.5 pt-2.5 pb-1 text-micro font-semibold text-ink-3"
          >
            {t(`search.groups.${group}`)}
          </div>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={option === active}
              className="flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 px-3.5 py-2 text-label wrap-anywhere aria-selected:bg-tint"
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => option !== active && onPoint(option)}
              onClick={() => onPick(option)}
            >
              <b className="font-semibold">{option.title}</b>
              <span className="text-small text-ink-2">{option.note}</span>
              {option.state && (
                <Badge tone={option.state === 'draft' ? 'waiting' : 'quiet'}>
                  {t(`search.states.${option.state}`)}
                </Badge>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
