import { createHash } from 'node:crypto'

const scriptOrStyle = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

/** The page's own policy: only the inline scripts and styles it contains may run. */
export function contentSecurityPolicy(html: string): string {
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() }
  for (const [, element = '', attributes = '', text = ''] of html.matchAll(scriptOrStyle)) {
    if (/\bsrc=/.test(attributes) || /\btype="application\/(ld\+)?json"/.test(attributes)) continue
    hashes[element]?.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes.script!].join(' ')}`,
    `style-src ${["'self'", ...hashes.style!].join(' ')}`,
    // Style attributes contain single measures, such as the width of a bar; they cannot contain selectors.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For every response of the page server. */
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}
