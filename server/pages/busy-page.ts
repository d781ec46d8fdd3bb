import { type Language, languageTag } from '#domain/languages.ts'
import { contentSecurityPolicy, securityHeaders } from './content-security.ts'
import { type FinishedPage, finishPage } from './finished-page.ts'
import { privateHeaders } from './page-privacy.ts'
import type { Texts } from './page-request.ts'

const retryAfterSeconds = 2

const style =
  'body{max-width:34rem;margin:15vh auto;padding:0 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif;' +
  'color:#1c2b24;background:#f6f7f3}a{color:inherit}' +
  '@media(prefers-color-scheme:dark){body{color:#e8ede8;background:#101814}}'

/** The page shown when no page can be rendered at the moment: plain, since it must cost nothing. */
export function createBusyPage({ translatorFor }: Pick<Texts, 'translatorFor'>) {
  const made = new Map<string, Promise<FinishedPage>>()
  return (language: Language, origin: string): Promise<FinishedPage> => {
    const https = origin.startsWith('https:')
    const key = `${language} ${https}`
    const page = made.get(key) ?? finishBusyPage(language, https)
    made.set(key, page)
    return page
  }

  function finishBusyPage(language: Language, https: boolean): Promise<FinishedPage> {
    const t = translatorFor(language)
    const html = [
      `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${t('shop:busy.title')} · ${t('shop:name')}</title><style>${style}</style></head>`,
      `<body><main><h1>${t('shop:busy.title')}</h1><p>${t('shop:busy.text')}</p>`,
      `<p><a href="">${t('shop:error.try-again')}</a></p></main></body></html>`,
    ].join('\n')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html),
      'retry-after': String(retryAfterSeconds),
      ...securityHeaders({ https }),
      ...privateHeaders,
    }
    return finishPage({ status: 503, headers, body: Buffer.from(html) })
  }
}
