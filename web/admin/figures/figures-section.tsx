import { useSearchParams } from 'react-router'
import type { Figures } from '#contract/admin-figures.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { conversionOf, figureRangeNames } from '#domain/admin/figures.ts'
import { FileButton } from '../../platform/file-button.tsx'
import { formatMoney, formatNumber, formatRoundMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Choice } from '../../ui/toolbar.tsx'
import { FigureCard } from './figure-card.tsx'
import { FigureTable } from './figure-table.tsx'
import { figureSearch, readFigureView } from './figure-view.ts'

/** Sales, orders, new clients and conversion by day. */
export function FiguresSection() {
  const { t } = useTranslation('admin-today')
  const [search, setSearch] = useSearchParams()
  const view = readFigureView(search)
  const answer = useAccountData<Figures>(`${adminPaths.figures}?range=${view.range}`, {
    keepPreviousData: true,
  })
  const show = (part: Partial<typeof view>) =>
    setSearch(figureSearch({ ...view, ...part }), { replace: true, preventScrollReset: true })
  return (
    <section aria-labelledby="figures" className="mt-8">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 id="figures" className="mr-auto text-h3 font-medium">
          {t('figures.title')}
        </h2>
        <Choice
          dense
          label={t('figures.range')}
          value={view.range}
          onChange={(chosen) =>
            show({ range: figureRangeNames.find((range) => range === chosen) ?? view.range })
          }
          options={figureRangeNames.map((range) => ({ value: range, label: t(`figures.ranges.${range}`) }))}
        />
        <button
          type="button"
          className="btn btn-plain btn-dense"
          onClick={() => show({ isTable: !view.isTable })}
        >
          {t(view.isTable ? 'figures.as-charts' : 'figures.as-table')}
        </button>
        <FileButton
          path={`${adminPaths.figuresCsv}?range=${view.range}`}
          saveAs="figures.csv"
          icon="download"
        >
          {t('csv')}
        </FileButton>
      </div>
      <Loaded answer={answer}>
        {(figures) => (view.isTable ? <FigureTable figures={figures} /> : <FigureCards figures={figures} />)}
      </Loaded>
    </section>
  )
}

function FigureCards({ figures }: { figures: Figures }) {
  const { t, language } = useTranslation('admin-today')
  const { currency } = figures
  const number = (value: number) => formatNumber(value, language)
  const ratio = (value: number) => formatNumber(value, language, 2)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FigureCard
        title={t('figures.sales')}
        note={t('figures.sales-note')}
        figures={figures}
        read={({ sales }) => sales}
        format={(value) => formatMoney(value, currency)}
        formatShort={(value) => formatRoundMoney(value, currency)}
      />
      <FigureCard
        title={t('figures.orders')}
        note={t('figures.orders-note')}
        figures={figures}
        read={({ paid }) => paid}
        format={number}
        formatShort={number}
        isCount
      />
      <FigureCard
        title={t('figures.clients')}
        note={t('figures.clients-note')}
        figures={figures}
        read={({ newClients }) => newClients}
        format={number}
        formatShort={number}
        isCount
      />
      <FigureCard
        title={t('figures.conversion')}
        note={t('figures.conversion-note')}
        figures={figures}
        read={conversionOf}
        format={ratio}
        formatShort={ratio}
      />
    </div>
  )
}
