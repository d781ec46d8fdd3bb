import { z } from 'zod'
import { emailMaximum, isEmail } from '#domain/accounts/email.ts'
import { isPassword } from '#domain/accounts/password.ts'
import { userTypeIds } from '#domain/accounts/user-types.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import { languages } from '#domain/languages.ts'
import { isOptionOf, type RegistrationList } from '#domain/practitioners/registration-lists.ts'
import { regions } from '#domain/regions.ts'
import { isLine } from '#domain/text.ts'
import { Id, Timestamp } from './fields.ts'

/** `params.problem` is a key under `problems:fields`. */
const because = (problem: FieldProblem) => ({ params: { problem } })
/** Personal text fields, as they are saved. */
export const Line = z.string().trim().refine(isLine)

export const UserTypeId = z.literal(userTypeIds)
export const Email = z.string().trim().max(emailMaximum).refine(isEmail, because('email'))
/** A new password; one that is only compared with the stored one is a `CurrentPassword`. */
export const Password = z.string().refine(isLine).refine(isPassword, because('password'))
const CurrentPassword = z.string().min(1).max(1000)
export const Otp = z.string().trim().min(6).max(20)
export const Country = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)
const Language = z.enum(languages)
const PersonName = Line.min(1).max(100)
/** In activation, reset and confirmation links; one that was cut off is as unusable as one that has expired. */
export const OneTimeToken = z.string().min(1).max(1000).refine(isLine)

type Passwords = { password: string; confirm_password: string }
const agree = ({ password, confirm_password }: Passwords) => password === confirm_password
const differing = { path: ['confirm_password'], ...because('passwords-differ') }

const optionOf = (list: RegistrationList) => z.int().refine((id) => isOptionOf(list, id), because('option'))

const person = {
  email: Email,
  password: Password,
  confirm_password: z.string(),
  first_name: PersonName,
  last_name: PersonName,
  country: Country,
  language: Language,
  terms_accepted: z.literal(true),
}
const work = {
  health_profession: optionOf('health_profession'),
  expertise_level: optionOf('expertise_level'),
  organisation_type: optionOf('organisation_type'),
  organisation_name: Line.max(200).default(''),
}
export const Registration = z
  .discriminatedUnion('user_type_id', [
    z.strictObject({ user_type_id: z.literal(3), ...person, ...work }),
    z.strictObject({ user_type_id: z.literal(4), ...person }),
  ])
  .refine(agree, differing)
export type Registration = z.infer<typeof Registration>

/** The same answer for new and known addresses, so that it does not reveal who has an account. */
export const MessageAnswer = z.strictObject({ message: z.string() })
export type MessageAnswer = z.infer<typeof MessageAnswer>

