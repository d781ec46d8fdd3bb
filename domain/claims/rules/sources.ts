/** Where a phrase was seen as not allowed; the rows without one are from memory and only warn. */
export const directive = 'Directive 2002/46/EC, article 6(2)'
export const professionals = 'Regulation (EC) 1924/2006, article 12(c)'
export const memory = 'From memory'
export const rulings =
  'UK advertising rulings (arthritis, anti-inflammatory; Water for Health; five takeaways)'
export const detoxRulings =
  'UK ruling Water for Health; German Federal Court of Justice 2017 on “detox”, health insurer page'
export const detoxGermany = 'German Federal Court of Justice 2017 on “detox”; consumer portal on “Hepa Detox”'
export const rulesFile = 'Claims rules file in a public repository, not an authority'
export const courtBans = 'German medical press, 2017, on court bans'
export const consumerCentre = 'German advertising adviser’s page; consumer centre'
export const fraudOffice = 'French press on the surveys of the fraud office, 2019, 2020 and 2022'
export const legalAdvice = 'French legal questions and answers, December 2024'
export const dutchAuthority = 'Dutch trade association and authority on medical claims'
export const monacolin = 'Regulation (EU) 2024/2041'
export const taiwan =
  'Taiwan Food and Drug Administration, criteria for food labels and advertisements, 7 January 2014'
export const japan = 'Examples of the Japanese health ministry, in an encyclopaedia article of 2021'
