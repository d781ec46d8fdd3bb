import { ChipLink } from '../../platform/chip-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFocusBesideRemoved } from '../../ui/use-focus-beside-removed.ts'
import type { Chip } from './facets.ts'

type FilterChipsProps = {
  chips: readonly Chip[]
  without(chip: Chip): string
  reset: string
}

/** The chosen filters; each chip removes its filter. */
export function FilterChips({ chips, without, reset }: FilterChipsProps) {
  const { t } = useTranslation('products')
  const { list, remember, forget } = useFocusBesideRemoved<HTMLUListElement>()
  if (chips.length === 0) return null
  return (
    <ul
      ref={list}
      onFocus={remember}
      onBlur={forget}
      aria-label={t('filters.chosen')}
      className="flex items-center gap-2 max-xl:overflow-x-auto xl:flex-wrap"
    >
      {chips.map((chip) => (
        <li key={`${chip.group} ${chip.id}`}>
          <ChipLink
            to={without(chip)}
            replace
            preventScrollReset
            aria-label={t('filters.remove', { name: chip.text ?? chip.name })}
          >
            {chip.text ?? chip.name}
            <Icon name="x" size={15} />
          </ChipLink>
        </li>
      ))}
      <li>
        <ShopLink to={reset} replace preventScrollReset className="link ml-1.5 text-small whitespace-nowrap">
          {t('filters.reset')}
        </ShopLink>
      </li>
    </ul>
  )
}
