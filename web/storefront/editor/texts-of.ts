import type { StoreContent } from '#contract/storefront.ts'

/** All that a practitioner wrote, in the order of the page. */
export function textsOf(content: StoreContent): string[] {
  const { header, about, approach, services_header, services, packages, contact, message } = content
  return [
    header.title,
    header.description,
    about.title,
    about.description,
    services_header.title,
    services_header.description,
    ...services.flatMap(({ name, description }) => [name, description]),
    ...packages.flatMap(({ name, features }) => [name, ...features.map(({ text }) => text)]),
    approach.title,
    approach.description,
    contact.appointment_url,
    contact.address,
    contact.phone,
    contact.email,
    contact.description,
    message,
  ].filter((text) => text !== '')
}
