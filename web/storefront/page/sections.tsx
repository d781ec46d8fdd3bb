import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon, TopicIcon } from '../../ui/icon.tsx'
import { Arch, StorePicture } from './arch.tsx'
import { OwnText } from './own-text.tsx'
import type { StoreView } from './store-view.ts'
import { BookingButton, WriteButton } from './ways-to-contact.tsx'

type ViewProps = { view: StoreView }

export function About({ view: { about, lang } }: ViewProps) {
  return (
    <section
      lang={lang}
      className="grid grid-cols-1 gap-x-20 gap-y-5 pt-14 pb-13 @min-[760px]/store:grid-cols-2 @min-[1000px]/store:pt-20 @min-[1000px]/store:pb-19"
    >
      <div>
        {about.title && (
          <h2 className="max-w-[15em] text-[28px]/8.5 @min-[1000px]/store:text-[36px]/10.5">{about.title}</h2>
        )}
        {about.image && (
          <div
            data-picture="about.image"
            className="mt-6 aspect-4/3 max-w-130 overflow-hidden rounded-control"
          >
            <StorePicture image={about.image} sizes="(min-width: 760px) 40vw, 92vw" />
          </div>
        )}
      </div>
      <div className="max-w-[72ch] text-[16px]/6.75 text-ink-2">
        <OwnText text={about.description} />
      </div>
    </section>
  )
}

export function Services({ view }: ViewProps) {
  const { t } = useTranslation('storefront')
  const { title, description } = view.services_header
  return (
    <section className="double-rule pt-6.5 pb-19">
      <h2 className="text-h2" lang={title ? view.lang : undefined}>
        {title || t(view.type === 'clinic' ? 'page.services-clinic' : 'page.services')}
      </h2>
      {description && (
        <div lang={view.lang} className="mt-2 max-w-[68ch] text-ink-2">
          <OwnText text={description} />
        </div>
      )}
      <ul
        lang={view.lang}
        className="mt-4 grid grid-cols-1 gap-x-14 overflow-hidden @min-[640px]/store:grid-cols-2 @min-[1000px]/store:grid-cols-3"
      >
        {view.services.map(({ id, name, description, icon }) => (
          // The last row's line is cut off.
          <li key={id} className="-mb-px flex items-start gap-4.5 border-b border-line py-5">
            <span className="text-(--store-text)">
              <TopicIcon name={icon} size={44} />
            </span>
            <div className="min-w-0">
              <h3 className="text-h3 font-medium">{name}</h3>
              <div className="mt-0.75 text-ink-2">
                <OwnText text={description} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Packages({ view }: ViewProps) {
  const { t } = useTranslation('storefront')
  return (
    <section className="pt-6.5 pb-20">
      <h2 className="text-h2">{t('page.packages')}</h2>
      <ul
        lang={view.lang}
        className="mt-6 grid grid-cols-1 items-stretch gap-5 @min-[720px]/store:grid-cols-2 @min-[1000px]/store:grid-cols-3"
      >
        {view.packages.map((each) => (
          <PackageCard key={each.id} view={view} offer={each} />
        ))}
      </ul>
    </section>
  )
}

const packageStyles = {
  plain: {
    card: 'border border-line bg-surface',
    check: 'text-(--store-text)',
    button: 'border-(--store-text) text-(--store-text) hover:bg-tint',
  },
  highlighted: {
    card: 'bg-(--store-accent) text-(--store-on-accent)',
    check: 'text-(--store-button)',
    button: 'bg-(--store-button) text-(--store-on-button)',
  },
} as const

function PackageCard({ view, offer }: ViewProps & { offer: StoreView['packages'][number] }) {
  const { name, price, features, image, is_highlighted } = offer
  const style = packageStyles[is_highlighted ? 'highlighted' : 'plain']
  return (
    <li className={`relative flex flex-col overflow-hidden rounded-card p-7 ${style.card}`}>
      {is_highlighted && !image && (
        <span
          aria-hidden="true"
          className="plant [--plant:url(/plants/verbena.svg)] absolute -top-2.5 -right-6 h-52.5 w-37.5 bg-(--store-on-accent) opacity-20"
        />
      )}
      {image && (
        <div
          data-picture={`packages.${offer.id}.image`}
          className="-mx-7 -mt-7 mb-6 aspect-16/9 overflow-hidden"
        >
          <StorePicture image={image} sizes="(min-width: 1000px) 440px, 92vw" />
        </div>
      )}
      <h3 className="relative text-[25px]/7.5 font-medium">{name}</h3>
      {price && <p className="relative mt-1.5 text-[30px]/9.5 font-semibold">{price}</p>}
      <ul className="relative mt-4.5 grow">
        {features.map(({ feature_id, text }) => (
          <li key={feature_id} className="flex items-start gap-2.5 py-1.25">
            <span className={`pt-0.5 ${style.check}`}>
              <Icon name="check" size={19} />
            </span>
            <span className="min-w-0 wrap-break-word">{text}</span>
          </li>
        ))}
      </ul>
      <BookingButton url={view.bookingUrl} of={name} className={`relative mt-5.5 ${style.button}`} />
    </li>
  )
}

export function Approach({ view: { approach, lang } }: ViewProps) {
  const [first, second] = approach.images
  return (
    <section
      lang={lang}
      className="double-rule grid grid-cols-1 items-center gap-x-20 gap-y-8 pt-11 pb-19 @min-[760px]/store:grid-cols-2"
    >
      <div>
        {approach.title && <h2 className="text-h2">{approach.title}</h2>}
        <div className="mt-4 max-w-[68ch] text-[16px]/6.75 text-ink-2">
          <OwnText text={approach.description} />
        </div>
      </div>
      <div className="grid max-w-130 grid-cols-2 items-end gap-5">
        <Arch
          place="approach.images.0"
          image={first}
          plant="lavender"
          variant="soft"
          sizes="(min-width: 760px) 260px, 44vw"
          className="aspect-3/4"
        />
        <Arch
          place="approach.images.1"
          image={second}
          plant="olive"
          variant="strong"
          sizes="(min-width: 760px) 260px, 44vw"
          className="aspect-4/5"
        />
      </div>
    </section>
  )
}

export function Message({ view }: ViewProps) {
  const { t } = useTranslation('storefront')
  return (
    <section className="rounded-card bg-tint p-6.5">
      <h2 className="text-h3 font-medium">{t('page.message')}</h2>
      <div lang={view.lang} className="mt-2 text-ink-2">
        <OwnText text={view.message} />
      </div>
      <WriteButton
        view={view}
        className="mt-4.5 bg-(--store-accent) text-(--store-on-accent) hover:opacity-90"
      />
    </section>
  )
}
