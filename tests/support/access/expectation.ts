import type { UserTypeId } from '#domain/accounts/user-types.ts'

/** Whose record the call concerns: the caller's or somebody else's. */
export type Owner = 'mine' | "another's"
/** The kind of record that an id in a path identifies. */
export type Kind =
  | 'session'
  | 'certificate'
  | 'user'
  | 'protocol'
  | 'client'
  | 'client-import'
  | 'received-protocol'
  | 'address'
  | 'order'
  | 'variant'
/** Values for the parameters of a path, and for a body that identifies a record. */
export type Names = Record<string, string | number>

export type Expectation = {
  /** Who has access. `everybody` includes visitors and suspended users. */
  to: 'everybody' | readonly UserTypeId[]
  /** The expected status for users with access; by owner if the path identifies a user's record. */
  get: number | (Record<Owner, number> & { of: Kind })
  /** Users with access who get a different status. */
  but?: Partial<Record<UserTypeId | 'visitor', number>>
  /** `nth` differs for each call. */
  body?: object | ((nth: number, names: Names) => object)
}

type More = Pick<Expectation, 'body' | 'but'>
const rule =
  (to: Expectation['to']) =>
  (get: Expectation['get'], more: More = {}): Expectation => ({ to, get, ...more })
export const everybody = rule('everybody')
export const members = rule([1, 2, 3, 4])
export const practitioners = rule([2, 3])
export const clients = rule([1, 4])
export const formerPractitioners = rule([1, 2, 3])
export const authors = rule([1, 2, 3])
export const onlyClients = rule([4])
export const admins = rule([1])

/** Bodies are read after the access check: a 400 for an empty body shows that access was granted. */
export const nothing = { body: {} }
export const notYetCertified = { 3: 403 } as const
