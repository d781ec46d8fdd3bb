import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIPv6 } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'

/** ISO 3166-1 alpha-2 of an address; null when nobody knows. */
export type CountryOf = (address: string) => string | null

type Options = {
  /** What a visitor on the same machine counts as. */
  home: string
  /** Counts for everybody, in a demonstration. */
  override?: string | undefined
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A CC0 country database that comes as a package: no calls to anybody. */
export async function openGeoip({ home, override }: Options): Promise<CountryOf> {
  if (override) return () => override
  const require = createRequire(import.meta.url)
  const path = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = new Reader<CountryResponse & { country_code?: string }>(await readFile(path))
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    if (loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')) return home
    const found = reader.get(plain)
    return found?.country_code ?? found?.country?.iso_code ?? null
  }
}
