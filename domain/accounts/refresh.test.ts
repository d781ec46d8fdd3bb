import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideRefresh, refreshExpiry, type SessionState, sessionEnd } from './refresh.ts'
import { refreshGraceSeconds, refreshTokenDays, sessionDays } from './tokens.ts'

const rotatedAt = new Date('2026-11-21T10:00:00Z')
const session: SessionState = {
  generation: 7,
  createdAt: new Date('2026-11-01T10:00:00Z'),
  rotatedAt,
  expiresAt: new Date('2026-12-21T10:00:00Z'),
  revokedAt: null,
}
const daysAfter = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000)
const later = (seconds: number) => new Date(rotatedAt.getTime() + seconds * 1000)

describe('a refresh token', () => {
  test('of the present generation starts the next one', () => {
    expect(decideRefresh(session, 7, later(3300))).toBe('rotate')
  })

  test('of the previous generation gets a token of the present one for ten seconds', () => {
    expect(decideRefresh(session, 6, later(0))).toBe('again')
    expect(decideRefresh(session, 6, later(10))).toBe('again')
    expect(decideRefresh(session, 6, later(10.001))).toBe('revoke')
  })

  test('of any older generation ends the session, even at once', { tags: 'refresh-replayed' }, () => {
    expect(decideRefresh(session, 5, later(0))).toBe('revoke')
  })

  test('of an ended or expired session gets nothing', () => {
    expect(decideRefresh({ ...session, revokedAt: rotatedAt }, 7, later(1))).toBe('refuse')
    expect(decideRefresh(session, 7, session.expiresAt)).toBe('refuse')
  })

  test('of a session at its maximum age gets nothing, even if it was refreshed a moment ago', {
    tags: 'session-limits',
  }, () => {
    const end = sessionEnd(session)
    const fresh = { ...session, rotatedAt: new Date(end.getTime() - 1000), expiresAt: daysAfter(end, 30) }
    expect(decideRefresh(fresh, 7, new Date(end.getTime() - 1))).toBe('rotate')
    expect(decideRefresh(fresh, 7, end)).toBe('refuse')
    expect(decideRefresh(fresh, 6, end)).toBe('refuse')
  })
})

test('a refresh extends a session by 30 days, up to 180 days after signing in', () => {
  const { createdAt } = session
  expect(refreshExpiry(session, createdAt)).toEqual(daysAfter(createdAt, refreshTokenDays))
  expect(refreshExpiry(session, daysAfter(createdAt, 170))).toEqual(daysAfter(createdAt, sessionDays))
})

/** A session under any sequence of refreshes, in which old tokens of all generations may be used again. */
function play(steps: readonly { generation: number; seconds: number }[]) {
  let state = session
  let now = rotatedAt
  const decisions = steps.map(({ generation, seconds }) => {
    now = new Date(now.getTime() + seconds * 1000)
    const decision = decideRefresh(state, generation, now)
    if (decision === 'rotate') state = { ...state, generation: state.generation + 1, rotatedAt: now }
    if (decision === 'revoke') state = { ...state, revokedAt: now }
    return { decision, generation, present: state.generation }
  })
  return { decisions, state }
}
const steps = fc.array(
  fc.record({ generation: fc.integer({ min: 1, max: 12 }), seconds: fc.integer({ min: 0, max: 60 }) }),
)

describe('any sequence of refreshes', () => {
  test('never lowers the generation, and a replayed token ends the session', {
    tags: 'refresh-replayed',
  }, () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const { decisions } = play(sequence)
        const end = decisions.findIndex(({ decision }) => decision === 'revoke')
        const later = end < 0 ? [] : decisions.slice(end + 1)
        expect(later.every(({ decision }) => decision === 'refuse')).toBe(true)
        const present = decisions.map((one) => one.present)
        expect(present).toEqual([...present].sort((a, b) => a - b))
      }),
    )
  })

  test('tabs that refresh with the same token within ten seconds keep the session', () => {
    const waits = fc.array(fc.integer({ min: 0, max: refreshGraceSeconds }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(waits), (rounds) => {
        let state = session
        let now = rotatedAt
        for (const round of rounds) {
          const shared = state.generation
          const began = now
          for (const wait of [...round].sort((a, b) => a - b)) {
            now = new Date(began.getTime() + wait * 1000)
            const decision = decideRefresh(state, shared, now)
            expect(['rotate', 'again']).toContain(decision)
            if (decision === 'rotate') state = { ...state, generation: shared + 1, rotatedAt: now }
          }
        }
        expect(state.revokedAt).toBeNull()
      }),
    )
  })
})
