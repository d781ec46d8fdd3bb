import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Language, languageTag } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { timestampText } from './dates.ts'
import type { ListedMail } from './list-mails.ts'

type Shown = {
  list: readonly ListedMail[]
  chosen: ListedMail | undefined
  language: Language
  timeZone: string
  translate: Translate
}

// React escapes quotes in it, so it has none.
const css = `
:root{color-scheme:light dark;--paper:#F6F7F3;--surface:#FFF;--line:#C4CCC2;--ink:#15241D;--ink-2:#435149;--tint:#E1ECE2}
@media (prefers-color-scheme:dark){:root{--paper:#101814;--surface:#18221D;--line:#3B4B43;--ink:#EDF2EB;--ink-2:#BCC8BF;--tint:#20332A}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/24px Hanken Grotesk,Segoe UI,Helvetica,Arial,sans-serif}
header{padding:24px}h1{font:500 29px/35px Georgia,serif;margin:0}p{margin:4px 0 0;color:var(--ink-2)}
.mails{display:grid;grid-template-columns:minmax(240px,360px) minmax(0,1fr);border-top:3px double var(--line)}
nav ol{list-style:none;margin:0;padding:0}
nav a{display:block;padding:12px 24px;border-bottom:1px solid var(--line);color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover,nav a[aria-current]{background:var(--tint)}nav strong{display:block}nav span{font-size:13px;line-height:19px;color:var(--ink-2)}
:focus-visible{outline:2px solid var(--ink);outline-offset:-2px}
main{border-left:1px solid var(--line)}iframe{display:block;width:100%;height:760px;border:0;background:#ECEFE8}
details{padding:16px 24px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:13px;line-height:19px}
@media (max-width:760px){.mails{grid-template-columns:1fr}main{border-left:0}}`

/** The emails that were sent, and one of them to read. */
export function listPage({ list, chosen, language, timeZone, translate }: Shown): string {
  const title = translate('mails:dev.title')
  const page = h(
    'html',
    { lang: languageTag(language) },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('title', null, title),
      h('style', null, css),
    ),
    h(
      'body',
      null,
      h('header', null, h('h1', null, title), h('p', null, translate('mails:dev.about'))),
      chosen
        ? h(
            'div',
            { className: 'mails' },
            listOf(list, chosen, (timestamp) => timestampText(timestamp, language, timeZone)),
            readerOf(chosen, translate),
          )
        : h('header', null, h('p', null, translate('mails:dev.none'))),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function listOf(list: readonly ListedMail[], chosen: ListedMail, written: (timestamp: Date) => string) {
  const entries = list.map(({ id, to, subject, created_at }) =>
    h(
      'li',
      { key: id },
      h(
        'a',
        { href: `/dev/mail?id=${id}`, 'aria-current': id === chosen.id ? 'true' : undefined },
        h('strong', null, subject),
        h('span', null, `${to}, ${written(new Date(created_at))}`),
      ),
    ),
  )
  return h('nav', null, h('ol', null, entries))
}

function readerOf({ id, subject, text }: ListedMail, translate: Translate) {
  return h(
    'main',
    null,
    h('iframe', { src: `/dev/mail/${id}`, title: subject }),
    h('details', null, h('summary', null, translate('mails:dev.as-text')), h('pre', null, text)),
  )
}
