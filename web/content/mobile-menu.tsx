import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon } from '../ui/icon.tsx'
import { Mark } from './logo.tsx'
import { mainNavigation } from './navigation.ts'

const id = 'menu'

/** The drawer of narrow screens. Without JavaScript its address opens it (`#menu`, `:target`). */
export function MobileMenu() {
  const { t } = useTranslation('shop')
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()

  // A menu that stayed open over the page one has just gone to would hide it.
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
      <a
        href={`#${id}`}
        role="button"
        onClick={open}
        aria-label={t('navigation.open-menu')}
        aria-haspopup="dialog"
        className="icon-btn -ml-2.5 lg:hidden"
      >
        <Icon name="menu" size={24} />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the drawer; Esc closes it too */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={t('navigation.menu')}
        className="drawer"
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between bg-bar py-3 pr-2 pl-4 text-white [--color-logo-leaf:#d3df4e]">
            <span className="logo text-white">
              <Mark size={26} />
              {t('name')}
            </span>
            <a
              href="#content"
              role="button"
              onClick={close}
              aria-label={t('navigation.close-menu')}
              className="icon-btn"
            >
              <Icon name="x" size={22} />
            </a>
          </div>
          <nav aria-label={t('navigation.label')} className="p-4">
            {mainNavigation.map((entry) => (
              <ShopLink
                key={entry.key}
                to={entry.path}
                className="serif flex min-h-11 items-center justify-between text-[19px]"
              >
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
