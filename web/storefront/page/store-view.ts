import { storeImagePath } from '#contract/media.ts'
import type { PublishedStore } from '#contract/storefront.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { clockParts, formatTag, type Language, otherLang } from '#domain/languages.ts'
import { bookingLink } from '#domain/storefront/links.ts'
import { logoSize } from '#domain/storefront/logo.ts'
import { type Weekday, weekdays } from '#domain/storefront/opening-hours.ts'
import { paletteOf } from '#domain/storefront/themes.ts'
import type { Translate } from '#domain/translation.ts'
import { formatMoney } from '../../platform/formats.ts'
import { coloursOf } from './palette.ts'
import { zoneName } from './zone-name.ts'

/** What a page needs to be shown; the editor makes it of what is being written. */
export type StoreFacts = Omit<
  PublishedStore,
  'name' | 'health_profession' | 'logo_size' | 'product_variant_ids' | 'products' | 'welcome_discount'
> & {
  logo_size?: PublishedStore['logo_size']
  /** In the page’s language. */
  profession: string
}

export type DayRow = { day: Weekday; name: string; times: string[] }

/** A public protocol; `lang` of its texts, if it is not the page’s. */
export type ProtocolCard = Omit<
  StoreFacts['protocols'][number],
  'language' | 'total_price' | 'cost_per_day'
> & { total: string; perDay: string | undefined; lang: string | undefined }

/** A shop page, with all that depends on language and region as text: the browser formats nothing. */
export type StoreView = Omit<StoreFacts, 'logo' | 'logo_size' | 'packages' | 'protocols' | 'currency'> & {
  protocols: ProtocolCard[]
  packages: (Omit<StoreFacts['packages'][number], 'price'> & { price: string | undefined })[]
  days: DayRow[]
  /** The theme’s, as custom properties. */
  colours: Record<`--store-${string}`, string>
  /** Null if there is none that can be linked. */
  bookingUrl: string | null
  /** The name of the time zone of the opening hours. */
  zone: string
  /** The languages spoken, each by its own name. */
  spoken: string[]
  /** The attributes of its picture; the editor does not know its size. */
  logo: { src: string; width?: number; height?: number } | null
  /** On the button that depends on who reads, and below the buttons; visitors see the first of each. */
  readerWords: { buttons: string[]; notes: string[] }
  /** Of the practitioner’s texts, if it is not the page’s. */
  lang: string | undefined
}

type Words = { t: Translate; language: Language }

export function storeViewOf(store: StoreFacts, words: Words): StoreView {
  const { logo, logo_size, packages, protocols, currency, ...facts } = store
  return {
    ...facts,
    packages: packages.map(({ price, ...each }) => ({
      ...each,
      price: price === null ? undefined : formatMoney(price, currency),
    })),
    protocols: protocols.map((protocol) => protocolCardOf(protocol, currency, words)),
    colours: coloursOf(paletteOf(store.theme, store.accent)),
    bookingUrl: bookingLink(store.contact.appointment_url),
    days: daysOf(store.opening_hours, words),
    zone: zoneName(store.timezone, words.language),
    spoken: store.contact.languages.map((code) => languageName(code)),
    logo: logo === null ? null : logoOf(logo, logo_size),
    readerWords: readerWordsOf(store, words),
    lang: otherLang(store.language, words.language),
  }
}

function logoOf(image: string, size: StoreFacts['logo_size']): NonNullable<StoreView['logo']> {
  const shown = size ? logoSize(size, { width: 160, height: 60 }) : {}
  return { src: storeImagePath(image, 800), ...shown }
}

function readerWordsOf(store: StoreFacts, { t }: Words): StoreView['readerWords'] {
  const isClinic = store.type === 'clinic'
  const isClient = t('storefront:page.is-client', { name: personName(store) })
  const percent = '00 %'
  return {
    buttons: [
      t(isClinic ? 'storefront:page.become-clinic' : 'storefront:page.become'),
      t('storefront:page.my-practitioner'),
      t('storefront:page.edit'),
    ],
    notes: [
      t(isClinic ? 'storefront:page.become-note-clinic' : 'storefront:page.become-note'),
      `${isClient} ${t('storefront:page.client-discount', { percent })}`,
      `${isClient} ${t('storefront:page.client-discount-off', { percent })}`,
    ],
  }
}

function protocolCardOf(
  { language, total_price: total, cost_per_day: perDay, ...facts }: StoreFacts['protocols'][number],
  currency: StoreFacts['currency'],
  words: Words,
): ProtocolCard {
  return {
    ...facts,
    total: formatMoney(total, currency),
    perDay: perDay === null ? undefined : formatMoney(perDay, currency),
    lang: otherLang(language, words.language),
  }
}

const weekend: readonly Weekday[] = ['saturday', 'sunday']

/** A weekend on which it is never open is left out. */
function daysOf(periods: StoreFacts['opening_hours'], { t, language }: Words): DayRow[] {
  if (periods.length === 0) return []
  const isOpenAtWeekend = periods.some(({ day }) => weekend.includes(day))
  return weekdays
    .filter((day) => isOpenAtWeekend || !weekend.includes(day))
    .map((day) => ({
      day,
      name: weekdayName(day, language),
      times: periods
        .filter((period) => period.day === day)
        .map(({ opens, closes }) =>
          t('storefront:page.hours-range', {
            from: clockText(opens, language),
            to: clockText(closes, language),
          }),
        ),
    }))
}

/** The first of January 2024 was a Monday. */
export function weekdayName(day: Weekday, language: Language): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
  const name = new Intl.DateTimeFormat(formatTag(language), { weekday: 'long', timeZone: 'UTC' }).format(date)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

function clockText(time: string, language: Language): string {
  const date = new Date(`2024-01-01T${time === '24:00' ? '00:00' : time}Z`)
  return new Intl.DateTimeFormat(formatTag(language), { ...clockParts(language), timeZone: 'UTC' }).format(
    date,
  )
}

/** "Nederlands", "français". */
export function languageName(code: string): string {
  return new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
}
