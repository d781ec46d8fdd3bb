import { type MouseEvent, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { LanguageMenu } from '../language-menu.tsx'
import { Mark } from '../logo.tsx'
import { mainNavigation } from '../navigation.ts'
import { DrawerLinks, DrawerPerson, LoginLink, LogoutButton } from './account-control.tsx'
import { CountryChooser } from './country-chooser.tsx'
import { HelpLinks, VisitorLinks } from './visitor-links.tsx'

const id = 'menu'

/** The drawer of narrow screens. Without JavaScript it opens as a popover; with it, as a dialog that holds the focus. */
export function MobileMenu() {
  const { t } = useTranslation('shop')
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { state, user } = useSession()
  // What is one's own stands above already.
  const shopEntries = mainNavigation(user?.user_type_id).filter(({ path }) => !path.startsWith('/account'))

  // A menu that stayed open would hide the page one has just gone to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each navigation
  useEffect(() => dialog.current?.close(), [key])

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer; Esc closes it too */}
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={t('navigation.menu')}
        className="drawer"
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="flex h-full flex-col">
          <div className="drawer-head">
            <span className="plant drawer-plant" aria-hidden="true" />
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
              className="icon-btn on-bar"
            >
              <Icon name="x" size={22} />
            </button>
            {user && (
              <Suspense>
                <DrawerPerson user={user} />
              </Suspense>
            )}
          </div>
          <nav aria-label={t('navigation.menu')} className="flex-1 overflow-y-auto py-2">
            {user && (
              <Suspense>
                <DrawerLinks user={user} />
              </Suspense>
            )}
            {state === 'loggedout' && <VisitorLinks />}
            {shopEntries.map((entry) => (
              <ShopLink key={entry.key} to={entry.path} className="drawer-link">
                {t(`navigation.${entry.key}`)}
                <Icon name="chevron-right" size={16} />
              </ShopLink>
            ))}
            {state === 'loggedout' && <HelpLinks />}
          </nav>
          <CountryChooser className="country-chooser country-chooser-drawer" />
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
