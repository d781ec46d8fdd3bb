import { type StoreSection, storeSections } from '#domain/storefront/sections.ts'

/** The part of the page to which a field such as `header.title` belongs. */
export function partOfPlace(place: string): 'header' | StoreSection | undefined {
  const [part = ''] = place.split('.')
  if (part === 'header' || part === 'accent') return 'header'
  const named: Record<string, StoreSection> = { services_header: 'services', timezone: 'hours' }
  const section = named[part] ?? part
  return storeSections.find((each) => each === section)
}

/** Where it is drawn; undefined if it is hidden or empty. `sections`: those that are drawn, in their order. */
export function elementOfPlace(
  page: Element,
  place: string,
  sections: readonly StoreSection[],
): Element | undefined {
  const picture = page.querySelector(`[data-picture="${place}"]`)
  if (picture) return picture
  const [band, body] = page.children
  const part = partOfPlace(place)
  if (part === 'header') {
    const title = band?.querySelector('h1')
    if (place === 'header.title') return title ?? band
    if (place === 'header.description') return title?.nextElementSibling ?? band
    return band
  }
  const at = part ? sections.indexOf(part) : -1
  return at < 0 ? undefined : body?.querySelectorAll('section')[at]
}
