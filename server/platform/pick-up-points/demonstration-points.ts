import type { OpeningHours, PickUpPoint } from '#domain/delivery/pick-up-points.ts'

/** Invented shops in real towns: country, postal code, town, name, street. */
const places = `
BE|1000|Brussel|Papeterie du Sablon|Rue de la Paille 18
BE|1050|Elsene|Librairie des Étangs|Avenue de la Couronne 74
BE|1300|Wavre|Presse du Carmel|Rue de Bruxelles 31
BE|1800|Vilvoorde|Krantenwinkel De Zenne|Leuvensestraat 22
BE|2000|Antwerpen|Boekhandel Het Schip|Kloosterstraat 63
BE|2060|Antwerpen|Kiosk Noord|Sint-Jansplein 9
BE|2300|Turnhout|Dagblad & Zo|Gasthuisstraat 40
BE|2800|Mechelen|Boekhandel De Dijle|Bruul 57
BE|3000|Leuven|Copyshop Minerva|Naamsestraat 88
BE|3500|Hasselt|Krantenwinkel Demer|Koning Albertstraat 16
BE|4000|Liège|Librairie du Perron|Rue Saint-Gilles 45
BE|4800|Verviers|Presse de la Vesdre|Place Verte 12
BE|5000|Namur|Librairie de la Citadelle|Rue de Fer 29
BE|6000|Charleroi|Le Kiosque bleu|Rue de la Montagne 50
BE|7000|Mons|Papeterie du Beffroi|Rue de Nimy 37
BE|8000|Brugge|Krantenwinkel De Reie|Langestraat 71
BE|8500|Kortrijk|Boekhandel De Leie|Doorniksestraat 26
BE|9000|Gent|Boekhandel De Linde|Brabantdam 118
BE|9000|Gent|Krantenwinkel Coupure|Coupure Rechts 52
BE|9040|Sint-Amandsberg|Dagbladhandel Oase|Antwerpsesteenweg 203
BE|9050|Gentbrugge|Bloemen Margriet|Brusselsesteenweg 341
BE|9100|Sint-Niklaas|Kiosk Reynaert|Stationsstraat 80
BE|9300|Aalst|Boekhandel Dender|Nieuwstraat 19
NL|1012 LG|Amsterdam|Boekhandel Het Anker|Spuistraat 214
NL|1072 LB|Amsterdam|Primeur op de Hoek|Ceintuurbaan 301
NL|2011 RD|Haarlem|Kantoorboek Spaarne|Grote Houtstraat 92
NL|2512 CR|Den Haag|Bruintje Kiosk|Prinsestraat 47
NL|3012 KA|Rotterdam|Leeshoek Maas|Witte de Withstraat 33
NL|3511 CE|Utrecht|Boekhandel De Gracht|Oudegracht 158
NL|4811 DK|Breda|Tabak en Lectuur Mark|Ginnekenstraat 64
NL|5611 EM|Eindhoven|Lectuurhuis Stroom|Kleine Berg 21
NL|6211 CL|Maastricht|Kiosk Vrijthof|Bredestraat 8
NL|6811 KL|Arnhem|Boekhandel Sonsbeek|Jansstraat 35
NL|7511 JM|Enschede|Dagblad De Klok|Haverstraatpassage 17
NL|8011 PK|Zwolle|Leeslust Peperbus|Sassenstraat 26
NL|9711 LV|Groningen|Boekhandel Noorderlicht|Zwanestraat 39
FR|06000|Nice|Presse de la Baie|Rue de France 61
FR|13001|Marseille|Tabac du Vallon|Rue Paradis 34
FR|21000|Dijon|Librairie du Hibou|Rue de la Liberté 55
FR|29200|Brest|Maison de la Presse Iroise|Rue de Siam 42
FR|31000|Toulouse|Papeterie Garonne|Rue des Filatiers 23
FR|33000|Bordeaux|Librairie des Quais|Rue Notre-Dame 77
FR|44000|Nantes|Presse du Passage|Rue Crébillon 11
FR|51100|Reims|Le Kiosque du Sacre|Rue de Vesle 96
FR|59000|Lille|Librairie de l’Esquermoise|Rue Esquermoise 48
FR|67000|Strasbourg|Presse de l’Ill|Grand’Rue 85
FR|69002|Lyon|Papeterie Bellecour|Rue Auguste-Comte 30
FR|75003|Paris|Librairie des Archives|Rue de Bretagne 27
FR|75011|Paris|Presse Oberkampf|Rue Oberkampf 103
FR|80000|Amiens|Tabac-Presse de la Somme|Rue des Trois-Cailloux 66
FR|93100|Montreuil|Papeterie des Murs à pêches|Rue de Paris 140
DE|01067|Dresden|Kiosk am Zwinger|Wilsdruffer Straße 24
DE|04109|Leipzig|Schreibwaren Thomasgasse|Petersstraße 36
DE|10115|Berlin|Buchladen Invalidenstraße|Invalidenstraße 112
DE|10999|Berlin|Späti am Kanal|Oranienstraße 185
DE|20095|Hamburg|Kiosk Alsterblick|Lilienstraße 15
DE|30159|Hannover|Schreibwaren Leine|Schmiedestraße 28
DE|40213|Düsseldorf|Kiosk Carlsplatz|Bilker Straße 19
DE|50667|Köln|Büdchen am Dom|Komödienstraße 44
DE|52062|Aachen|Papeterie Karl|Großkölnstraße 53
DE|60311|Frankfurt am Main|Wasserhäuschen Mainkai|Fahrgasse 87
DE|70173|Stuttgart|Schreibwaren Schlossplatz|Kirchstraße 12
DE|80331|München|Kiosk Sendlinger Tor|Sendlinger Straße 58
DE|90402|Nürnberg|Buchladen Pegnitz|Karolinenstraße 41
LU|1660|Luxembourg|Librairie de la Pétrusse|Grand-Rue 62
LU|2763|Luxembourg|Kiosk um Gare|Rue Sainte-Zithe 39
LU|3440|Dudelange|Presse du Minett|Avenue Grande-Duchesse Charlotte 25
LU|4132|Esch-sur-Alzette|Librairie de l’Alzette|Grand-Rue 18
LU|6450|Echternach|Buttek Sauer|Route de Luxembourg 33
LU|7520|Mersch|Papeterie Mamer|Rue Grande-Duchesse Charlotte 46
LU|9050|Ettelbruck|Librairie du Nord|Grand-Rue 71
`

const hours: readonly OpeningHours[][] = [
  [
    { first_day: 1, last_day: 5, from: '08:00', to: '18:30' },
    { first_day: 6, last_day: 6, from: '09:00', to: '17:00' },
  ],
  [{ first_day: 1, last_day: 6, from: '07:00', to: '19:00' }],
  [
    { first_day: 2, last_day: 6, from: '09:30', to: '18:00' },
    { first_day: 7, last_day: 7, from: '09:00', to: '12:30' },
  ],
]

export const demonstrationPoints: readonly PickUpPoint[] = places
  .trim()
  .split('\n')
  .map((line, at) => {
    const [country = '', postal_code = '', city = '', name = '', street = ''] = line.split('|')
    const id = `${country}-${name.normalize('NFD').replace(/[^A-Za-z]+/g, '-')}`.toLowerCase()
    return { id, name, street, postal_code, city, country, opening_hours: hours[at % hours.length]! }
  })
