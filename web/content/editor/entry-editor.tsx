import { type ReactNode, useState } from 'react'
import type { Entry } from '#contract/content.ts'
import { entryAddress } from '#domain/content/addresses.ts'
import { untitledKey } from '#domain/content/place-key.ts'
import type { Language } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { LeaveWarning } from '#web/platform/leave-warning.tsx'
import { cardSheet } from '#web/ui/card.tsx'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { AdFields } from './ad-fields.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryBadges } from './entry-badges.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { TemplateFields } from './template-fields.tsx'
import type { TemplateParts } from './template-parts.ts'
import { TextFields } from './text-fields.tsx'
import { useEntry } from './use-entry.ts'

type EntryEditorProps = {
  loaded: Entry
  parts: TemplateParts
  /** The heading of the page. */
  titled(title: string): ReactNode
}

/** Writes one entry in all languages, and publishes it. */
export function EntryEditor({ loaded, parts, titled }: EntryEditorProps) {
  const { t, language: ownLanguage } = useTranslation('content')
  const edited = useEntry(loaded)
  const { entry, content, texts, isChanged, problem } = edited
  const untitled = untitledKey(entry)
  const [language, setLanguage] = useState<Language>(ownLanguage)
  return (
    <>
      <LeaveWarning active={isChanged} />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          {titled(entry.title || (untitled ? t(untitled) : entry.slug))}
          <p className="mt-1 text-small text-ink-3">
            {entry.kind === 'page' || entry.kind === 'article'
              ? entryAddress(entry.kind, entry.slug)
              : t(`kinds.${entry.kind}`)}
          </p>
          <div className="mt-2">
            <EntryBadges entry={entry} />
          </div>
        </div>
        <EntryActions edited={edited} language={language} />
      </div>
      <p role="status" className="mt-3 min-h-5 text-small text-ink-2">
        {isChanged ? t('unsaved') : ''}
      </p>
      {edited.isChangedElsewhere ? (
        <ChangedElsewhere edited={edited} />
      ) : (
        <FormProblem>{problem}</FormProblem>
      )}
      {content.ad && (
        <div className={`${cardSheet} mt-3`}>
          <AdFields ad={content.ad} errors={edited.errors} onChange={edited.changeAd} />
        </div>
      )}
      <div className={`${cardSheet} mt-3`}>
        <LanguageTabs kind={entry.kind} texts={texts} language={language} onChoose={setLanguage} />
        <TextFields key={language} edited={edited} language={language} />
      </div>
      {content.template && (
        <TemplateFields
          template={content.template}
          language={language}
          parts={parts}
          onChange={edited.setTemplate}
        />
      )}
    </>
  )
}
