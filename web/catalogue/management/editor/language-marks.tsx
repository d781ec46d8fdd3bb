import { type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { listText } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEditing } from './editing.ts'
import { type ProductForm, textFields } from './product-form.ts'

type LanguageMarksProps = { chosen: Language; onChoose(language: Language): void }

/** Which texts are missing in each language; a language without any is shown in English. */
export function LanguageMarks({ chosen, onChoose }: LanguageMarksProps) {
  const { t, language } = useTranslation('admin-products')
  const { form } = useEditing()
  return (
    <>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4">
        {languages.map((each) => {
          const state = languageState(form, each)
          const missing = listText(
            state.missing.map((field) => t(`texts.${field}`)),
            language,
          )
          return (
            <li key={each} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-2 text-start text-small aria-pressed:font-bold"
                aria-pressed={each === chosen}
                title={missing || undefined}
                onClick={() => onChoose(each)}
              >
                <span className={styles[state.kind].colour}>
                  <Icon name={styles[state.kind].icon} size={17} />
                </span>
                <span lang={languageTag(each)}>{languageNames[each]}</span>
                <span className="visually-hidden">
                  {state.kind === 'none' ? t('language.none') : missing && t('missing', { facts: missing })}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className="mt-2 text-[13px] text-ink-3">{t('language.hint')}</p>
    </>
  )
}

const styles = {
  complete: { icon: 'check', colour: 'text-leaf' },
  partly: { icon: 'warning', colour: 'text-amber' },
  none: { icon: 'minus', colour: 'text-ink-3' },
} as const

type LanguageState = { kind: keyof typeof styles; missing: (typeof textFields)[number][] }

/** Compared with the other languages: a text that none has is not missing. */
export function languageState({ texts }: Pick<ProductForm, 'texts'>, language: Language): LanguageState {
  const isWritten = (field: (typeof textFields)[number], each: Language) => texts[each][field].trim() !== ''
  if (!textFields.some((field) => isWritten(field, language))) return { kind: 'none', missing: [] }
  const missing = textFields.filter(
    (field) => !isWritten(field, language) && languages.some((each) => isWritten(field, each)),
  )
  return { kind: missing.length > 0 ? 'partly' : 'complete', missing }
}
