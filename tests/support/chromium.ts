import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** Chromium uses only the last of several such lists, so those of Playwright are repeated here. */
const turnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Chromium's own pages under its address bar, which cost each new page more than the shop does.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

export const chromiumFlags = [
  `--disable-features=${turnedOff.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The headless shell first: it uses a third less CPU. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const advice = 'Install Chromium or Chrome, or give the path of one in CHROME_PATH, and run the tests again.'

/** The path of a Chromium on this machine. */
export function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, chromium.executablePath()].find((file) => file && existsSync(file))
}

/** Finds a Chromium or installs one: from Debian as root, otherwise from Playwright. Throws if neither works. */
export async function ensureChromium(): Promise<string> {
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) installFromDebian()
  if (!findChromium()) installFromPlaywright()
  const file = findChromium()
  if (!file) throw new Error(`There is no Chromium here, and none could be installed. ${advice}`)
  await tryIt(file)
  return file
}

function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update'], { stdio: 'ignore', env })
  spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', names[0]!, 'fonts-noto-cjk'], {
    stdio: 'ignore',
    env,
  })
}

function installFromPlaywright() {
  const cli = createRequire(import.meta.url)
    .resolve('playwright-core/package.json')
    .replace('package.json', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' })
}

async function tryIt(executablePath: string) {
  try {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    await browser.close()
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(`The Chromium at ${executablePath} does not start (${reason}). ${advice}`)
  }
}
