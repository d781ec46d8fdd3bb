import { helpQueryMaximum, helpSearchSlug } from '#domain/content/help.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useLanguagePath } from '../../platform/links.tsx'

/** A plain form, which works without scripts. */
export function HelpSearch({ query = '' }: { query?: string }) {
  const { t } = useTranslation('help')
  const languagePath = useLanguagePath()
  return (
    <search>
      <form action={languagePath(`/help/${helpSearchSlug}`)} className="mt-5 max-w-[68ch]">
        <label htmlFor="help-query" className="font-semibold">
          {t('search.label')}
        </label>
        <div className="mt-1 flex gap-2">
          <input
            key={query}
            id="help-query"
            type="search"
            name="query"
            defaultValue={query}
            maxLength={helpQueryMaximum}
            autoComplete="off"
            required
            className="field-control min-w-0 flex-1"
          />
          <button type="submit" className="btn btn-primary">
            {t('search.submit')}
          </button>
        </div>
      </form>
    </search>
  )
}
