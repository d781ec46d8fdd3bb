import { expect, test } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = (start: string) =>
  `<html><head><link rel="modulepreload" href="/a.js"/></head><body><p>Zinc</p>${start}</body></html>`

test('scripts are named in the page, and wait for the first paint', () => {
  const html = deferScripts(page('<script type="module" async="">import "/a.js"</script>'))
  expect(html).toContain('<link rel="later" href="/a.js"/>')
  expect(html).toContain('<script type="text/plain" id="start">import "/a.js"</script>')
  expect(html).toMatch(/addEventListener\('load'[\s\S]*<\/script><\/body>/)
})

test('a page that starts its scripts differently is left unchanged', () => {
  const html = page('<script type="module" src="/a.js"></script>')
  expect(deferScripts(html)).toBe(html)
})
