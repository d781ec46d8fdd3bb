import { type ChangeEvent, useState } from 'react'
import { useTranslation } from '../platform/i18n/translation-context.tsx'

/** Narrows the list of brands below it while one types; it hides, so that nothing chosen is lost. */
export function BrandSearch() {
  const { t } = useTranslation('products')
  const [none, setNone] = useState(false)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const wanted = plain(target.value)
    let found = 0
    for (const row of target.closest('fieldset')?.querySelectorAll('li') ?? []) {
      row.hidden = !plain(row.querySelector('span')?.textContent ?? '').includes(wanted)
      if (!row.hidden) found += 1
    }
    setNone(found === 0)
  }
  return (
    <>
      <input
        type="search"
        className="needs-script mt-2.5 h-11 w-full rounded-control border border-field bg-surface px-3 text-label"
        aria-label={t('filters.find-brand')}
        placeholder={t('filters.find-brand')}
        onChange={onChange}
      />
      <p role="status" className="text-small text-ink-3">
        {none && t('filters.no-brand')}
      </p>
    </>
  )
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
