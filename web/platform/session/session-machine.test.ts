import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { nextSession, type SessionEvent, type SessionState, unknownSession } from './session-machine.ts'

const ilse = { id: 2, user_type_id: 2, first_name: 'Ilse' } as CurrentUser
const anna = { id: 4, user_type_id: 4, first_name: 'Anna' } as CurrentUser
const still = { loading: false, isLoggingOut: false }

const sessions = {
  unknown: unknownSession,
  visitor: { state: 'loggedout', ...still },
  'visitor logging in': { state: 'loggedout', ...still, loading: true },
  'visitor refused': { state: 'loggedout', ...still, error: 'wrong' },
  arriving: { state: 'loggedin', ...still, loading: true },
  'ilse loading': { state: 'loggedin', ...still, loading: true, user: ilse },
  ilse: { state: 'loggedin', ...still, user: ilse },
  anna: { state: 'loggedin', ...still, user: anna },
  'unknown user': { state: 'loggedin', ...still, error: 'no profile' },
  'ilse logging out': { state: 'loggedin', ...still, isLoggingOut: true, user: ilse },
  'ilse logged out': { state: 'loggedout', ...still, hasLoggedOut: true },
  'ilse logged out, server not told': { state: 'loggedout', ...still, hasLoggedOut: true, error: 'wrong' },
} satisfies Record<string, SessionState>
type Name = keyof typeof sessions
const names = Object.keys(sessions) as Name[]

type Row = { event: SessionEvent; from: Partial<Record<Name, Name | SessionState>>; otherwise: Name | 'same' }

const signedIn: Name[] = ['arriving', 'ilse loading', 'ilse', 'anna', 'unknown user', 'ilse logging out']
const fromAll = (from: Name[], to: (name: Name) => SessionState) =>
  Object.fromEntries(from.map((name) => [name, to(name)])) as Row['from']
const withOut = ({ error: _, hasLoggedOut: __, ...session }: SessionState): SessionState => session
const unsaid = ({ error: _, ...session }: SessionState): SessionState => session
const gone: Name[] = ['ilse logged out', 'ilse logged out, server not told']
const at = (name: Name): SessionState => sessions[name]

const table: Record<string, Row> = {
  'tokens are found': { event: { type: 'found', user: ilse }, from: {}, otherwise: 'ilse loading' },
  'tokens are found, but not yet their user': {
    event: { type: 'found' },
    from: {},
    otherwise: 'arriving',
  },
  'no tokens are found': {
    event: { type: 'missing' },
    from: fromAll(['visitor', 'visitor logging in', 'visitor refused', ...gone], at),
    otherwise: 'visitor',
  },
  'a login starts': {
    event: { type: 'signing-in' },
    from: fromAll(names, (name) => ({ ...withOut(at(name)), loading: true })),
    otherwise: 'same',
  },
  'a login is refused': {
    event: { type: 'not-signed-in', error: 'wrong' },
    from: fromAll(names, (name) => ({ ...at(name), loading: false, error: 'wrong' })),
    otherwise: 'same',
  },
  'a login needs a code': {
    event: { type: 'not-signed-in' },
    from: fromAll(names, (name) => ({ ...unsaid(at(name)), loading: false })),
    otherwise: 'same',
  },
  'the tokens of a login arrive': { event: { type: 'entered' }, from: {}, otherwise: 'arriving' },
  'the user is loaded': {
    event: { type: 'user-came', user: anna },
    from: fromAll(signedIn, (name) => ({ ...withOut(at(name)), loading: false, user: anna })),
    otherwise: 'same',
  },
  'the user cannot be loaded': {
    event: { type: 'user-failed', error: 'no profile' },
    from: fromAll(signedIn, (name) => ({ ...at(name), loading: false, error: 'no profile' })),
    otherwise: 'same',
  },
  'a logout starts': {
    event: { type: 'logging-out' },
    from: fromAll(signedIn, (name) => ({ ...at(name), isLoggingOut: true })),
    otherwise: 'same',
  },
  'the user is logged out': {
    event: { type: 'logged-out' },
    from: fromAll(['ilse logging out', ...gone], () => at('ilse logged out')),
    otherwise: 'visitor',
  },
  'the user is logged out with a message': {
    event: { type: 'logged-out', error: 'wrong' },
    from: fromAll(['ilse logging out', ...gone], () => at('ilse logged out, server not told')),
    otherwise: 'visitor refused',
  },
  'another page is opened': {
    event: { type: 'navigated' },
    from: fromAll(['visitor refused', 'unknown user', ...gone], (name) => withOut(at(name))),
    otherwise: 'same',
  },
}

describe.each(Object.entries(table))('when %s', (_, { event, from, otherwise }) => {
  test.each(names)('from %s', (name) => {
    const to = from[name] ?? (otherwise === 'same' ? name : otherwise)
    expect(nextSession(at(name), event)).toEqual(typeof to === 'string' ? at(to) : to)
  })
})

test('the same object is returned if nothing changes', () => {
  expect(nextSession(sessions.visitor, { type: 'missing' })).toBe(sessions.visitor)
  expect(nextSession(sessions.ilse, { type: 'navigated' })).toBe(sessions.ilse)
  expect(nextSession(sessions.visitor, { type: 'user-came', user: ilse })).toBe(sessions.visitor)
})

test('a logged-out session has no user and no flags', { tags: 'auth-states' }, () => {
  for (const name of names) {
    const { user, loading, isLoggingOut } = nextSession(at(name), { type: 'logged-out' })
    expect({ user, loading, isLoggingOut }).toEqual({ user: undefined, ...still })
  }
})

test('a login error is removed on the next page', { tags: 'auth-error-cleared' }, () => {
  expect(nextSession(sessions['visitor refused'], { type: 'navigated' })).toEqual(sessions.visitor)
})
