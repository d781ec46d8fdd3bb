import { storeImagePath, storeImageWidths } from '#contract/media.ts'
import type { Branding, SharingPractitioner } from '#contract/sharing.ts'
import { commaList } from '#domain/languages.ts'
import { logoSize } from '#domain/storefront/logo.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials.ts'

type PlanSheetProps = {
  name: string
  description: string
  /** Of the name and the description, if it is not the page’s. */
  lang?: string | undefined
  practitioner: SharingPractitioner
  branding?: Branding | undefined
  /** The message for this reader only. */
  message?: string | null
  facts: readonly { label: string; value: string }[]
}

const textStyle = 'relative max-w-[54ch] whitespace-pre-line wrap-anywhere md:text-[16px] md:leading-6.5'

/** The double-framed sheet at the top of a client's protocol. */
export function PlanSheet({
  name,
  description,
  lang,
  practitioner,
  branding,
  message,
  facts,
}: PlanSheetProps) {
  return (
    <section className="rounded-control border-[1.5px] border-bottle bg-surface p-[5px] print:break-inside-avoid">
      <div className="relative overflow-hidden rounded-badge border border-[color-mix(in_srgb,var(--color-bottle)_45%,transparent)] px-4.5 pt-5.5 pb-5 md:px-11 md:pt-9 md:pb-7.5">
        <span
          className="plant absolute top-16 right-1 h-[118px] w-21 [--plant:url(/plants/verbena.svg)] md:top-auto md:right-[70px] md:-bottom-7.5 md:h-[314px] md:w-56"
          aria-hidden="true"
        />
        <Sender practitioner={practitioner} branding={branding} />
        <h1
          lang={lang}
          className="relative mt-5.5 mb-2.5 pr-19 text-[33px] leading-[37px] normal-nums wrap-anywhere md:mt-7.5 md:mb-3 md:pr-65 md:text-[52px] md:leading-14"
        >
          {name}
        </h1>
        {description && (
          <p lang={lang} className={`text-ink-2 ${textStyle}`}>
            {description}
          </p>
        )}
        {message && (
          <p className={`mt-3.5 border-l-2 border-verbena pl-3.5 text-ink ${textStyle}`}>{message}</p>
        )}
        <dl className="relative mt-5 grid max-w-[820px] grid-cols-2 gap-3.5 border-t-3 border-double border-line-2 pt-4.5 md:mt-7 md:flex md:max-w-[calc(100%-260px)] md:flex-wrap md:gap-x-12">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-micro text-ink-3">{label}</dt>
              <dd className="text-label font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

type SenderProps = Pick<PlanSheetProps, 'practitioner' | 'branding'>

function Sender({ practitioner, branding }: SenderProps) {
  const { t, language } = useTranslation('plan')
  const { first_name: firstName, last_name: lastName, profession, practice, city } = practitioner
  const work = [profession, practice, city].filter((part) => part !== '')
  const colour = branding && `light-dark(${branding.accent_text}, ${branding.accent_text_in_dark})`
  return (
    <div className="relative flex items-center gap-3">
      {branding?.logo ? (
        <Logo logo={branding.logo} />
      ) : (
        <span
          className="grid size-12 flex-none place-items-center rounded-full border border-bottle font-serif text-[20px] leading-none font-medium text-bottle normal-nums italic [box-shadow:inset_0_0_0_3px_var(--color-surface),inset_0_0_0_4px_color-mix(in_srgb,var(--color-bottle)_40%,transparent)]"
          style={colour ? { color: colour, borderColor: colour } : undefined}
          aria-hidden="true"
        >
          {initialsOf(practitioner).toLocaleLowerCase()}
        </span>
      )}
      <div className="min-w-0 leading-5">
        <p>
          <b className="block font-semibold" style={colour ? { color: colour } : undefined}>
            <span className="visually-hidden">{t('shared.from')} </span>
            {firstName} {lastName}
          </b>
          <span className="text-small text-ink-2">{commaList(work, language)}</span>
        </p>
        {branding && <Contact branding={branding} />}
      </div>
    </div>
  )
}

const mostOfLogo = { width: 132, height: 48 }

function Logo({ logo }: { logo: NonNullable<Branding['logo']> }) {
  return (
    <img
      src={storeImagePath(logo.image, 800)}
      srcSet={storeImageWidths.map((width) => `${storeImagePath(logo.image, width)} ${width}w`).join(', ')}
      sizes={`${logoSize(logo, mostOfLogo).width}px`}
      {...logoSize(logo, mostOfLogo)}
      alt=""
      className="flex-none rounded-badge bg-white"
    />
  )
}

function Contact({ branding: { phone, email, address, appointment_url: booking } }: { branding: Branding }) {
  const { t } = useTranslation('plan')
  const ways = [
    phone && { text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    email && { text: email, href: `mailto:${email}` },
  ].filter((way) => way !== '')
  return (
    <>
      <p className="mt-1 flex flex-col items-start gap-x-3 text-small wrap-anywhere md:flex-row md:flex-wrap">
        {ways.map(({ text, href }) => (
          <a key={href} href={href} className="link py-0.75" rel="noreferrer">
            {text}
          </a>
        ))}
        {booking && (
          <a
            href={booking}
            className="link inline-flex items-center gap-1 py-0.75"
            rel="noopener noreferrer nofollow"
          >
            {t('shared.book')}
            <Icon name="leave" size={14} />
            <span className="visually-hidden">({t('shop:leaves-shop')})</span>
          </a>
        )}
      </p>
      {address && <p className="text-small whitespace-pre-line text-ink-2 wrap-anywhere">{address}</p>}
    </>
  )
}
