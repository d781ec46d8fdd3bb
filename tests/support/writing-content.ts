import type { Page } from 'playwright-core'

/** In the list of content: starts a page, and opens its editor. */
export async function beginPage(page: Page, slug: string): Promise<void> {
  await page.getByRole('button', { name: 'New page' }).click()
  const sheet = page.getByRole('dialog', { name: 'New page' })
  await sheet.getByLabel('Address').fill(slug)
  await sheet.getByRole('button', { name: 'Start writing' }).click()
  await page.getByRole('button', { name: 'Save draft' }).waitFor()
}

/** In the editor: writes fields in a language. */
export async function writeTexts(page: Page, language: string, texts: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${language}`) }).click()
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
