import { z } from 'zod'
import { isLine, isText } from '#domain/text.ts'

/** As PostgreSQL numbers records. */
export const Id = z.int().positive().max(2_147_483_647)
/** In UTC. */
export const Timestamp = z.iso.datetime()
/** Money in major units, or another measured quantity. */
export const Amount = z.number().nonnegative()
/** A single line of at most so many characters. */
export const Line = (maximum: number) => z.string().trim().max(maximum).refine(isLine)
/** Text that may have several lines. */
export const Text = (maximum: number) => z.string().trim().max(maximum).refine(isText)
