import { StoreContent } from '#contract/storefront.ts'
import { isTimeZone, type PeriodProblem, periodsProblem } from '#domain/storefront/opening-hours.ts'
import { periodsOf } from './content.ts'

export type EditorProblem = PeriodProblem | 'invalid' | 'required' | 'https-link'

/** Problems by field, such as `contact.phone`, `services.3.name` or `hours.monday`. */
export type EditorProblems = Readonly<Record<string, EditorProblem>>

/** What is wrong with what is typed; the rules are those of the call that saves it. */
export function problemsOf(content: StoreContent): EditorProblems {
  const problems: Record<string, EditorProblem> = {}
  for (const { day } of content.opening_hours) {
    const problem = periodsProblem(periodsOf(content, day))
    if (problem) problems[`hours.${day}`] = problem
  }
  const parsed = StoreContent.safeParse(content)
  if (parsed.success) return problems
  for (const { path, ...issue } of parsed.error.issues) {
    const field = fieldOf(content, path)
    if (!field || field === 'opening_hours') continue
    problems[field] ??= problemOf(field, content, issue)
  }
  return problems
}

function problemOf(
  field: string,
  content: StoreContent,
  issue: { code?: string | undefined },
): EditorProblem {
  if (field === 'contact.appointment_url') return 'https-link'
  if (issue.code === 'too_small' && !field.endsWith('price')) return 'required'
  // A time that is not filled in.
  if (field.startsWith('hours.')) return 'required'
  return isTimeZone(content.timezone) || field !== 'timezone' ? 'invalid' : 'required'
}

/** Items are named by their numbers, since their places change. */
function fieldOf(content: StoreContent, path: readonly PropertyKey[]): string | undefined {
  const [part, at, key, featureAt] = path
  if (part === undefined) return undefined
  if (part === 'services' && typeof at === 'number')
    return ['services', content.services[at]?.id, key].map(String).join('.')
  if (part === 'packages' && typeof at === 'number') {
    const offer = content.packages[at]
    if (key === 'features' && typeof featureAt === 'number')
      return `packages.${offer?.id}.features.${offer?.features[featureAt]?.feature_id}`
    return ['packages', offer?.id, key].map(String).join('.')
  }
  if (part === 'opening_hours' && typeof at === 'number') return `hours.${content.opening_hours[at]?.day}`
  return path.map(String).join('.')
}

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
    accent: isWrong('accent') ? saved.accent : content.accent,
    timezone: isWrong('timezone') ? saved.timezone : content.timezone,
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
