/** Tells products of the same name apart where the brand is not seen or read beside it. */
export function brandAndName({ brand, name }: { brand: string; name: string }): string {
  return brand === '' || name.startsWith(brand) ? name : `${brand} ${name}`
}
