import { type EntryKind, type EntryTexts, isEmptyText, missingFields } from '#domain/content/entries.ts'
import { type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type LanguageTabsProps = {
  kind: EntryKind
  texts: EntryTexts
  language: Language
  onChoose(language: Language): void
}

/** Chooses the language that is written, and shows what each of them still needs. */
export function LanguageTabs({ kind, texts, language, onChoose }: LanguageTabsProps) {
  const { t } = useTranslation('content')
  return (
    <fieldset>
      <legend className="visually-hidden">{t('language')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {languages.map((each) => {
          const state = isEmptyText(texts[each])
            ? 'empty'
            : missingFields(kind, texts[each]).length > 0
              ? 'unfinished'
              : 'complete'
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === language}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-line-2 px-3 text-label text-ink-2 hover:border-field aria-pressed:border-bottle aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-bottle"
              onClick={() => onChoose(each)}
            >
              <span lang={languageTag(each)}>{languageNames[each]}</span>
              {state === 'complete' && <Icon name="check" size={15} />}
              {state === 'unfinished' && <Icon name="warning" size={15} />}
              <span className="visually-hidden">, {t(`language-states.${state}`)}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
