import { z } from 'zod'
import { figureRangeNames } from '#domain/admin/figures.ts'
import { currencies } from '#domain/money.ts'

export const FigureQuery = z.object({ range: z.enum(figureRangeNames).default('30-days') })

/** A day of the shop's time zone. */
export const DayFigures = z.strictObject({
  day: z.iso.date(),
  /** Of the orders paid on this day, VAT and delivery included, refunds not deducted. */
  sales: z.number(),
  orders_placed: z.int(),
  orders_paid: z.int(),
  new_clients: z.int(),
  /** Views of product pages: counted without cookies, and once per address within an hour or so. */
  product_views: z.int(),
})
export type DayFigures = z.infer<typeof DayFigures>

/** The days of a range, oldest first, and as many days before it. */
export const Figures = z.strictObject({
  currency: z.enum(currencies),
  days: z.array(DayFigures),
  before: z.array(DayFigures),
})
export type Figures = z.infer<typeof Figures>
