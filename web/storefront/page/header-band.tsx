import type { ReactNode } from 'react'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { Arch } from './arch.tsx'
import { OwnText } from './own-text.tsx'
import type { StoreView } from './store-view.ts'
import { storeWrap } from './store-wrap.ts'
import { BookingButton, WriteButton } from './ways-to-contact.tsx'

type HeaderBandProps = { view: StoreView; become?: ReactNode }

/** Who this is, what for, the two ways to get in touch, and the way to become a client. */
export function HeaderBand({ view, become }: HeaderBandProps) {
  const { header, lang } = view
  return (
    <div className="bg-(--store-band)">
      <div
        className={`${storeWrap} grid grid-cols-1 gap-x-7 gap-y-9 pt-9 @min-[720px]/store:grid-cols-[minmax(0,1fr)_minmax(0,200px)_minmax(0,140px)] @min-[720px]/store:items-end @min-[1000px]/store:grid-cols-[minmax(0,1fr)_minmax(0,330px)_minmax(0,230px)] @min-[1000px]/store:pt-16`}
      >
        <div className="@min-[720px]/store:pb-12 @min-[1000px]/store:pb-18">
          <Owner view={view} />
          <h1
            lang={lang}
            className="max-w-[10em] text-[36px]/10 tracking-[-0.02em] @min-[1000px]/store:text-[64px]/16.5"
          >
            {header.title}
          </h1>
          <div
            lang={lang}
            className="mt-5 max-w-[46ch] text-[17px]/7 text-ink-2 @min-[1000px]/store:text-[18px]/7.25"
          >
            <OwnText text={header.description} />
          </div>
          <div className="mt-7 flex flex-wrap gap-2.5 @max-[480px]/store:flex-col empty:hidden">
            <BookingButton
              url={view.bookingUrl}
              className="btn-lead bg-(--store-accent) text-(--store-on-accent) hover:opacity-90"
            />
            <WriteButton view={view} className="btn-plain btn-lead" />
            {become}
          </div>
        </div>
        <div className="grid grid-cols-[330fr_230fr] items-end gap-5 @max-[720px]/store:mx-auto @max-[720px]/store:w-full @max-[720px]/store:max-w-100 @min-[720px]/store:contents">
          <Arch
            place="header.image"
            image={header.image}
            plant="chamomile"
            variant="strong"
            sizes="(min-width: 1000px) 330px, 56vw"
            className="aspect-[330/470] rounded-b-none"
            isFirst
          />
          <Arch
            place="header.second_image"
            image={header.second_image}
            plant="rosehip"
            variant="soft"
            sizes="(min-width: 1000px) 230px, 40vw"
            className="aspect-[230/340] rounded-b-none"
          />
        </div>
      </div>
    </div>
  )
}

function Owner({ view }: { view: StoreView }) {
  const { t, language } = useTranslation('storefront')
  const person = `${view.first_name} ${view.last_name}`
  const about = commaList([person, view.profession], language)
  return (
    <div className="mb-7.5 flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="flex min-w-0 items-center gap-3.5">
        {view.logo ? (
          <Image
            data-picture="header.logo"
            {...view.logo}
            alt=""
            failedAlt={t('shop:image-failed')}
            className="max-h-15 max-w-40 shrink-0 rounded-badge bg-white"
          />
        ) : (
          <Monogram of={view} />
        )}
        <p className="min-w-0 leading-5.25">
          {view.organisation_name && <b className="block font-bold">{view.organisation_name}</b>}
          <span className={view.organisation_name ? 'text-[14px] text-ink-2' : 'font-semibold'}>{about}</span>
        </p>
      </div>
      {view.is_certified && (
        <span className="badge h-7 bg-tint text-bottle">
          <Icon name="check" size={15} />
          {t('page.certificate')}
        </span>
      )}
    </div>
  )
}

/** Drawn for a page without a logo. */
function Monogram({ of }: { of: StoreView }) {
  return (
    <span
      data-picture="header.logo"
      aria-hidden="true"
      className="flex size-15 shrink-0 items-center justify-center rounded-full border border-(--store-text) text-(--store-text) shadow-[inset_0_0_0_4px_var(--store-band),inset_0_0_0_5px_color-mix(in_srgb,var(--store-text)_40%,transparent)]"
    >
      <span className="font-serif text-[25px]/none font-medium italic">
        {initialsOf(of).toLocaleLowerCase()}
      </span>
    </span>
  )
}
