import { type Decision, decideRows } from '#domain/catalogue/imports/decide-rows.ts'
import { yieldRegularly } from '../read-model/yield-regularly.ts'

const turn = 20

/** Decides as `decideRows` does, and lets requests be answered meanwhile. */
export async function decideInSlices(
  rows: Parameters<typeof decideRows>[0],
  ...deciding: Tail<Parameters<typeof decideRows>>
): Promise<Decision[]> {
  const pause = yieldRegularly()
  const decisions: Decision[] = []
  for (let start = 0; start < rows.length; start += turn) {
    decisions.push(...decideRows(rows.slice(start, start + turn), ...deciding))
    await pause()
  }
  return decisions
}

type Tail<List extends readonly unknown[]> = List extends readonly [unknown, ...infer Rest] ? Rest : never
