import type { StoreContent } from '#contract/storefront.ts'
import { isEmail } from '#domain/accounts/email.ts'
import { bookingLink } from '#domain/storefront/links.ts'
import { type PeriodProblem, periodsProblem } from '#domain/storefront/opening-hours.ts'
import { storePhone } from '#domain/storefront/phone.ts'
import { isLine, isText } from '#domain/text.ts'
import { periodsOf } from './content.ts'

export type EditorProblem = PeriodProblem | 'invalid' | 'required' | 'https-link'

/** Problems by field, such as `contact.phone`, `services.3.name` or `hours.monday`. */
export type EditorProblems = Readonly<Record<string, EditorProblem>>

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** What is wrong with what is typed, by the rules of the call that saves it. */
export function problemsOf(content: StoreContent): EditorProblems {
  const problems: Record<string, EditorProblem> = {}
  const check = (field: string, problem: EditorProblem | false | undefined) => {
    if (problem) problems[field] = problem
  }
  const { contact, services, packages, opening_hours, listing } = content
  for (const part of ['header', 'about', 'approach', 'services_header'] as const) {
    check(`${part}.title`, lineProblem(content[part].title))
    check(`${part}.description`, textProblem(content[part].description))
  }
  check('message', textProblem(content.message))
  check('contact.appointment_url', linkProblem(contact.appointment_url.trim()))
  check('contact.email', contact.email !== '' && !isEmail(contact.email) && 'invalid')
  check('contact.phone', !storePhone.test(contact.phone.trim()) && 'invalid')
  check('contact.address', textProblem(contact.address))
  check('contact.description', textProblem(contact.description))
  check('listing.place', lineProblem(listing.place))
  for (const { id, name, description } of services) {
    check(`services.${id}.name`, nameProblem(name))
    check(`services.${id}.description`, textProblem(description))
  }
  for (const { id, name, features } of packages) {
    check(`packages.${id}.name`, nameProblem(name))
    for (const { feature_id, text } of features)
      check(`packages.${id}.features.${feature_id}`, nameProblem(text))
  }
  for (const { day } of opening_hours) {
    const periods = periodsOf(content, day)
    const isFilled = periods.every(({ opens, closes }) =>
      [opens, closes].every((time) => timeOfDay.test(time)),
    )
    check(`hours.${day}`, isFilled ? periodsProblem(periods) : 'required')
  }
  return problems
}

const lineProblem = (text: string) => !isLine(text.trim()) && 'invalid'
const textProblem = (text: string) => !isText(text.trim()) && 'invalid'
const nameProblem = (text: string) => (text.trim() === '' ? 'required' : lineProblem(text))
const linkProblem = (link: string) => link !== '' && bookingLink(link) === null && 'https-link'

/**
 * What can be saved: a field that is not valid stays as it was saved last, and an item without a name is left out until
 * it has one.
 */
export function savableContent(content: StoreContent, saved: StoreContent): StoreContent {
  const problems = problemsOf(content)
  if (Object.keys(problems).length === 0) return content
  const isWrong = (field: string) => problems[field] !== undefined
  const kept = <Part extends Record<string, unknown>>(name: string, part: Part, before: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, isWrong(`${name}.${key}`) ? before[key] : value]),
    ) as Part
  const items = <Item extends { id: number; name: string; order: number }>(
    name: 'services' | 'packages',
    list: readonly Item[],
    before: readonly Item[],
  ) =>
    list
      .filter((item) => !isWrong(`${name}.${item.id}.name`) || before.some(({ id }) => id === item.id))
      .map((item) => {
        const known = before.find(({ id }) => id === item.id)
        return known
          ? kept(`${name}.${item.id}`, item, known)
          : withoutInvalid(item, `${name}.${item.id}`, isWrong)
      })
      .map((item, at) => ({ ...item, order: at + 1 }))
  return {
    ...content,
    message: isWrong('message') ? saved.message : content.message,
    header: kept('header', content.header, saved.header),
    about: kept('about', content.about, saved.about),
    approach: kept('approach', content.approach, saved.approach),
    services_header: kept('services_header', content.services_header, saved.services_header),
    contact: kept('contact', content.contact, saved.contact),
    listing: kept('listing', content.listing, saved.listing),
    services: items('services', content.services, saved.services),
    packages: items('packages', content.packages, saved.packages).map((each) => ({
      ...each,
      features: each.features.filter(
        ({ feature_id }) => !isWrong(`packages.${each.id}.features.${feature_id}`),
      ),
    })),
    opening_hours: [
      ...content.opening_hours.filter(({ day }) => !isWrong(`hours.${day}`)),
      ...saved.opening_hours.filter(({ day }) => isWrong(`hours.${day}`)),
    ],
  }
}

/** Of an item that was never saved: only texts and a price can be wrong. */
function withoutInvalid<Item extends object>(
  item: Item,
  name: string,
  isWrong: (field: string) => boolean,
): Item {
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [
      key,
      isWrong(`${name}.${key}`) ? (typeof value === 'string' ? '' : null) : value,
    ]),
  ) as Item
}
