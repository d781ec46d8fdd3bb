import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { languagePath, pathWithoutLanguage } from '../platform/links.tsx'
import { useShop } from '../platform/shop-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, menuItem } from '../ui/menu.tsx'

type LanguageMenuProps = {
  above?: boolean
  /** Below the languages. */
  children?: ReactNode
}

/** Keeps the page and its query. Each language is a document of its own, with its texts and `lang`. */
export function LanguageMenu({ above = false, children }: LanguageMenuProps) {
  const { language } = useShop()
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const path = pathWithoutLanguage(pathname)
  const shown = (language === 'zh_tw' ? '繁' : language).toUpperCase()
  const address = (code: Language, query: string) => languagePath(code, path) + query
  return (
    <Menu
      // The accessible name starts with the visible text, for people who use voice control.
      label={`${shown}, ${t('language.choose', { language: languageNames[language] })}`}
      placement={above ? 'above-left' : 'below'}
      button={
        <>
          <Icon name="globe" size={20} />
          <span aria-hidden="true">{shown}</span>
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {languages.map((code) => (
        <li key={code}>
          {/* The server knows only the parameters that a page reads, the browser knows all. */}
          <a
            href={address(code, search)}
            suppressHydrationWarning
            hrefLang={languageTag(code)}
            lang={languageTag(code)}
            aria-current={code === language || undefined}
            className={menuItem}
            onClick={(event) => {
              rememberLanguage(code)
              event.currentTarget.href = address(code, location.search)
            }}
          >
            {languageNames[code]}
          </a>
        </li>
      ))}
      {children && <li>{children}</li>}
    </Menu>
  )
}

const languageCookies = ['preferred_language', 'i18next'] as const
const languageCookieDays = 365

/** The chosen language is remembered on this device for a year. */
function rememberLanguage(language: Language): void {
  const seconds = languageCookieDays * 24 * 60 * 60
  for (const name of languageCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `${name}=${language}; path=/; max-age=${seconds}; samesite=lax`
  }
  try {
    localStorage.setItem('i18nextLng', language)
  } catch {
    // Storage may be blocked; the cookies are enough.
  }
}
