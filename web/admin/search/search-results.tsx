import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Combobox } from '../../ui/use-combobox.ts'
import type { SearchOption, SearchOptionGroups } from './search-options.ts'

type SearchResultsProps = { groups: SearchOptionGroups; combobox: Combobox<SearchOption> }

export function SearchResults({ groups, combobox: { listId, optionProps } }: SearchResultsProps) {
  const { t } = useTranslation('admin')
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t('search.results')}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(70vh,480px)] overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-2"
    >
      {groups.map(({ group, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may only contain options and groups of them
        <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
          <div
            id={`${listId}-${group}`}
            role="presentation"
            className="px-3.5 pt-2.5 pb-1 text-micro font-semibold text-ink-3"
          >
            {t(`search.groups.${group}`)}
          </div>
          {options.map((option) => (
            <div
              key={option.key}
              {...optionProps(option)}
              className="flex min-h-11 cursor-pointer flex-wrap content-center items-baseline gap-x-3 px-3.5 py-2 text-label wrap-anywhere aria-selected:bg-tint"
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
