import type { Registration } from '#contract/accounts.ts'
import { emailProblem } from '#domain/accounts/email.ts'
import { newPasswordProblems } from '#domain/accounts/password.ts'
import { registeredType } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import type { FieldProblems } from '#web/platform/form-rules.ts'

export type RegistrationKind = 'practitioner' | 'client'

/** What the form holds: texts as typed, and option ids as the selects hold them. */
export type RegistrationValues = {
  first_name: string
  last_name: string
  email: string
  country: string
  password: string
  confirm_password: string
  terms_accepted: boolean
  health_profession: string
  expertise_level: string
  organisation_type: string
  organisation_name: string
}

export const nameFields = ['first_name', 'last_name'] as const

const missing = (text: string | undefined) => !text?.trim() && 'required'
const unchosen = (id: string | undefined) => !id && 'required'

/** The server's rules for registration. */
export function registrationProblems(
  values: Partial<RegistrationValues>,
  kind: RegistrationKind,
): FieldProblems<RegistrationValues> {
  return {
    first_name: missing(values.first_name),
    last_name: missing(values.last_name),
    email: emailProblem(values.email),
    country: !values.country && 'country',
    ...newPasswordProblems(values),
    terms_accepted: !values.terms_accepted && 'required',
    ...(kind === 'practitioner' && {
      health_profession: unchosen(values.health_profession),
      expertise_level: unchosen(values.expertise_level),
      organisation_type: unchosen(values.organisation_type),
    }),
  }
}

/** The body of the call. The form is valid by now: terms accepted, options chosen. */
export function registrationOf(
  values: RegistrationValues,
  kind: RegistrationKind,
  language: Language,
): Registration {
  const person = {
    email: values.email.trim(),
    password: values.password,
    confirm_password: values.confirm_password,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    country: values.country,
    language,
    terms_accepted: true as const,
  }
  const userTypeId = registeredType(kind)
  if (userTypeId === 4) return { user_type_id: userTypeId, ...person }
  return {
    user_type_id: userTypeId,
    ...person,
    health_profession: Number(values.health_profession),
    expertise_level: Number(values.expertise_level),
    organisation_type: Number(values.organisation_type),
    organisation_name: values.organisation_name?.trim() ?? '',
  }
}
