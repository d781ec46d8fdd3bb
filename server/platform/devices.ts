import bowser from 'bowser'

/** What a browser says about itself, for the list of sign-ins. */
export type Device = { browser: string | null; system: string | null; kind: 'laptop' | 'mobile' }

const longestUserAgent = 500

export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'laptop' }
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, longestUserAgent))
  const isHandheld = platform.type === 'mobile' || platform.type === 'tablet'
  return { browser: browser.name || null, system: os.name || null, kind: isHandheld ? 'mobile' : 'laptop' }
}
