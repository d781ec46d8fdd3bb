import type { AdminPaymentMethod, PaymentMethodChange } from '#contract/admin-orders.ts'
import { countryName } from '#domain/country-name.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { isPlainMark } from '#domain/payments/marks.ts'
import type { FieldProblems } from '#web/platform/form-rules.ts'

/** The values as typed: countries as codes separated by commas, empty for everywhere. */
export type MethodDraft = {
  key: string
  name: string
  provider_method: string
  countries: string
  position: string
  enabled: boolean
  /** Empty: the current logo stays. */
  mark_svg: string
}

export function methodDraft(method: AdminPaymentMethod | undefined, nextPosition: number): MethodDraft {
  return {
    key: method?.key ?? '',
    name: method?.name ?? '',
    provider_method: method?.provider_method ?? '',
    countries: method?.countries?.join(', ') ?? '',
    position: String(method?.position ?? nextPosition),
    enabled: method?.enabled ?? false,
    mark_svg: '',
  }
}

/** `taken`: existing keys, for a new method. */
export function methodProblems(draft: MethodDraft, taken?: readonly string[]): FieldProblems<MethodDraft> {
  const mark = draft.mark_svg.trim()
  return {
    key: taken && keyProblem(draft.key.trim(), taken),
    name: !draft.name.trim() && 'required',
    provider_method: draft.provider_method.trim()
      ? !/^[a-z0-9_-]{1,40}$/.test(draft.provider_method.trim()) && 'invalid'
      : 'required',
    countries: readCountries(draft.countries).some((code) => !isCountry(code)) && 'unknown',
    position: !/^\d{1,3}$/.test(draft.position.trim()) && 'int',
    mark_svg: mark === '' ? taken && 'required' : !isPlainMark(mark) && 'mark',
  }
}

/** Of a draft without problems. */
export function methodChange(draft: MethodDraft): PaymentMethodChange {
  const countries = readCountries(draft.countries)
  const mark = draft.mark_svg.trim()
  return {
    name: draft.name.trim(),
    provider_method: draft.provider_method.trim(),
    countries: countries.length > 0 ? countries : null,
    position: Number(draft.position),
    enabled: draft.enabled,
    ...(mark && { mark_svg: mark }),
  }
}

function keyProblem(key: string, taken: readonly string[]): FieldProblem | false {
  if (!/^[A-Za-z][A-Za-z0-9_-]{0,39}$/.test(key)) return key ? 'invalid' : 'required'
  return taken.includes(key) && 'invalid'
}

function readCountries(text: string): string[] {
  const codes = text.toUpperCase().split(/[\s,;]+/)
  return [...new Set(codes.filter(Boolean))]
}

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryName(code, 'en') !== undefined
}
