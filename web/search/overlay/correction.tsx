import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Around } from '../../ui/around.tsx'
import { Icon } from '../../ui/icon.tsx'
import { resultsPath } from '../door/search-text.ts'

type CorrectionProps = { text: string; meant: string }

/** Something else was searched than what was typed: says so, with the way to what was typed. */
export function Correction({ text, meant }: CorrectionProps) {
  const { t } = useTranslation('search')
  return (
    <p className="search-note">
      <Icon name="info" size={19} />
      <span>
        <Around text={t('overlay.showing-for')} place="query">
          <b className="font-bold">{meant}</b>
        </Around>{' '}
        <Around text={t('overlay.search-instead')} place="query">
          <ShopLink to={resultsPath(text, { exact: 1 })} className="link">
            {text}
          </ShopLink>
        </Around>
      </span>
    </p>
  )
}
