type Titled = { title: string; description: string }
type Content = {
  header: Titled
  about: Titled
  approach: Titled
  services_header: Titled
  services: readonly { id: number; name: string; description: string }[]
  packages: readonly { id: number; name: string; features: readonly { feature_id: number; text: string }[] }[]
  contact: { description: string }
  message: string
}

/** The prose of a page by field, whether it is shown or hidden, in the order of the form. */
export function publicTexts(content: Content): { field: string; text: string }[] {
  const { header, about, approach, services_header, services, packages, contact, message } = content
  const titled = (field: string, { title, description }: Titled) => [
    { field: `${field}.title`, text: title },
    { field: `${field}.description`, text: description },
  ]
  return [
    ...titled('header', header),
    ...titled('about', about),
    ...titled('services_header', services_header),
    ...services.flatMap(({ id, name, description }) => [
      { field: `services.${id}.name`, text: name },
      { field: `services.${id}.description`, text: description },
    ]),
    ...packages.flatMap(({ id, name, features }) => [
      { field: `packages.${id}.name`, text: name },
      ...features.map(({ feature_id, text }) => ({ field: `packages.${id}.features.${feature_id}`, text })),
    ]),
    ...titled('approach', approach),
    { field: 'contact.description', text: contact.description },
    { field: 'message', text: message },
  ].filter(({ text }) => text !== '')
}
