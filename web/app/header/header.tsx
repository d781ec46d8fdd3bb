import { type MouseEvent, memo, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { contactPhones } from '#domain/contact-data.ts'
import { requestAction, useStoredItems } from '../../platform/buying.ts'
import { useDoorDelivery } from '../../platform/door-delivery.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, ShopNavLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageMenu } from '../language-menu.tsx'
import { Mark } from '../logo.tsx'
import { lastEntries, mainNavigation } from '../navigation.ts'
import { AccountControl } from './account-control.tsx'
import { CountryChooser } from './country-chooser.tsx'
import { MobileMenu } from './mobile-menu.tsx'

type HeaderProps = {
  /** Includes the line about delivery above it. */
  strip: boolean
  search: ReactNode
}

export const Header = memo(function Header({ strip, search }: HeaderProps) {
  const { t } = useTranslation('shop')
  const { user } = useSession()
  // On narrow screens the search box replaces the header.
  const isAmongResults = useLocation().pathname.split('/')[2] === 'search-results'
  return (
    <header
      // Keeps the box visible at any scroll position, without moving the page.
      className={`no-print border-b border-line xl:has-data-showing:sticky xl:has-data-showing:top-0 xl:has-data-showing:z-55 xl:has-data-showing:bg-paper ${isAmongResults ? 'max-xl:border-0' : ''}`}
    >
      {strip && <Strip />}
      <div
        className={`wrap flex items-center gap-1 xl:h-19 xl:gap-7.5 ${isAmongResults ? 'max-xl:h-16 max-xl:p-0 max-xl:[&>:not([data-search])]:hidden' : 'max-xl:h-15'}`}
      >
        <MobileMenu />
        <ShopLink to="/" className="logo" aria-label={t('navigation.home-link')}>
          <Mark size={30} />
          {t('name')}
        </ShopLink>
        <nav
          aria-label={t('navigation.label')}
          className="hidden gap-6 font-strong whitespace-nowrap xl:flex"
        >
          {mainNavigation(user?.user_type_id).map(({ key, path }, at, { length }) => (
            <span key={key} className="grid justify-items-start">
              <ShopNavLink
                to={path}
                className="col-start-1 row-start-1 py-0.75 hover:[box-shadow:0_3px_0_var(--color-verbena)] aria-[current=page]:[box-shadow:0_3px_0_var(--color-verbena)]"
                prefetch="intent"
              >
                {t(`navigation.${key}`)}
              </ShopNavLink>
              {at === length - 1 && <LastEntryPlace />}
            </span>
          ))}
        </nav>
        {search}
        <div className="flex items-center gap-1 max-xl:-mr-2.5 max-[360px]:gap-0">
          <div className="max-md:hidden">
            {/* Without the strip the country is chosen here. */}
            <LanguageMenu>{!strip && <CountryChooser place="drawer" />}</LanguageMenu>
          </div>
          <WishlistAndCartLinks />
          <AccountControl />
        </div>
      </div>
    </header>
  )
})

/** As wide as the widest text of the last entry, so that the search box does not move once the user is known. */
function LastEntryPlace() {
  const { t } = useTranslation('shop')
  return lastEntries.map(({ key }) => (
    <span key={key} aria-hidden="true" className="[visibility:hidden] col-start-1 row-start-1">
      {t(`navigation.${key}`)}
    </span>
  ))
}

const Strip = memo(function Strip() {
  const { t } = useTranslation('shop')
  const { region } = useShop()
  const phone = contactPhones[region]
  return (
    <div className="no-print hidden h-8 bg-bar text-small leading-8 text-bar-muted xl:block">
      <div className="wrap flex gap-6.5 whitespace-nowrap">
        {/* Fixed shares of the line, so that the texts of another country move nothing. */}
        <span className="basis-80 truncate">
          <FreeDelivery />
        </span>
        <span className="flex-1 truncate">{t('strip.dispatch')}</span>
        <span>
          {t('strip.practitioner-line')} <b className="font-strong text-bar-ink">{phone}</b>
        </span>
        <ShopLink to="/contact">{t('strip.help')}</ShopLink>
        <CountryChooser place="strip" />
      </div>
    </div>
  )
})

function FreeDelivery() {
  const { t } = useTranslation('shop')
  const { country, door } = useDoorDelivery()
  if (!door) return t('delivery.none', { country })
  if (!door.freeFrom) return t('delivery.price', { country, price: door.price })
  return (
    <>
      <b className="font-strong text-bar-ink">{t('strip.free-delivery')}</b>{' '}
      {t('strip.free-delivery-from', { country, amount: door.freeFrom })}
    </>
  )
}

/** Wishlist and cart with their counts. The counts overlay the icons, so that nothing moves when they appear. */
function WishlistAndCartLinks() {
  const { t } = useTranslation('shop')
  const wishes = useStoredItems((kept) => kept.wishes.size)
  const packs = useStoredItems((kept) =>
    [...kept.packs.values()].reduce((sum, quantity) => sum + quantity, 0),
  )
  // On the cart page, or when opening a new tab, this is an ordinary link.
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname.endsWith('/cart')) return
    event.preventDefault()
    requestAction({ kind: 'show-cart' })
  }
  return (
    <>
      <ShopLink
        to="/wishlist"
        className="icon-btn relative"
        aria-label={t('kept.wishlist', { count: wishes })}
      >
        <Icon name="heart" size={22} />
        {wishes > 0 && <CountBadge className="top-0.75 right-px">{wishes}</CountBadge>}
      </ShopLink>
      <ShopLink
        to="/cart"
        className="icon-btn relative"
        aria-label={t('kept.cart', { count: packs })}
        onClick={open}
      >
        <Icon name="bag" size={22} />
        {packs > 0 && <CountBadge className="top-0.75 right-px">{packs}</CountBadge>}
      </ShopLink>
    </>
  )
}
