import { z } from 'zod'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { contentUnits } from '#domain/catalogue/vocabulary.ts'
import { mealRelations, timesOfDay } from '#domain/protocols/dose.ts'
import { Cart } from './cart.ts'
import { Id } from './fields.ts'
import { ListedProtocolProduct, ProtocolVariant } from './protocols.ts'

const CalendarDate = z.iso.date()
const PersonName = { first_name: z.string(), last_name: z.string() }

/** The reader's own date, which the server does not know; without one, the date at the shop counts. */
export const DayQuery = z.object({ date: CalendarDate.optional() })
/** `time_zone`: shown to calendars that do not keep times of day without a zone. */
export const CalendarQuery = z.object({
  time_zone: z
    .string()
    .regex(/^[A-Za-z0-9_+/-]{1,60}$/)
    .optional(),
})

export const DayProduct = z.strictObject({
  ...ListedProtocolProduct.pick({
    product_variant_id: true,
    slug: true,
    name: true,
    language: true,
    range: true,
    assets: true,
  }).shape,
  /** Of one pack. */
  content: ProtocolVariant.shape.content,
})
export type DayProduct = z.infer<typeof DayProduct>

/** `day`: null before the first pack has come and after the end. `days`: the longest course; null without one. */
export const DayPlan = z.strictObject({
  protocol_id: Id,
  name: z.string(),
  practitioner: z.strictObject(PersonName),
  day: z.int().positive().nullable(),
  days: z.int().positive().nullable(),
})
export type DayPlan = z.infer<typeof DayPlan>

const dose = { protocol_id: Id, product_variant_id: Id, time: z.enum(timesOfDay), is_taken: z.boolean() }
export const DayDose = z.strictObject({
  ...dose,
  amount: z.number().positive(),
  unit: z.enum(contentUnits),
  food: z.enum(mealRelations).nullable(),
})
export type DayDose = z.infer<typeof DayDose>

export const DaySupply = z.strictObject({
  product_variant_id: Id,
  is_bought: z.boolean(),
  /** In units of the dose; null if the label does not tell how much a pack contains. */
  amount_left: z.number().nonnegative().nullable(),
  unit: z.enum(contentUnits).nullable(),
  /** The amount was corrected by the client. */
  is_counted: z.boolean(),
  packs_coming: z.int().nonnegative(),
  /** How many days it lasts from today on, with what is on its way. */
  days: z.int().nonnegative().nullable(),
  /** The last of those days. */
  until: CalendarDate.nullable(),
  /** It is enough until the planned end. */
  reaches_end: z.boolean(),
})
export type DaySupply = z.infer<typeof DaySupply>

/** What to order so that nothing runs out, at the client's price. */
export const DayOrder = z.strictObject({
  lines: z.array(
    z.strictObject({
      product_variant_id: Id,
      protocol_id: Id,
      quantity: z.int().min(1).max(cartQuantityMaximum),
    }),
  ),
  ...Cart.pick({
    total_price: true,
    total_price_after_discount: true,
    discount_rate: true,
    practitioner: true,
    currency: true,
    delivery: true,
  }).shape,
})
export type DayOrder = z.infer<typeof DayOrder>

export const ClientDay = z.strictObject({
  date: CalendarDate,
  /** Newest first. */
  plans: z.array(DayPlan),
  products: z.array(DayProduct),
  doses: z.array(DayDose),
  /** What runs out first comes first. */
  supply: z.array(DaySupply),
  /** Null when there is enough of everything, or nothing of it can be bought. */
  order: DayOrder.nullable(),
})
export type ClientDay = z.infer<typeof ClientDay>

export const DoseTick = z.strictObject(dose)
export type DoseTick = z.infer<typeof DoseTick>
/** All doses that were taken on that date. */
export const TakenDoses = z.strictObject({ date: CalendarDate, taken: z.array(DoseTick) })
export type TakenDoses = z.infer<typeof TakenDoses>

/** In units of the dose; null means as calculated from doses and orders. */
export const SupplyCount = z.strictObject({
  date: CalendarDate,
  amount: z.number().min(0).max(100_000).multipleOf(0.5).nullable(),
})
export type SupplyCount = z.infer<typeof SupplyCount>
