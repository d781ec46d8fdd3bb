import { expect, test } from 'vitest'
import { isPlainMark, markRatio } from './marks.ts'

const drawn = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="30"${more}>${inner}</svg>`

test.each([
  drawn('<path fill="#fff" d="M1 1L2 2Z"/>'),
  drawn('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><g fill="url(#a)"></g>'),
  drawn('<text x="3">Pay</text><use href="#a"/>'),
])('a plain picture is accepted as a logo: %s', (svg) => {
  expect(isPlainMark(svg)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['a page', '<html></html>'],
  ['a picture of no namespace', '<svg><path d=""/></svg>'],
  ['a script', drawn('<script>alert(1)</script>')],
  ['a script in other letters', drawn('<ScRiPt>alert(1)</ScRiPt>')],
  ['an event', drawn('<path onload="alert(1)" d=""/>')],
  ['an event on the picture', drawn('', ' onload="alert(1)"')],
  ['foreign content', drawn('<foreignObject><p>Hello</p></foreignObject>')],
  ['a picture from elsewhere', drawn('<image href="https://evil.example/a.png"/>')],
  ['something used from elsewhere', drawn('<use href="https://evil.example/a.svg#a"/>')],
  ['something used from elsewhere, the old way', drawn('<use xlink:href="data:image/svg+xml,a"/>')],
  ['a link', drawn('<a href="javascript:alert(1)"><path d=""/></a>')],
  ['a colour from elsewhere', drawn('<path fill="url(https://evil.example/a)" d=""/>')],
  ['a style', drawn('<path style="background:url(//evil.example)" d=""/>')],
  ['a style sheet', drawn('<style>@import "//evil.example"</style>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawn('<text>&a;</text>')}`],
  ['a comment', drawn('<!-- - -->')],
  ['what is not closed', drawn('<g>')],
  ['what goes on after its end', `${drawn('')}<script>alert(1)</script>`],
  ['words after its end', `${drawn('')}hello`],
])('%s is refused as a logo', (_, svg) => {
  expect(isPlainMark(svg)).toBe(false)
})

test.each([
  ['<svg width="66" height="30">', 2.2],
  ["<svg viewBox='0 0 48 30'>", 1.6],
  ['<svg viewBox="0,0,72,36">', 2],
  ['<svg width="66px" height="30px" viewBox="0 0 1 1">', 2.2],
  ['<svg width="100%" height="30" viewBox="0 0 60 30">', 2],
  ['<svg stroke-width="3" height="30">', 1.6],
  ['<svg width="60" height="0">', 1.6],
  ['no picture', 1.6],
])('the aspect ratio of a logo: %s', (svg, ratio) => {
  expect(markRatio(svg)).toBe(ratio)
})
