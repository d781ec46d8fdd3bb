import { z } from 'zod'
import { limitMaximum } from '#domain/catalogue/listing.ts'

/** Far beyond the end of any list, where a page is empty; a larger number is a mistake. */
export const pageMaximum = 1_000_000_000

/** For bodies; in a query string it is text. */
export const PageNumber = z.int().min(1).max(pageMaximum)
export const PageText = z.coerce.number().int().min(1).max(pageMaximum)
export const LimitNumber = z.int().min(1).max(limitMaximum)
export const LimitText = z.coerce.number().int().min(1).max(limitMaximum)
