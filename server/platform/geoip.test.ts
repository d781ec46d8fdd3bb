import { expect, test } from 'vitest'
import { openGeoip } from './geoip.ts'

test('knows the country of an address, and none of somebody who has hung up', async () => {
  const countryOf = await openGeoip({ home: 'BE' })
  expect(countryOf('::ffff:127.0.0.1')).toBe('BE')
  expect(countryOf('2a02:1800::1')).toBe('BE')
  expect(countryOf('10.0.0.1')).toBeNull()
  expect(countryOf(undefined)).toBeNull()
})
