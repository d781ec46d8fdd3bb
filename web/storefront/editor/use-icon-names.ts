import type { OptionList } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { usePublicData } from '../../platform/public-data.ts'

/** The icons of services stand for the health goals of the catalogue, and have their names. */
export function useIconNames(): Readonly<Record<string, string>> {
  const { data } = usePublicData<OptionList>(cataloguePaths.healthGoals)
  return Object.fromEntries((data?.data ?? []).flatMap(({ icon, name }) => (icon ? [[icon, name]] : [])))
}
