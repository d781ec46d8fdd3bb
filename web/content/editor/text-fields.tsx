import { type EntryField, fieldsOf, isEmptyText, missingFields } from '#domain/content/entries.ts'
import { commaList, fallbackLanguage, type Language, languageTag } from '#domain/languages.ts'
import { dynamicKey } from '#domain/translation.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Input, TextArea } from '#web/ui/form/control.tsx'
import { Field } from '#web/ui/form/field.tsx'
import type { EditedEntry } from './use-entry.ts'

type TextFieldsProps = { edited: EditedEntry; language: Language }

/** The texts of one language; other languages are written beside the English ones. */
export function TextFields({ edited, language }: TextFieldsProps) {
  const { t, language: reader } = useTranslation('content')
  const { entry, texts } = edited
  const missing = missingFields(entry.kind, texts[language])
  const english = language === fallbackLanguage ? {} : (texts[fallbackLanguage] ?? {})
  return (
    <div className="mt-5 grid gap-5">
      {missing.length > 0 && (
        <p className="text-small text-ink-2">
          {isEmptyText(texts[language])
            ? t(language === fallbackLanguage ? 'english-needed' : 'language-empty')
            : t('missing', {
                fields: commaList(
                  missing.map((name) => t(dynamicKey(`content:fields.${entry.kind}.${name}`))),
                  reader,
                ),
              })}
        </p>
      )}
      {fieldsOf(entry.kind).map(([name, field]) => (
        <div key={name} className={english[name] ? 'grid gap-x-6 gap-y-3 xl:grid-cols-2' : 'max-w-[820px]'}>
          <TextField edited={edited} language={language} name={name} field={field} />
          {english[name] && <EnglishText text={english[name]} />}
        </div>
      ))}
      <Help />
    </div>
  )
}

function TextField({ edited, language, name, field }: TextFieldsProps & { name: string; field: EntryField }) {
  const { t } = useTranslation('content')
  const { entry, texts, errors, write } = edited
  const value = texts[language]?.[name] ?? ''
  const shared = {
    value,
    lang: languageTag(language),
    maxLength: field.maximum,
    onChange: ({ target }: { target: { value: string } }) => write(language, name, target.value),
  }
  return (
    <Field
      label={t(dynamicKey(`content:fields.${entry.kind}.${name}`))}
      error={errors[`content.texts.${language}.${name}`]?.[0]}
      hint={field.form === 'markdown' ? t('markdown-hint') : undefined}
      optionalLabel={field.isOptional ? t('optional') : undefined}
    >
      {(control) =>
        field.form === 'line' ? (
          <Input {...shared} {...control} />
        ) : (
          <TextArea {...shared} {...control} rows={field.form === 'markdown' ? 22 : 3} />
        )
      }
    </Field>
  )
}

/** For translators. */
function EnglishText({ text }: { text: string }) {
  const { t } = useTranslation('content')
  return (
    <div className="min-w-0 text-small">
      <p className="mb-1.5 text-ink-3">{t('english')}</p>
      <p
        lang="en"
        className="max-h-120 overflow-y-auto rounded-control bg-sunken px-3.5 py-2.75 whitespace-pre-wrap wrap-anywhere text-ink-2"
      >
        {text}
      </p>
    </div>
  )
}

const markdownHelp = [
  ['## ', 'help.heading'],
  ['### ', 'help.subheading'],
  ['- ', 'help.item'],
  ['1. ', 'help.numbered'],
  ['**…**', 'help.strong'],
  ['*…*', 'help.emphasis'],
  ['[…](/products)', 'help.link'],
  ['> ', 'help.quotation'],
] as const

/** How headings, lists and links are written. */
function Help() {
  const { t } = useTranslation('content')
  return (
    <details className="text-small">
      <summary className="cursor-pointer font-semibold text-ink-2">{t('help.title')}</summary>
      <dl className="mt-2 grid max-w-[560px] grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {markdownHelp.map(([example, key]) => (
          <div key={example} className="contents">
            <dt className="font-[monospace]">{example}</dt>
            <dd className="text-ink-2">{t(key)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
