import { afterAll, beforeAll, expect } from 'vitest'
import { isDriverFault, isLostConnection } from '#lib/postgres/postgres.ts'

const events = ['uncaughtException', 'unhandledRejection'] as const

/** Errors that the driver throws outside promises on broken connections: the shop logs a warning, and no test fails. */
export function catchDriverFaults(): void {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  const others = new Map<string, ((...fault: never[]) => void)[]>()
  beforeAll(() => {
    for (const event of events) {
      others.set(event, process.listeners(event as 'exit'))
      process.removeAllListeners(event).on(event, note)
    }
  })
  afterAll(() => {
    for (const event of events) {
      process.removeListener(event, note)
      for (const listener of others.get(event) ?? []) process.on(event as 'exit', listener as () => void)
    }
    expect(faults.filter((fault) => !isDriverFault(fault) && !isLostConnection(fault))).toEqual([])
  })
}
