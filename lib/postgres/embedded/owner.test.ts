import { expect, test } from 'vitest'
import { chooseOwner } from './owner.ts'

const root = 'root:x:0:0:root:/root:/bin/bash'
const mila = 'mila:x:1000:1000::/home/mila:/bin/bash'
const nobody = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin'
const postgres = 'postgres:x:112:118::/var/lib/postgresql:/bin/bash'

test('root runs PostgreSQL as the user made for it, or else as nobody, or else as any other user', () => {
  expect(chooseOwner([root, mila, nobody, postgres].join('\n'))).toEqual({ uid: 112, gid: 118 })
  expect(chooseOwner([root, mila, nobody].join('\n'))).toEqual({ uid: 65534, gid: 65534 })
  expect(chooseOwner([root, mila].join('\n'))).toEqual({ uid: 1000, gid: 1000 })
  expect(chooseOwner(root)).toBeUndefined()
})
