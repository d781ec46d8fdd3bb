import type {
  ClientProfile,
  ClientProfileChange,
  PractitionerProfile,
  PractitionerProfileChange,
} from '#contract/accounts.ts'

export type ProfileKind = 'practitioner' | 'client'
/** A profile as its form holds it: text only, empty where there is no value. */
export type ProfileValues = Record<keyof PractitionerProfileChange, string>

export function profileValues(profile: PractitionerProfile | ClientProfile): ProfileValues {
  const text = (name: keyof PractitionerProfile) =>
    String((profile as Partial<PractitionerProfile>)[name] ?? '')
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    country: text('country'),
    language: text('language'),
    phone_country: text('phone_country') || text('country'),
    phone: text('phone'),
    street: text('street'),
    postal_code: text('postal_code'),
    city: text('city'),
    address_region: text('address_region'),
    health_profession: text('health_profession'),
    expertise_level: text('expertise_level'),
    organisation_type: text('organisation_type'),
    organisation_name: text('organisation_name'),
    vat_number: text('vat_number'),
  }
}

/** What is sent: a phone country only with a number, and no professional details for clients. */
export function profileChange(
  kind: ProfileKind,
  values: ProfileValues,
): PractitionerProfileChange | ClientProfileChange {
  const { phone, language } = values
  const contact: ClientProfileChange = {
    first_name: values.first_name,
    last_name: values.last_name,
    country: values.country || null,
    language: language as ClientProfileChange['language'],
    phone_country: (phone.trim() && values.phone_country) || null,
    phone: phone.trim() || null,
    street: values.street,
    postal_code: values.postal_code,
    city: values.city,
    address_region: values.address_region,
  }
  if (kind === 'client') return contact
  return {
    ...contact,
    health_profession: Number(values.health_profession),
    expertise_level: Number(values.expertise_level),
    organisation_type: Number(values.organisation_type),
    organisation_name: values.organisation_name,
    vat_number: values.vat_number,
  }
}
