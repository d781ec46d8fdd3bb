import { expect, test } from 'vitest'
import { openGeoip } from './geoip.ts'

test('the country of an IP address is known, and that of a disconnected visitor is not', async () => {
  const countryOf = await openGeoip({ home: 'BE' })
  expect(countryOf('::ffff:127.0.0.1')).toBe('BE')
  expect(countryOf('2a02:1800::1')).toBe('BE')
  expect(countryOf('10.0.0.1')).toBeNull()
  expect(countryOf(undefined)).toBeNull()
})
