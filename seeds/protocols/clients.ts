import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'

export type SeededClient = {
  email: string
  firstName: string
  lastName: string
  language: Language
  discountRate: DiscountRate
  daysAgo: number
}

/** Ilse’s clients. Those who have an account with the address find the protocols there. */
export const clientsOfIlse: readonly SeededClient[] = [
  client('anna@verbena.example', 'Anna', 'Maes', 10, 309, 'en'),
  client('sofie.lemmens@example.org', 'Sofie', 'Lemmens', 10, 24),
  client('karel.dewit@example.org', 'Karel', 'Dewit', 0, 22),
  client('greet.hofman@example.org', 'Greet', 'Hofman', 15, 18),
  client('lembert.d@example.org', 'Lembert', 'Dierckx', 15, 17),
  client('tomas.rey@example.org', 'Tomás', 'Rey', 0, 9, 'es'),
  client('noor@example.org', 'Noor', 'Willem', 0, 7),
  client('zoe.lambert@example.org', 'Zoé', 'Lambert', 5, 15, 'fr'),
  client('mila.janssens@example.org', 'Mila', 'Janssens', 20, 13),
  client('hanne.desmet@example.org', 'Hanne', 'De Smet', 10, 11),
]

function client(
  email: string,
  firstName: string,
  lastName: string,
  discountRate: DiscountRate,
  daysAgo: number,
  language: Language = 'nl',
): SeededClient {
  return { email, firstName, lastName, discountRate, daysAgo, language }
}
