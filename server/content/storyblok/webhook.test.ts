import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { type ContentShop, openContent } from '../../../tests/support/content-api.ts'
import { openNode } from '../../../tests/support/shop-api.ts'
import { openStoryblokServer, signedNotice } from '../../../tests/support/storyblok-server.ts'

let storyblok: Awaited<ReturnType<typeof openStoryblokServer>>
let shop: ContentShop
beforeAll(async () => {
  storyblok = await openStoryblokServer()
  shop = await openContent(storyblok.environment)
})
afterAll(async () => {
  await shop.close()
  await storyblok.close()
})

const gifts = { title: 'Gifts', description: 'For everybody', body: 'We **wrap** them.' }
const send = (notice: ReturnType<typeof signedNotice>, app = shop.app) =>
  app.inject({ method: 'POST', url: `/api${contentPaths.webhook}`, ...notice })
const refresh = async () => expect((await send(signedNotice())).statusCode).toBe(200)

describe('the webhook', () => {
  test('makes a change visible at once, in all processes', async () => {
    storyblok.publish('pages/changing', gifts)
    await refresh()
    const other = await openNode(shop, storyblok.environment)
    onTestFinished(() => other.close())
    const shown = async () =>
      (await other.app.inject({ url: `/api${contentPaths.page('changing')}` })).json().title
    const heard: string[] = []
    other.contentChanges.onChange(({ slug }) => heard.push(slug))
    expect(await shown()).toBe('Gifts')
    storyblok.publish('pages/changing', { ...gifts, title: 'Presents' })
    await refresh()
    await expect.poll(() => heard).toEqual(['changing'])
    expect(await shown()).toBe('Presents')
    storyblok.remove('pages/changing')
    await refresh()
    await expect.poll(shown).toBeUndefined()
  })

  test.each([
    ['another secret', () => signedNotice('another secret')],
    ['no signature', () => ({ ...signedNotice(), headers: { 'content-type': 'application/json' } as never })],
    ['another body', () => ({ ...signedNotice(), payload: '{}' })],
  ])('is refused with %s', async (_, notice) => {
    const before = storyblok.asked.length
    expect((await send(notice())).statusCode).toBe(401)
    expect(storyblok.asked).toHaveLength(before)
  })

  test('does not exist without Storyblok', async () => {
    const plain = await openContent()
    onTestFinished(() => plain.close())
    expect((await send(signedNotice(), plain.app)).statusCode).toBe(404)
  })
})
