import type { Names } from './expectation.ts'
import { expectations } from './expectations.ts'
import type { Route } from './routes.ts'

/** The table of expected access, one row for each call. */
export const expectedCalls = Object.entries(expectations).map(([name, expectation]) => {
  const [method, path] = name.split(' ') as [Route['method'], string]
  return { name, route: { method, path }, expectation }
})

// Higher than the id of any record that the tests create.
const nobodysId = 2_000_000_000

/** Parameter values that do not identify any record. */
export const nobodys: Names = {
  id: nobodysId,
  share_id: nobodysId,
  basket_id: nobodysId,
  refund_id: nobodysId,
  version_id: nobodysId,
  slug: 'nothing',
  month: '2020-01',
  number: 'SB2020-0001',
  token: 'x'.repeat(22),
  link_token: 'x'.repeat(22),
}

export function filled(path: string, names: Names): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? nobodys[name]))
}
