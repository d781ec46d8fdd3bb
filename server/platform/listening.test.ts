import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { addressOf, checkPort } from './listening.ts'

test('a port in use is reported before anything is prepared', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is already in use by another program; choose another with PORT.`,
  )
  other.close()
})

test('a host that is not this machine is reported clearly', async () => {
  await expect(checkPort({ host: '203.0.113.7', port: 0 })).rejects.toThrow(
    'This machine has no address 203.0.113.7; choose another with HOST.',
  )
})

test.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['192.168.1.4', 'http://192.168.1.4:3000'],
  ['fe80::1', 'http://[fe80::1]:3000'],
])('a shop on %s is opened at %s', (host, address) => {
  expect(addressOf({ host, port: 3000 })).toBe(address)
})
