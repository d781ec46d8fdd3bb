import { describe, expect, test } from 'vitest'
import { deviceOf } from './devices.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a browser is described as', () => {
  test.each([
    [`${mac} ${webKit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'macOS', 'laptop'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`,
      'Firefox',
      'Windows',
      'laptop',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
      'mobile',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 10) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
      'mobile',
    ],
  ])('%s', (userAgent, browser, system, kind) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system, kind })
  })

  test.each([undefined, '', 'x', '\u0007'.repeat(100_000)])('nothing if it cannot be parsed', (userAgent) => {
    expect(deviceOf(userAgent)).toMatchObject({ system: null, kind: 'laptop' })
  })
})
