/** Claims that share their condition and source, one to a line. */
export type ClaimGroup = {
  nutrient: string
  condition: string
  source: string
  verified?: false
  conditionVerified?: false
  note?: string
  claims: string
}
