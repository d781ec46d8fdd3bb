import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { Language } from '#domain/languages.ts'

type Home = { street: string; postalCode: string; city: string; country: string }

export type SeededClient = {
  email: string
  firstName: string
  lastName: string
  language: Language
  discountRate: DiscountRate
  /** When they were invited. */
  daysAgo: number
  /** The account they made, and where they live; absent for those who have not, and for Anna, who has her own. */
  joined?: { daysAgo: number; home: Home }
  /** Their discount at first, and when it became what it is. */
  earlier?: { discountRate: DiscountRate; daysAgo: number }
}

/** Those who have an account with the address find the protocols there. Oldest first. */
export const clientsOfIlse: readonly SeededClient[] = [
  {
    ...client('pieter.vanacker@example.org', 'Pieter', 'Van Acker', 0, 392),
    joined: joined(390, 'Visserij 31', '9000', 'Gent'),
  },
  {
    ...client('karel.dewit@example.org', 'Karel', 'Dewit', 0, 385),
    joined: joined(383, 'Dorpsstraat 7', '9840', 'De Pinte'),
  },
  {
    ...client('greet.hofman@example.org', 'Greet', 'Hofman', 15, 371),
    joined: joined(370, 'Lindelaan 52', '9050', 'Gent'),
    earlier: { discountRate: 10, daysAgo: 362 },
  },
  {
    ...client('sofie.lemmens@example.org', 'Sofie', 'Lemmens', 10, 360),
    joined: joined(358, 'Kortrijksesteenweg 418', '9000', 'Gent'),
  },
  {
    ...client('charlotte.wouters@example.org', 'Charlotte', 'Wouters', 5, 350),
    joined: joined(347, 'Markt 3', '9800', 'Deinze'),
  },
  {
    ...client('lembert.d@example.org', 'Lembert', 'Dierckx', 15, 338),
    joined: joined(335, 'Beekstraat 19', '9070', 'Destelbergen'),
    earlier: { discountRate: 5, daysAgo: 330 },
  },
  {
    ...client('luca.ferraro@example.org', 'Luca', 'Ferraro', 10, 322, 'it'),
    joined: joined(320, 'Via dei Tigli 8', '20121', 'Milano', 'IT'),
  },
  {
    ...client('anna@verbena.example', 'Anna', 'Maes', 10, 309, 'en'),
    earlier: { discountRate: 5, daysAgo: 300 },
  },
  {
    ...client('mila.janssens@example.org', 'Mila', 'Janssens', 20, 296),
    joined: joined(295, 'Sint-Pietersplein 14', '9000', 'Gent'),
  },
  {
    ...client('zoe.lambert@example.org', 'Zoé', 'Lambert', 5, 270, 'fr'),
    joined: joined(268, 'Rue du Moulin 27', '1210', 'Bruxelles'),
  },
  {
    ...client('hanne.desmet@example.org', 'Hanne', 'De Smet', 10, 251),
    joined: joined(249, 'Kerkstraat 66', '9900', 'Eeklo'),
  },
  {
    ...client('matthias.vogel@example.org', 'Matthias', 'Vogel', 10, 230, 'de'),
    joined: joined(228, 'Lindenallee 12', '52062', 'Aachen', 'DE'),
  },
  {
    ...client('reka.halasz@example.org', 'Réka', 'Halász', 5, 204, 'hu'),
    joined: joined(203, 'Hársfa utca 21', '1074', 'Budapest', 'HU'),
  },
  {
    ...client('ines.carvalho@example.org', 'Inês', 'Carvalho', 5, 182, 'pt'),
    joined: joined(181, 'Rua das Oliveiras 40', '1200-290', 'Lisboa', 'PT'),
  },
  {
    ...client('amelie.dubois@example.org', 'Amélie', 'Dubois', 10, 160, 'fr'),
    joined: joined(158, 'Rue des Tilleuls 5', '59000', 'Lille', 'FR'),
  },
  {
    ...client('joris.aerts@example.org', 'Joris', 'Aerts', 0, 143),
    joined: joined(141, 'Stationsstraat 90', '9700', 'Oudenaarde'),
  },
  {
    ...client('freja.lindholm@example.org', 'Freja', 'Lindholm', 10, 121, 'da'),
    joined: joined(119, 'Havnegade 17', '1058', 'København', 'DK'),
  },
  {
    ...client('lucia.ferrer@example.org', 'Lucía', 'Ferrer', 5, 98, 'es'),
    joined: joined(97, 'Calle del Olivo 11', '46001', 'Valencia', 'ES'),
  },
  {
    ...client('samuel.okafor@example.org', 'Samuel', 'Okafor', 20, 33, 'en'),
    joined: joined(31, '8 Mill Lane', 'D02 X285', 'Dublin', 'IE'),
  },
  {
    ...client('ioana.petrescu@example.org', 'Ioana', 'Petrescu', 20, 26, 'ro'),
    joined: joined(24, 'Strada Teiului 9', '010051', 'București', 'RO'),
  },
  {
    ...client('yuki.tanabe@example.org', 'Yuki', 'Tanabe', 0, 19, 'ja'),
    joined: joined(18, 'Avenue des Cerisiers 33', '1200', 'Bruxelles'),
  },
  client('tomas.rey@example.org', 'Tomás', 'Rey', 0, 9, 'es'),
  client('noor@example.org', 'Noor', 'Willem', 0, 7),
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

function joined(daysAgo: number, street: string, postalCode: string, city: string, country = 'BE') {
  return { daysAgo, home: { street, postalCode, city, country } }
}
