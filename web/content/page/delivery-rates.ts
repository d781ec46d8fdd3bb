import type { PageRequest } from '#contract/pages.ts'
import { countryName } from '#domain/country-name.ts'
import { type DeliveryMethod, offersTo, type Transit, zones } from '#domain/delivery/zones.ts'
import { languageTag } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { formatMoney } from '../../platform/formats.ts'

export type CountryRates = {
  code: string
  name: string
  rates: { method: DeliveryMethod; name: string; price: string; freeFrom: string | null; transit: Transit }[]
}

/** Delivery costs and times by country, sorted by name. */
export function deliveryRates(
  { shop, t }: Pick<PageRequest, 'shop' | 't'>,
  pickUpCountries: readonly string[],
): CountryRates[] {
  const { region, language } = shop
  const { currency } = regionSettings[region]
  const collator = new Intl.Collator(languageTag(language))
  return zones[region]
    .flatMap(({ countries, freeFrom }) => {
      const ratesTo = (code: string) =>
        offersTo(region, code, pickUpCountries).map(({ method, price, canBeFree, transit }) => ({
          method,
          name: t(`checkout:delivery.methods.${method}`),
          price: formatMoney(toMajor(price), currency),
          freeFrom: canBeFree && freeFrom !== null ? formatMoney(toMajor(freeFrom), currency) : null,
          transit,
        }))
      return countries.map((code) => ({
        code,
        name: countryName(code, language) ?? code,
        rates: ratesTo(code),
      }))
    })
    .sort((one, other) => collator.compare(one.name, other.name))
}
