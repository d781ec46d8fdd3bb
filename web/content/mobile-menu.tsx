import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'
import { Mark } from './logo.tsx'
import { mainNavigation } from './navigation.ts'

const id = 'menu'

/** The drawer of narrow screens. Without JavaScript it opens as a popover; with it, as a dialog that holds the focus. */
export function MobileMenu() {
  const { t } = useTranslation('shop')
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

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
          <div className="flex items-center justify-between bg-bar py-2 pr-2 pl-4 [--color-bottle:#fff] [--color-logo-leaf:#d3df4e]">
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
          </div>
          <nav aria-label={t('navigation.menu')} className="p-4">
            {mainNavigation.map((entry) => (
              <ShopLink key={entry.key} to={entry.path} className="drawer-link">
                {t(`navigation.${entry.key}`)}
                <Icon name="chevron-right" size={16} />
              </ShopLink>
            ))}
          </nav>
        </div>
      </dialog>
    </>
  )
}
