/** The full name, for places where the brand is not shown separately. */
export function brandAndName({ brand, name }: { brand: string; name: string }): string {
  return brand === '' || name.startsWith(brand) ? name : `${brand} ${name}`
}
