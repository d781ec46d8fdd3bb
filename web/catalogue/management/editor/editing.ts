import { createContext, use } from 'react'
import type { AdminProduct, AdminVocabulary } from '#contract/admin-products.ts'
import type { MissingFact } from '#domain/catalogue/required-facts.ts'
import { fieldProblemText } from '#domain/field-problems.ts'
import type { FetchError } from '../../../platform/call-api.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import type { FormProblems, ProductForm } from './product-form.ts'

/** As a function of the form as it is then, where the change comes later than the press. */
type FormChange = Partial<ProductForm> | ((now: ProductForm) => Partial<ProductForm>)

export type Editing = {
  /** As saved. */
  product: AdminProduct
  vocabulary: AdminVocabulary
  form: ProductForm
  missing: readonly MissingFact[]
  /** Shown once somebody tried to save. */
  problems: FormProblems
  refusal: FetchError | undefined
  change(change: FormChange): void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = use(EditingContext)
  if (!editing) throw new Error('Not inside an editor')
  return editing
}

/** The fields that the last attempt to save found wrong. */
export function wrongFields({ problems, refusal }: Pick<Editing, 'problems' | 'refusal'>): string[] {
  return [...Object.keys(problems), ...Object.keys(refusal?.body?.errors ?? {})]
}

/** What is wrong with a field, by our own rules or the server’s. */
export function useFieldProblem(): (field: string) => string | undefined {
  const { t } = useTranslation('problems')
  const { problems, refusal } = useEditing()
  return (field) => {
    const problem = problems[field]
    return problem ? fieldProblemText(t, field, problem) : refusal?.body?.errors?.[field]?.[0]
  }
}
