import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { Plant } from '../../ui/plant.tsx'
import { LanguageMenu } from '../language-menu.tsx'
import { Mark } from '../logo.tsx'
import { mainNavigation } from '../navigation.ts'
import { DrawerLinks, DrawerPerson, LoginLink, LogoutButton } from './account-control.tsx'
import { CountryChooser } from './country-chooser.tsx'
import { HelpLinks, VisitorLinks } from './visitor-links.tsx'

const id = 'menu'

/** The drawer of narrow screens. Without JavaScript it is a popover; with it, a dialog that traps the focus. */
export function MobileMenu() {
  const { t } = useTranslation('shop')
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { state, user } = useSession()
  // The account links are already shown above.
  const shopEntries = mainNavigation(user?.user_type_id).filter(({ path }) => !path.startsWith('/account'))

  const shownKey = useRef(key)
  // A menu that stayed open would hide the page just opened. One opened while the first page begins to respond stays.
  useEffect(() => {
    if (shownKey.current !== key) dialog.current?.close()
    shownKey.current = key
  }, [key])

  function open(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.showModal()
  }
  function close(event: MouseEvent) {
    event.preventDefault()
    dialog.current?.close()
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onClick={open}
        aria-label={t('navigation.open-menu')}
        className="icon-btn -ml-2.5 xl:hidden"
      >
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the drawer closes it; so does Esc */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={t('navigation.menu')}
        className="sliding-dialog inset-[0_auto_0_0] w-[min(340px,88vw)] bg-surface [--from:-24px]"
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="flex h-full flex-col">
          <div className="relative isolate flex flex-none flex-wrap items-center justify-between overflow-hidden bg-bar py-2 pr-2 pl-4 text-bar-ink [--color-bottle:#fff] [--color-logo-leaf:#d3df4e]">
            <Plant name="verbena" className="absolute top-1.5 -right-1.5 -z-1 h-38.5 w-27.5 bg-[#2c6151]" />
            <span className="logo">
              <Mark size={26} />
              {t('name')}
            </span>
            <button
              type="button"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
              aria-label={t('navigation.close-menu')}
              className="icon-btn text-white focus-visible:outline-white"
            >
              <Icon name="x" size={22} />
            </button>
            {user && (
              <Suspense>
                <DrawerPerson user={user} />
              </Suspense>
            )}
          </div>
          <nav aria-label={t('navigation.menu')} className="min-h-75 flex-1 overflow-y-auto py-2">
            {user && (
              <Suspense>
                <DrawerLinks user={user} />
              </Suspense>
            )}
            {state === 'loggedout' && <VisitorLinks />}
            {shopEntries.map((entry) => (
              <ShopLink
                key={entry.key}
                to={entry.path}
                className="flex min-h-11.25 items-center justify-between px-4 font-serif text-[19px]/6 font-medium normal-nums"
              >
                {t(`navigation.${entry.key}`)}
                <Icon name="chevron-right" size={16} />
              </ShopLink>
            ))}
            {state === 'loggedout' && <HelpLinks />}
          </nav>
          <CountryChooser place="drawer" />
          <div className="flex items-center gap-2 border-t border-line p-4">
            <LanguageMenu above />
            {state === 'loggedin' ? (
              <Suspense>
                <LogoutButton className="btn btn-plain flex-1" />
              </Suspense>
            ) : (
              <LoginLink className="btn btn-plain flex-1" />
            )}
          </div>
        </div>
      </dialog>
    </>
  )
}
