import { useLocation } from 'react-router'
import { type Language, languageNames, languages, languageTag } from '#domain/languages.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { useShop } from '../platform/shop-context.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, menuItem } from '../ui/menu.tsx'

/** Keeps the page and its query. Another language is another document: its texts and `lang` come with it. */
export function LanguageMenu({ above = false }: { above?: boolean }) {
  const { language } = useShop()
  const { t } = useTranslation('shop')
  const { pathname, search } = useLocation()
  const rest = pathname.split('/').slice(2).join('/')
  const shown = (language === 'zh_tw' ? '繁' : language).toUpperCase()
  const address = (code: Language, query: string) => `/${code}${rest && `/${rest}`}${query}`
  return (
    <Menu
      // Begins with what is seen, so that people who speak to their device can name it.
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
          {/* The server knows only the parameters that a page reads, the browser all of them. */}
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
    </Menu>
  )
}

const languageCookies = ['preferred_language', 'i18next'] as const
const languageCookieDays = 365

/** What a person chose holds for a year, on this device. */
function rememberLanguage(language: Language): void {
  const seconds = languageCookieDays * 24 * 60 * 60
  for (const name of languageCookies) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `${name}=${language}; path=/; max-age=${seconds}; samesite=lax`
  }
  try {
    localStorage.setItem('i18nextLng', language)
  } catch {
    // Storage may be refused; the cookies are enough.
  }
}
