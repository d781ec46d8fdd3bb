import { useMemo, useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProductTexts } from '#contract/admin-products.ts'
import { type ClaimField, claimFields } from '#domain/catalogue/claim-fields.ts'
import { textMaximum } from '#domain/catalogue/text-limits.ts'
import { fallbackLanguage, type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { ClaimNotes } from '../../../platform/claims/claim-notes.tsx'
import { ClaimsContext, type ClaimsSubject } from '../../../platform/claims/claims-context.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Card } from '../../../ui/card.tsx'
import { Input, TextArea } from '../../../ui/form/control.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Choice } from '../../../ui/toolbar.tsx'
import { useEditing, useFieldProblem, wrongFields } from './editing.ts'
import { LanguageMarks } from './language-marks.tsx'
import { textFields } from './product-form.ts'

type TextField = keyof AdminProductTexts

const maximum: Record<TextField, number> = {
  name: textMaximum.name,
  legal_name: textMaximum.legalName,
  description: textMaximum.description,
  usage: textMaximum.usage,
  ingredient_list: textMaximum.ingredientList,
  warning: textMaximum.warning,
}
const rows: Partial<Record<TextField, number>> = { description: 5, usage: 3, ingredient_list: 3, warning: 2 }
const mayClaim = (field: TextField): field is ClaimField =>
  (claimFields as readonly TextField[]).includes(field)

/** All texts in two languages side by side, and what is missing in each of the twelve. */
export function TextsCard() {
  const { t, language } = useTranslation('admin-products')
  const [left, setLeft] = useState<Language>(fallbackLanguage)
  const [right, setRight] = useState<Language>(language === fallbackLanguage ? 'de' : language)
  const columns = [left, right]
  const { problems, refusal } = useEditing()
  const [judged, setJudged] = useState({ problems, refusal })
  // What is wrong in a language that is not open would not be seen.
  if (judged.problems !== problems || judged.refusal !== refusal) {
    setJudged({ problems, refusal })
    const wrong = languages.filter((each) =>
      wrongFields({ problems, refusal }).some((field) => field.startsWith(`texts.${each}.`)),
    )
    const [first] = wrong
    if (first && !wrong.some((each) => columns.includes(each))) setRight(first)
  }
  return (
    <Card title={t('cards.texts')}>
      <LanguageMarks chosen={right} onChoose={setRight} />
      <div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
        <LanguageChoice label={t('left')} value={left} onChange={setLeft} />
        <LanguageChoice label={t('right')} value={right} onChange={setRight} />
        {textFields.flatMap((field) =>
          columns.map((each, at) => (
            <WrittenText
              // biome-ignore lint/suspicious/noArrayIndexKey: the left and the right column
              key={`${field} ${at}`}
              field={field}
              language={each}
            />
          )),
        )}
      </div>
    </Card>
  )
}

type LanguageChoiceProps = { label: string; value: Language; onChange(language: Language): void }

function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  return (
    <Choice
      dense
      label={label}
      value={value}
      options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
      onChange={(chosen) => onChange(languages.find((each) => each === chosen) ?? value)}
    />
  )
}

type WrittenTextProps = { field: TextField; language: Language }

function WrittenText({ field, language }: WrittenTextProps) {
  const { t } = useTranslation('admin-products')
  const { form, change, product } = useEditing()
  const problem = useFieldProblem()
  const subject = useMemo<ClaimsSubject>(
    () => ({
      kind: 'product',
      language,
      reviews: { path: adminProductPaths.claims(product.id), isDecided: true },
    }),
    [language, product.id],
  )
  const texts = form.texts[language]
  const value = texts[field]
  const write = (text: string) =>
    change({ texts: { ...form.texts, [language]: { ...texts, [field]: text } } })
  const shared = {
    value,
    lang: languageTag(language),
    maxLength: maximum[field],
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
  }
  return (
    <div className="min-w-0">
      <Field
        label={t('in-language', { field: t(`texts.${field}`), language: languageNames[language] })}
        error={problem(`texts.${language}.${field}`)}
        optionalLabel={
          field === 'description' ? t('count', { count: value.length, maximum: maximum[field] }) : undefined
        }
      >
        {(control) =>
          rows[field] ? (
            <TextArea {...shared} {...control} rows={rows[field]} />
          ) : (
            <Input {...shared} {...control} autoComplete="off" />
          )
        }
      </Field>
      {mayClaim(field) && value !== '' && (
        <ClaimsContext value={subject}>
          <ClaimNotes field={field} text={value} onChange={write} />
        </ClaimsContext>
      )}
    </div>
  )
}
