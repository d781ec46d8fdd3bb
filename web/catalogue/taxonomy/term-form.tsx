import { useState } from 'react'
import type { AdminTerm, AdminTerms } from '#contract/taxonomy.ts'
import { taxonomyPaths } from '#contract/taxonomy-paths.ts'
import { hasSubterms, termNameMaximum } from '#domain/catalogue/term-tree.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { fallbackLanguage, type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { FormSheet } from '../../platform/form-sheet.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useAction } from '../../platform/use-action.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Choice } from '../../ui/toolbar.tsx'
import { changedNames, nameIn } from './term-name.ts'
import { takeTerms } from './use-term-changes.ts'

type TermFormProps = {
  group: TermGroup
  /** Undefined for a new one. */
  term: AdminTerm | undefined
  terms: readonly AdminTerm[]
  onClose(): void
}

/** The name of a term in each language, and for a new one the category that contains it. */
export function TermForm({ group, term, terms, onClose }: TermFormProps) {
  const { t, language } = useTranslation('taxonomy')
  const [names, setNames] = useState<Partial<Record<Language, string>>>(term?.names ?? {})
  const [parent, setParent] = useState('')
  const { isBusy, problem, run } = useAction()
  const isUnnamed = !names[fallbackLanguage]?.trim()
  const [isChecked, setChecked] = useState(false)

  async function save() {
    setChecked(true)
    if (isUnnamed) return
    await run(async () => {
      const saved = term
        ? await callAccount<AdminTerms>(taxonomyPaths.one(term.id), {
            method: 'PUT',
            body: { names: changedNames(term.names, names) },
          })
        : await callAccount<AdminTerms>(taxonomyPaths.list, {
            method: 'POST',
            body: { group, parent_id: parent === '' ? null : Number(parent), names },
          })
      await takeTerms(saved)
      onClose()
    })
  }

  return (
    <FormSheet
      title={term ? t('rename', { name: nameIn(term.names, language) ?? term.slug }) : t('new')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={isBusy} className="btn-primary w-full">
            {t('save')}
          </SubmitButton>
        </>
      }
    >
      {!term && hasSubterms(group) && (
        <Choice
          label={t('parent')}
          value={parent}
          options={[
            { value: '', label: t('no-parent') },
            ...terms.map((each) => ({
              value: String(each.id),
              label: nameIn(each.names, language) ?? each.slug,
            })),
          ]}
          onChange={setParent}
        />
      )}
      {languages.map((each) => (
        <TextField
          key={each}
          label={languageNames[each]}
          lang={languageTag(each)}
          autoComplete="off"
          maxLength={termNameMaximum}
          value={names[each] ?? ''}
          error={
            each === fallbackLanguage && isChecked && isUnnamed ? t('problems:fields.required') : undefined
          }
          onChange={({ target }) => setNames({ ...names, [each]: target.value })}
        />
      ))}
    </FormSheet>
  )
}
