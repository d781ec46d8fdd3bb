import type { OptionList } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { PageRequest } from '#contract/pages.ts'
import { formatNumber } from '../../platform/formats.ts'

export type Goal = { id: number; name: string; icon: string; products: string }

export async function goalsOf({ api, t, shop }: PageRequest): Promise<Goal[]> {
  const { data } = await api.get<OptionList>(cataloguePaths.healthGoals)
  return data
    .filter(({ count }) => count > 0)
    .map(({ id, name, icon, count }) => ({
      id,
      name,
      icon: icon ?? 'apple',
      products: t('products:count', { count, formatted: formatNumber(count, shop.language) }),
    }))
}
