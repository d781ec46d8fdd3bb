import { countryName } from '#domain/country-name.ts'
import { doorDelivery } from '#domain/delivery/options.ts'
import { toMajor } from '#domain/money.ts'
import { regionSettings } from '#domain/regions.ts'
import { useDeliveryCountry } from './delivery-country.ts'
import { formatMoney } from './formats.ts'
import { useShop } from './shop-context.tsx'

/** Home delivery to the visitor's country as text; `door` is undefined if the shop does not deliver there. */
export function useDoorDelivery() {
  const { region, language } = useShop()
  const { country } = useDeliveryCountry()
  const { currency } = regionSettings[region]
  const door = doorDelivery(region, country, new Date())
  return {
    country: countryName(country, language) ?? country,
    door: door && {
      ...door,
      price: formatMoney(toMajor(door.price), currency),
      freeFrom: door.freeFrom === null ? null : formatMoney(toMajor(door.freeFrom), currency),
    },
  }
}
