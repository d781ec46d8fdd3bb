import type { ProductCountry } from '#contract/product-countries.ts'

/** Countries in which the same is known of a product. */
export type CountryGroup = Omit<ProductCountry, 'country'> & { countries: string[] }

/** Those that wait for a decision first, then those where it is not sold; within them the fewest countries first. */
export function groupCountries(rows: readonly ProductCountry[]): CountryGroup[] {
  const same = Map.groupBy(rows, ({ country: _, ...known }) => JSON.stringify(known))
  return [...same.values()]
    .map((group) => {
      const { country: _, ...known } = group[0]!
      return { ...known, countries: group.map(({ country }) => country) }
    })
    .sort((one, other) => rank(one) - rank(other) || one.countries.length - other.countries.length)
}

function rank({ is_open: isOpen, state, decision }: CountryGroup): number {
  if (isOpen) return 0
  if (state === 'blocked') return 1
  return decision ? 2 : 3
}
