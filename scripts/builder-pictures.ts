import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { TemplateList, TemplateMade } from '#contract/protocols.ts'
import { type Language, languages, languageTag } from '#domain/languages.ts'
import { createProgress } from '#server/platform/progress.ts'
import { demonstrationPassword } from '../seeds/people/people.ts'
import { chromiumFlags, ensureChromium } from '../tests/support/chromium.ts'

/**
 * Takes screenshots of the builder in every language, for the page that presents it to practitioners. They are
 * committed: `npm run builder-pictures -- http://localhost:3000`, with a demonstration shop running there.
 */
const [shop] = process.argv.slice(2)
if (!shop)
  throw new Error('Usage: npm run builder-pictures -- ADDRESS, with a demonstration shop running there.')
const email = 'ilse@verbena.example'
const folder = join(import.meta.dirname, '../web/public/builder')
const panelWidth = 420
const yearMs = 365 * 86_400_000

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags })
const context = await browser.newContext({
  baseURL: shop,
  viewport: { width: 1360, height: 820 },
  deviceScaleFactor: 1.25,
  reducedMotion: 'reduce',
})
const { access_token: token } = await call<Tokens>(authPaths.login, 'en', {
  body: { email, password: demonstrationPassword },
})
const userId = Number(JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).sub)
await signIn(context)

await createProgress(process.stdout).step('Pictures of the builder', async (report) => {
  for (const [nth, language] of languages.entries()) {
    report(nth, languages.length)
    await photograph(language)
  }
})
await browser.close()

async function photograph(language: Language): Promise<void> {
  const protocolId = await makeProtocol(language)
  const page = await context.newPage()
  await openBuilder(page, language, protocolId)
  await keep(await page.screenshot(), `${language}-catalogue`)
  const panel = page.locator('#builder-panel:visible')
  await panel.getByTestId('check-strip').getByRole('button').click()
  await panel.getByTestId('check-strip').waitFor({ state: 'detached' })
  await keep(await panel.screenshot(), `${language}-plan-check`)
  await page.goBack()
  await panel.locator('footer .btn-primary').click()
  await panel.getByRole('combobox').first().fill('Sofie')
  await panel.getByRole('option').filter({ hasText: 'Lemmens' }).first().click()
  await panel.locator('.btn-primary:enabled').waitFor()
  // Without the focus ring.
  await panel.locator('h2, h3').first().click()
  await keep(await panel.screenshot(), `${language}-sharing`)
  await page.close()
  await call(protocolPaths.one(protocolId), language, { method: 'DELETE' })
}

/** Of a template, whose texts are translated. */
async function makeProtocol(language: Language): Promise<number> {
  const { data } = await call<TemplateList>(protocolPaths.templates, language)
  const template = data.find(({ storyblok_id }) => storyblok_id.endsWith('winter-immunity'))
  if (!template) throw new Error('The shop has no templates. Is it a demonstration shop?')
  const { protocol_template_id, name, description } = template
  const body = { protocol_template_id, name, description }
  return (await call<TemplateMade>(protocolPaths.createFromTemplate, language, { body })).id
}

/** Sets this browser's saved state, so that no button has to be found in each language. */
async function openBuilder(page: Page, language: Language, protocolId: number): Promise<void> {
  await page.goto(`/${language}`)
  await page.evaluate(
    ([builder, active, end]) => {
      for (const key of Object.keys(localStorage))
        if (/:(builder|active-protocol)$/.test(key)) localStorage.removeItem(key)
      localStorage.setItem(`${end}:builder`, builder)
      localStorage.setItem(`${end}:active-protocol`, active)
    },
    [
      JSON.stringify({ mode: 'AddingNote', isOn: true, isUnfolded: true, width: panelWidth }),
      JSON.stringify({ user_id: userId, active_protocol: protocolId }),
      String(Date.now() + yearMs),
    ] as const,
  )
  await page.goto(`/${language}/products`)
  await page.locator('#builder [aria-expanded]').click()
  await page.locator('#builder-panel:visible').getByTestId('check-strip').waitFor()
  await page.waitForLoadState('networkidle')
}

async function signIn(into: BrowserContext): Promise<void> {
  const page = await into.newPage()
  await page.goto('/en/login')
  await page.waitForLoadState('networkidle')
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(demonstrationPassword)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.close()
}

async function keep(picture: Buffer, name: string): Promise<void> {
  await sharp(picture)
    .webp({ quality: 70, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
}

async function call<Answer>(
  path: string,
  language: Language,
  { method, body }: { method?: string; body?: object } = {},
): Promise<Answer> {
  const response = await fetch(`${shop}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      'accept-language': languageTag(language),
      ...(body && { 'content-type': 'application/json' }),
      ...(path !== authPaths.login && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json().catch(() => undefined)) as Answer
}
