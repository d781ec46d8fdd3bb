import { useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPaths } from '#contract/admin-paths.ts'
import type { AdminFound } from '#contract/admin-search.ts'
import { adminQueryMinimum } from '#domain/admin/search.ts'
import { errorText } from '../../platform/error-text.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Input } from '../../ui/form/control.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'
import { type SearchOption, searchOptionGroups } from './search-options.ts'
import { SearchResults } from './search-results.tsx'

/** Finds orders, people and products from every admin page. */
export function AdminSearch({ className }: { className: string }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [text, setText] = useState('')
  const query = useDebounced(text.trim())
  const isAsking = query.length >= adminQueryMinimum
  const { data, error, isLoading } = useAccountData<AdminFound>(
    isAsking ? `${adminPaths.search}?query=${encodeURIComponent(query)}` : null,
    { keepPreviousData: true },
  )
  const groups = isAsking && data ? searchOptionGroups(data) : []
  const options = groups.flatMap((group) => group.options)
  // Until the answer to what was typed is here, the options are those of an earlier text.
  const isCurrent = text.trim() === query && !isLoading
  const combobox = useCombobox({
    options,
    keyOf: ({ key }) => key,
    onChoose: open,
    onEnter: () => isCurrent && options[0] && open(options[0]),
  })
  const isEmpty = isAsking && isCurrent && data !== undefined && options.length === 0

  function open(option: SearchOption) {
    combobox.close()
    setText('')
    void navigate(pathOf(option.to))
  }

  return (
    <search className={`relative ${className}`}>
      <span className="pointer-events-none absolute top-2.75 left-3 text-ink-3">
        <Icon name="search" size={18} />
      </span>
      <Input
        height={40}
        className="pl-10"
        {...combobox.fieldProps}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          combobox.open()
        }}
        onFocus={combobox.open}
        onBlur={combobox.close}
      />
      {combobox.isShown && <SearchResults groups={groups} combobox={combobox} />}
      <p
        role="status"
        className={
          combobox.isOpen && (isEmpty || error)
            ? 'absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-surface px-3.5 py-3 text-small text-ink-2 shadow-2'
            : 'visually-hidden'
        }
      >
        {error
          ? errorText(error, t)
          : isEmpty
            ? t('search.none')
            : combobox.isShown && isCurrent && t('search.found', { count: options.length })}
      </p>
    </search>
  )
}
