import type { EmailKind } from '#domain/accounts/email-kinds.ts'
import type { Language } from '#domain/languages.ts'
import { dynamicKey, type Translate } from '#domain/translation.ts'
import { timestampText, zoneName } from './dates.ts'
import type { Email, EmailLine, EmailNote, EmailRow, EmailSender, EmailStep, EmailSum } from './email.ts'

/** An email's texts in the reader's language, before layout. */
export type Words = {
  language: Language
  subject: string
  heading: string
  /** Empty in an email somebody writes themselves. */
  greeting?: string
  text: string
  /** The text is in the header. */
  isLead: boolean
  from?: EmailSender & { initials: string }
  quote?: string
  after?: string
  facts?: readonly { label: string; value: string }[]
  rows?: readonly EmailRow[]
  lines?: readonly EmailLine[]
  steps?: readonly EmailStep[]
  sum?: EmailSum
  /** `hint`: empty if the button leads to an ordinary page. `validity`: how long it works, for plain text. */
  button?: { label: string; url: string; hint: string; validity: string }
  box?: readonly TranslatedNote[]
  end: string
  reason: string
  /** The link that stops emails of this kind. */
  stop?: { label: string; url: string }
  sender: string
  plant: string
}

/** A text, and the part of it that is a link. */
export type TranslatedNote = {
  title: string
  before: string
  link?: { label: string; url: string }
  after: string
}

export type EmailLayout = {
  translate: Translate
  timeZone: string
  /** Base URL of links: `https://shop.example`. */
  origin: string
  /** The shop's URL, for the footer. */
  place: string
  stop?: StopLinks | undefined
}

/** How a reader stops emails of a kind: `page` is below the reader's language, `oneClick` is for mail programs. */
export type StopLinks = { kind: EmailKind; page: string; oneClick: string }

/**
 * Mail programs turn anything like a URL into a link, and anyone who registers somebody else's address chooses the name.
 */
const linkIn = /:\/\/|@|\w\.\p{L}{2}/u

export function wordsOf(email: Email, { translate, timeZone, origin, place, stop }: EmailLayout): Words {
  const { language, texts, from, facts, rows, lines, steps, sum, box } = email
  const said = (value: string | Date) =>
    typeof value === 'string' ? value : timestampText(value, language, timeZone)
  const name = linkIn.test(email.firstName) ? '' : email.firstName.trim()
  const values = {
    name,
    zone: zoneName(language, timeZone),
    ...Object.fromEntries(Object.entries(email.values ?? {}).map(([key, value]) => [key, said(value)])),
  }
  // Only some emails have it: a missing text is answered with its key.
  const optional = (part: 'heading-nameless' | 'after' | 'end') => {
    const key = `mails:emails.${texts}.${part}`
    const text = translate(dynamicKey(key), values)
    return text === key ? '' : text
  }
  const addressOf = (link: string) => (link.startsWith('/') ? `${origin}/${language}${link}` : link)
  const hint = (given: NonNullable<Email['button']>) => {
    if (!given.until) return facts ? '' : translate('mails:copy-line')
    return translate(given.often ? 'mails:works-until' : 'mails:works-once', { until: said(given.until) })
  }
  const validity = ({ until, often }: NonNullable<Email['button']>) =>
    until ? translate(often ? 'mails:link-works-until' : 'mails:link-works-once', { until: said(until) }) : ''
  const isLead = from !== undefined || facts !== undefined
  return {
    language,
    subject: translate(`mails:emails.${texts}.subject`, values).replace(/\s+/g, ' '),
    heading: (!name && optional('heading-nameless')) || translate(`mails:emails.${texts}.heading`, values),
    ...(!isLead && {
      greeting: name ? translate('mails:greeting', { name }) : translate('mails:greeting-nameless'),
    }),
    text: translate(`mails:emails.${texts}.text`, values),
    isLead,
    ...(from && {
      from: {
        ...from,
        says: from.says && translate('mails:said', { words: from.says }),
        initials: initialsOf(from.name),
      },
    }),
    ...(facts && { facts: facts.map(({ label, value }) => ({ label, value: said(value) })) }),
    ...(rows && { rows }),
    ...(lines && { lines }),
    ...(steps && { steps }),
    ...(sum && { sum }),
    ...(email.quote && { quote: email.quote.map(said).join(', '), after: optional('after') }),
    ...(email.button && {
      button: {
        label: translate(`mails:emails.${email.texts}.button`, values),
        url: addressOf(email.button.path),
        hint: hint(email.button),
        validity: validity(email.button),
      },
    }),
    ...(box && { box: box.map((note) => translatedNote(note, addressOf)) }),
    end: optional('end'),
    reason: translate(`mails:reasons.${email.reason}`, values),
    ...(stop && { stop: { label: translate(`mails:stop.${stop.kind}`), url: addressOf(stop.page) } }),
    sender: translate('mails:sender', { place }),
    plant: translate('mails:plant'),
  }
}

function translatedNote(
  { title, text, link }: EmailNote,
  addressOf: (link: string) => string,
): TranslatedNote {
  const [, before = text, label, after = ''] = /^(.*)<link>(.+)<\/link>(.*)$/s.exec(text) ?? []
  return { title, before, after, ...(label && link && { link: { label, url: addressOf(link) } }) }
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => ([...part][0] ?? '').toLowerCase())
    .join('')
