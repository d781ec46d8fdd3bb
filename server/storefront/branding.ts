import { and, eq, isNotNull } from 'drizzle-orm'
import type { Branding } from '#contract/sharing.ts'
import { bookingLink } from '#domain/storefront/links.ts'
import { paletteOf } from '#domain/storefront/themes.ts'
import { isAllowedToShare } from '#server/accounts/may-share.ts'
import { users } from '#server/accounts/tables.ts'
import type { BrandingOf, LogoOf } from '#server/practitioners/branding.ts'
import { storefronts } from './tables.ts'

/** Logo, colours and contact details of a published page; what is hidden on it is left out. */
export const brandings =
  (logoOf: LogoOf): BrandingOf =>
  async (db, practitionerId): Promise<Branding | undefined> => {
    const [found] = await db
      .select({ published: storefronts.published, user: users })
      .from(storefronts)
      .innerJoin(users, eq(users.id, storefronts.practitionerId))
      .where(and(eq(storefronts.practitionerId, practitionerId), isNotNull(storefronts.published)))
    if (!found?.published || !isAllowedToShare(found.user)) return undefined
    const { logo, theme, accent: chosen, contact, sections } = found.published
    const { accent, accentText, accentTextInDark } = paletteOf(theme, chosen)
    const isHidden = sections.some(({ section, is_hidden }) => section === 'contact' && is_hidden)
    return {
      logo: logo === null ? null : await presentLogo(logoOf, logo),
      accent,
      accent_text: accentText,
      accent_text_in_dark: accentTextInDark,
      phone: isHidden ? '' : contact.phone,
      email: isHidden ? '' : contact.email,
      address: isHidden ? '' : contact.address,
      appointment_url: bookingLink(contact.appointment_url),
    }
  }

/** Null, too, if its picture cannot be read: initials are shown instead. */
async function presentLogo(logoOf: LogoOf, image: string): Promise<Branding['logo']> {
  const logo = await logoOf(image)
  return logo ? { image, width: logo.width, height: logo.height } : null
}