/** `refresh_token: "redirect"` means that `access_token` holds a URL to go to. */
export const Tokens = z.strictObject({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>
export const redirectToken = 'redirect'

export const Login = z.strictObject({
  email: z.string().max(1000),
  password: z.string().max(1000),
  otp: Otp.optional(),
})
export type Login = z.infer<typeof Login>
export const Activation = z.strictObject({ token: OneTimeToken })
/** `reset_token`: sets the password of an account that has none, as if emailed. */
export const ActivationAnswer = z.strictObject({ ...Tokens.shape, reset_token: OneTimeToken.optional() })
export type ActivationAnswer = z.infer<typeof ActivationAnswer>
export const AddressOnly = z.strictObject({ email: Email })
export const PasswordReset = z
  .strictObject({ password: Password, confirm_password: z.string(), otp: Otp.optional() })
  .refine(agree, differing)
export const PasswordResetAnswer = z.strictObject({
  ...Tokens.shape,
  user_type_id: UserTypeId,
  message: z.string(),
})
export type PasswordResetAnswer = z.infer<typeof PasswordResetAnswer>
export const Multipass = z.strictObject({ multipass: z.string().min(1).max(8000), otp: Otp.optional() })
export type Multipass = z.infer<typeof Multipass>

/** GET /v2/account/. */
export const CurrentUser = z.strictObject({
  id: Id,
  user_type_id: UserTypeId,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: Language,
  country: z.string().nullable(),
  home_region: z.enum(regions),
  second_factor: z.boolean(),
  /** An admin outside demonstration mode reaches the admin area only with a second factor. */
  second_factor_needed: z.boolean(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

const contact = {
  first_name: PersonName,
  last_name: PersonName,
  country: Country.nullable(),
  language: Language,
  /** ISO 3166-1 alpha-2 of the phone code, and the number without that code. */
  phone_country: Country.nullable(),
  phone: Line.max(30).nullable(),
  street: Line.max(200),
  postal_code: Line.max(20),
  city: Line.max(100),
  /** State, county or province, in countries whose addresses have one. */
  address_region: Line.max(100),
}
const givenWork = {
  ...work,
  organisation_name: Line.max(200),
  /** Empty if they have none; absent: as it is. */
  vat_number: Line.max(30).optional(),
}
export const ClientProfileChange = z.strictObject(contact)
export type ClientProfileChange = z.infer<typeof ClientProfileChange>
export const ClientProfile = z.strictObject({
  id: Id,
  user_type_id: UserTypeId,
  email: z.string(),
  ...contact,
})
export type ClientProfile = z.infer<typeof ClientProfile>
export const PractitionerProfileChange = z.strictObject({ ...contact, ...givenWork })
export type PractitionerProfileChange = z.infer<typeof PractitionerProfileChange>
export const PractitionerProfile = z.strictObject({
  ...ClientProfile.shape,
  ...givenWork,
  certificate_state: z.enum(['none', 'waiting', 'approved', 'refused']),
})
export type PractitionerProfile = z.infer<typeof PractitionerProfile>

export const EmailChange = z.strictObject({ email: Email, password: CurrentPassword })
export const PasswordChange = z
  .strictObject({ present_password: CurrentPassword, password: Password, confirm_password: z.string() })
  .refine(agree, differing)
/** New tokens for this device; all other devices are signed out. */
export const PasswordChangeAnswer = z.strictObject({ ...Tokens.shape, message: z.string() })
export type PasswordChangeAnswer = z.infer<typeof PasswordChangeAnswer>

export const Session = z.strictObject({
  id: Id,
  is_current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  kind: z.enum(['laptop', 'mobile']),
  country: z.string().nullable(),
  /** Signed in from a country that no earlier sign-in came from. */
  is_new_place: z.boolean(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
})
export type Session = z.infer<typeof Session>
export const SessionList = z.strictObject({
  data: z.array(Session),
  password_changed_at: Timestamp.nullable(),
})
export type SessionList = z.infer<typeof SessionList>

export const SecondFactor = z.strictObject({ enabled: z.boolean(), recovery_codes_left: z.int() })
export type SecondFactor = z.infer<typeof SecondFactor>
export const SecondFactorSetup = z.strictObject({ password: CurrentPassword })
/**
 * The secret for an authenticator app; it takes effect once a code from the app is sent with PUT, with the same login
 * and within 15 minutes.
 */
export const SecondFactorStart = z.strictObject({ secret: z.string(), otpauth_url: z.string() })
export type SecondFactorStart = z.infer<typeof SecondFactorStart>
export const SecondFactorConfirmation = z.strictObject({ otp: Otp })
/** Shown once. */
export const RecoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
/** `otp` is required when a second factor is on. */
export const Proof = z.strictObject({ password: CurrentPassword, otp: Otp.optional() })
export const AccountErasure = z.strictObject({
  ...Proof.shape,
  /** All open commission, in the shop's currency; without it, an account that would lose any is not erased. */
  commission_given_up: z.number().positive().optional(),
})

/** `name` as the list is worded; `label` for one person, where it differs. */
const Option = z.strictObject({ id: Id, name: z.string(), label: z.string().optional() })
/** The country reference table; `name` is in the language of the response. */
export const CountryRow = z.strictObject({
  iso2: z.string(),
  iso3: z.string(),
  name: z.string(),
  native_name: z.string(),
  phone_codes: z.array(z.string()),
  continent: z.string(),
  capital: z.string(),
  currency: z.array(z.string()),
  languages: z.array(z.string()),
})
export type CountryRow = z.infer<typeof CountryRow>
export const RegistrationOptions = z.strictObject({
  health_professions: z.array(Option),
  expertise_levels: z.array(Option),
  organisation_types: z.array(Option),
  countries: z.array(CountryRow),
})
export type RegistrationOptions = z.infer<typeof RegistrationOptions>
