import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { type CountryResponse, Reader } from 'maxmind'

/** ISO 3166-1 alpha-2 of an IP address; null if unknown. A visitor who has disconnected has no address. */
export type CountryOf = (address: string | undefined) => string | null

type Options = {
  /** Used for visitors on the same machine. */
  home: string
  /** Used for everybody, in a demonstration. */
  override?: string | undefined
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

// Private addresses, though databases list some of them.
const ownNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4')
}
ownNetworks.addSubnet('fc00::', 7, 'ipv6')
ownNetworks.addSubnet('fe80::', 10, 'ipv6')

/** A CC0 country database from a package: no network calls. */
export async function openGeoip({ home, override }: Options): Promise<CountryOf> {
  if (override) return () => override
  const require = createRequire(import.meta.url)
  const path = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  const reader = new Reader<CountryResponse & { country_code?: string }>(await readFile(path))
  return (address) => {
    const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
    const family = isIPv6(plain) ? 'ipv6' : 'ipv4'
    if (!isIP(plain) || ownNetworks.check(plain, family)) return null
    if (loopback.check(plain, family)) return home
    const found = reader.get(plain)
    return found?.country_code ?? found?.country?.iso_code ?? null
  }
}
