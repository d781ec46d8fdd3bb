import type { Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import type { Letter, LetterRow, LetterSender, LetterSum } from './letter.ts'
import { momentText, zoneName } from './moments.ts'

/** A letter in the reader's language, before it takes a shape. */
export type Words = {
  language: Language
  subject: string
  heading: string
  /** None in what somebody writes themselves. */
  greeting?: string
  text: string
  from?: LetterSender & { initials: string }
  quote?: string
  after?: string
  rows?: readonly LetterRow[]
  sum?: LetterSum
  button?: { label: string; url: string; hint: string }
  end: string
  reason: string
  sender: string
  plant: string
}

export type Stationery = {
  translate: Translate
  timeZone: string
  /** Where links lead: `https://shop.example`. */
  origin: string
  /** Where the shop stands, for the foot of the page. */
  place: string
}

/** Mail programs make links of what looks like one, and whoever registers a stranger's address chooses the name. */
const linkIn = /:\/\/|@|\w\.\p{L}{2}/u

export function wordsOf(letter: Letter, { translate, timeZone, origin, place }: Stationery): Words {
  const { language, texts, button, from, rows, sum } = letter
  const said = (value: string | Date) =>
    typeof value === 'string' ? value : momentText(value, language, timeZone)
  const values = {
    zone: zoneName(language, timeZone),
    ...Object.fromEntries(Object.entries(letter.values ?? {}).map(([name, value]) => [name, said(value)])),
  }
  const words = (part: string) => translate(`mails:letters.${texts}.${part}`, values)
  const name = linkIn.test(letter.firstName) ? '' : letter.firstName.trim()
  return {
    language,
    subject: words('subject').replace(/\s+/g, ' '),
    heading: letter.heading ?? words('heading'),
    ...(!from && {
      greeting: name ? translate('mails:greeting', { name }) : translate('mails:greeting-nameless'),
    }),
    text: words('text'),
    ...(from && {
      from: {
        ...from,
        says: from.says && translate('mails:said', { words: from.says }),
        initials: initialsOf(from.name),
      },
    }),
    ...(rows && { rows }),
    ...(sum && { sum }),
    ...(letter.quote && { quote: letter.quote.map(said).join(', '), after: words('after') }),
    ...(button && {
      button: {
        label: words('button'),
        url: `${origin}/${language}${button.path}`,
        hint: button.until
          ? translate('mails:works-once', { until: said(button.until) })
          : translate('mails:copy-line'),
      },
    }),
    end: words('end'),
    reason: translate(`mails:reasons.${letter.reason}`, values),
    sender: translate('mails:sender', { place }),
    plant: translate('mails:plant'),
  }
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => ([...part][0] ?? '').toLowerCase())
    .join('')
