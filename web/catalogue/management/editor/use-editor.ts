import { useMemo, useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminVocabulary } from '#contract/admin-products.ts'
import { FetchError } from '../../../platform/call-api.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { problemCode } from '../../../platform/refusals.ts'
import { changeAccountData, refreshAccountData } from '../../../platform/session/account-data.ts'
import { callAccount } from '../../../platform/session/session.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { withTypedSince } from '../../../platform/typed-since.ts'
import { useAction } from '../../../platform/use-action.ts'
import type { Editing } from './editing.ts'
import {
  changesBetween,
  draftOf,
  type FormProblems,
  formOf,
  formProblems,
  type ProductForm,
} from './product-form.ts'
import { missingIn } from './required.ts'

export type Editor = ReturnType<typeof useEditor>

/** The product as typed, as saved, and what saving and publishing answer. */
export function useEditor(newest: AdminProduct, vocabulary: AdminVocabulary) {
  const { t } = useTranslation('admin-products')
  const [product, setProduct] = useState(newest)
  const [form, setForm] = useState(() => formOf(product))
  const [problems, setProblems] = useState<FormProblems>({})
  const [refusal, setRefusal] = useState<FetchError>()
  const [isRefused, setRefused] = useState(false)
  const { isBusy, problem, setProblem, run } = useAction()
  const changes = useMemo(() => changesBetween(formOf(product), form), [product, form])
  const missing = useMemo(() => missingIn(form, product, vocabulary), [form, product, vocabulary])

  // Loaded again without a change here: what somebody else saved is shown at once.
  if (newest.revision > product.revision && changes === 0) resetTo(newest)

  /** What was typed since `sent` stays; without it, nothing does. */
  function resetTo(saved: AdminProduct, sent?: ProductForm) {
    setProduct(saved)
    setForm((typed) => (sent ? withTypedSince(formOf(saved), sent, typed) : formOf(saved)))
    setProblems({})
    setRefusal(undefined)
    setProblem(undefined)
    setRefused(false)
  }

  /** Undefined if somebody else changed the product meanwhile, which is said from then on. */
  async function unlessChangedElsewhere(
    send: () => Promise<AdminProduct>,
  ): Promise<AdminProduct | undefined> {
    try {
      return await send()
    } catch (error) {
      if (problemCode(error) !== 'product-changed') throw error
      setRefused(true)
      return undefined
    }
  }

  /** Shows what was saved. `sent`: the form that was saved; what is typed beside it stays. */
  async function take(saved: AdminProduct, done: string, sent = formOf(product)): Promise<void> {
    resetTo(saved, sent)
    await changeAccountData<AdminProduct>(adminProductPaths.one(saved.id), () => saved)
    void refreshAccountData(`${adminProductPaths.list}?`)
    toast('success', done)
  }

  /** `sent`: the form that the call saves; most calls save none, and what is typed stays. */
  const call = (send: () => Promise<AdminProduct>, done: string, sent = formOf(product)) =>
    run(
      async () => {
        setRefusal(undefined)
        const saved = await unlessChangedElsewhere(send)
        if (saved) await take(saved, done, sent)
      },
      (error) => {
        if (error instanceof FetchError) setRefusal(error)
        return errorText(error, t)
      },
    )

  async function save(): Promise<void> {
    const wrong = formProblems(form)
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) return setProblem(t('check-fields'))
    const body = { revision: product.revision, ...draftOf(form) }
    await call(
      () => callAccount<AdminProduct>(adminProductPaths.one(product.id), { method: 'PUT', body }),
      t('saved'),
      form,
    )
  }

  async function move(to: 'publish' | 'unpublish'): Promise<void> {
    const body = { revision: product.revision }
    await call(
      () => callAccount<AdminProduct>(adminProductPaths[to](product.id), { method: 'POST', body }),
      t(to === 'publish' ? 'published' : 'unpublished'),
    )
  }

  async function loadNewer(): Promise<void> {
    try {
      const saved = await callAccount<AdminProduct>(adminProductPaths.one(product.id))
      resetTo(saved)
      await changeAccountData<AdminProduct>(adminProductPaths.one(saved.id), () => saved)
    } catch (error) {
      setProblem(errorText(error, t))
    }
  }

  const editing: Editing = {
    product,
    vocabulary,
    form,
    missing,
    problems,
    refusal,
    change: (part) =>
      setForm((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
  }
  const isChangedElsewhere = isRefused || newest.revision > product.revision
  return {
    editing,
    changes,
    problem,
    isBusy,
    isChangedElsewhere,
    unlessChangedElsewhere,
    take,
    call,
    save,
    move,
    loadNewer,
  }
}
