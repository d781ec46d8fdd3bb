/** Knows which towns a postal code belongs to; the postal code is in its country's format. */
export type PostalPlaces = {
  /** In alphabetical order; none if it does not know the code or the country. */
  placesOf(country: string, postalCode: string): Promise<readonly string[]>
}
