import { storeImagePath } from '#contract/media.ts'
import type { Branding } from '#contract/sharing.ts'
import { logoSize } from '#domain/storefront/logo.ts'
import type { Database } from '#server/platform/database.ts'
import type { EmailSender } from '#server/platform/mail/email.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    brandingOf: BrandingOf
    logoOf: LogoOf
  }
}
/** How a practitioner presents themselves, as a later feature knows it; undefined without a published page. */
export type BrandingOf = (db: Database, practitionerId: number) => Promise<Branding | undefined>
/** The logo of such a page, for printing; undefined if it cannot be read. */
export type LogoOf = (
  image: string,
) => Promise<{ width: number; height: number; png: Uint8Array } | undefined>

const mostInEmail = { width: 120, height: 48 }
/** Wider ones are blurred on most screens when they are drawn from the smallest picture. */
const widestOfSmallest = 100

type Reader = {
  /** How texts of the practitioner's are shown to them. */
  shown: (text: string) => string
  /** A reader who has not accepted the practitioner gets no link that the practitioner chose. */
  isKnown: boolean
}

/** What an email shows of the practitioner who sends it, besides their name. */
export function brandInEmail(
  branding: Branding | undefined,
  { shown, isKnown }: Reader,
): Pick<EmailSender, 'logo' | 'colour' | 'contact'> {
  if (!branding) return {}
  const { logo, accent_text: colour, phone, email, address, appointment_url: booking } = branding
  const size = logo && logoSize(logo, mostInEmail)
  return {
    logo: size && {
      path: storeImagePath(logo.image, size.width > widestOfSmallest ? 800 : 200),
      ...size,
    },
    colour,
    contact: [phone, email, shown(address), (isKnown && booking) || ''].filter(Boolean),
  }
}
