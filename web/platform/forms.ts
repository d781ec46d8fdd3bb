import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type FieldProblem, fieldProblemText } from '#domain/field-problems.ts'
import { FetchError } from './call-api.ts'
import { type FieldProblems, resolverOf } from './form-rules.ts'
import { useTranslation } from './i18n/translation-context.tsx'

type FormOptions<Values extends FieldValues> = {
  /** Problems by field, as keys under `problems:fields`. The server validates with the same rules. */
  check?: (values: Values) => FieldProblems<Values>
  defaultValues?: DefaultValues<Values>
  /** Fields that are validated again, once touched, when another changes: `{ password: ['confirm_password'] }`. */
  alsoValidates?: Partial<Record<FieldPath<Values>, FieldPath<Values>[]>>
}

/** A form that validates fields on blur, and never submits twice at once. */
export function useShopForm<Values extends FieldValues>({
  check = () => ({}),
  defaultValues,
  alsoValidates = {},
}: FormOptions<Values> = {}) {
  const { t } = useTranslation('problems')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const form = useForm<Values>({
    // On blur, then on each change: a message removed only on blur would move the button being pressed.
    mode: 'onTouched',
    resolver: resolverOf(check) as Resolver<Values>,
    ...(defaultValues && { defaultValues }),
  })
  const { formState } = form

  /** The props of a field in web/ui/form. */
  function field<Name extends FieldPath<Values>>(name: Name) {
    const { error, isTouched, invalid } = form.getFieldState(name, formState)
    const value = form.getValues(name) as PathValue<Values, Name> | undefined
    const deps = (alsoValidates[name] ?? []).filter((other) => form.getFieldState(other, formState).isTouched)
    const control = form.register(name, { deps })
    return {
      ...control,
      onBlur: async (event: Parameters<typeof control.onBlur>[0]) =>
        afterPress(() => void control.onBlur(event)),
      error:
        error &&
        (error.type === 'server' ? error.message : fieldProblemText(t, name, error.message as FieldProblem)),
      correct: isTouched && !invalid && Boolean(value),
    }
  }

  /** For `onSubmit`. An error thrown by `send` is shown beside its field, or above the form. */
  function submit(send: (values: Values) => Promise<void>) {
    const judged = form.handleSubmit(async (values) => {
      if (sending.current) return
      sending.current = true
      setBusy(true)
      setProblem(undefined)
      try {
        await send(values)
      } catch (error) {
        setProblem(showServerErrors(form, error) ?? t('unexpected'))
      } finally {
        sending.current = false
        setBusy(false)
      }
    })
    return (event: React.SyntheticEvent) => void judged(event)
  }

  return { ...form, field, submit, busy, problem, setProblem }
}

/** For a value that is set instead of the user. */
export const asIfTyped = { shouldDirty: true, shouldTouch: true, shouldValidate: true }

/** Shows a refusal beside its fields and focuses the first. Returns the remaining problem; undefined if none. */
export function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): string | undefined {
  if (!(error instanceof FetchError) || !error.body) return undefined
  const known = Object.entries(error.body.errors ?? {}).filter(([name]) => name in form.getValues())
  known.forEach(([name, [message]], at) => {
    form.setError(name as Path<Values>, { type: 'server', message: message ?? '' }, { shouldFocus: at === 0 })
  })
  return error.body.message
}

/** A message that appears during a press would move the button, and the click would miss it. */
export function afterPress(show: () => void): void {
  if (document.querySelector(':active')) addEventListener('pointerup', () => setTimeout(show), { once: true })
  else show()
}
