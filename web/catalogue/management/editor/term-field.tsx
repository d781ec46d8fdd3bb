import { useRef } from 'react'
import type { AdminVocabulary } from '#contract/admin-products.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Select } from '../../../ui/form/control.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../../ui/use-focus-beside-removed.ts'
import { useEditing, useFieldProblem } from './editing.ts'

/** The terms of one group: each can be removed, and others are chosen from a list. */
export function TermField({ group }: { group: TermGroup }) {
  const { t } = useTranslation('admin-products')
  const { form, vocabulary, change } = useEditing()
  const problem = useFieldProblem()
  const chosen = form.terms[group]
  const offered = pathsOf(vocabulary.terms[group])
  const select = useRef<HTMLSelectElement>(null)
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>(select)
  const set = (slugs: string[]) => change({ terms: { ...form.terms, [group]: slugs } })
  return (
    <Field label={t(`products:groups.${group}`)} error={problem(`terms.${group}`)}>
      {(control) => (
        <>
          {chosen.length > 0 && (
            <ul ref={list} onFocus={remember} onBlur={forget} className="mb-2 flex flex-wrap gap-1.5">
              {offered
                .filter(({ slug }) => chosen.includes(slug))
                .map(({ slug, name }) => (
                  <li
                    key={slug}
                    className="flex items-center rounded-control border border-line-2 bg-surface pl-2.5 text-small"
                  >
                    {name}
                    <button
                      type="button"
                      className="flex size-8 items-center justify-center text-ink-2 hover:text-madder"
                      aria-label={t('remove', { name })}
                      onClick={() => set(chosen.filter((other) => other !== slug))}
                    >
                      <Icon name="x" size={15} />
                    </button>
                  </li>
                ))}
            </ul>
          )}
          <Select
            {...control}
            ref={select}
            height={40}
            value=""
            onChange={({ target }) => set([...chosen, target.value].sort())}
          >
            <option value="">{t('add')}</option>
            {offered
              .filter(({ slug }) => !chosen.includes(slug))
              .map(({ slug, path }) => (
                <option key={slug} value={slug}>
                  {path}
                </option>
              ))}
          </Select>
        </>
      )}
    </Field>
  )
}

type Terms = AdminVocabulary['terms'][TermGroup]

/** Each term after its parent, named with it. */
function pathsOf(
  terms: Terms,
  parentId: number | null = null,
  before = '',
): (Terms[number] & { path: string })[] {
  return terms
    .filter(({ parent_id }) => parent_id === parentId)
    .flatMap((term) => {
      const path = `${before}${term.name}`
      return [{ ...term, path }, ...pathsOf(terms, term.id, `${path} › `)]
    })
}
