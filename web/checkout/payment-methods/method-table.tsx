import type { AdminPaymentMethod } from '#contract/admin-orders.ts'
import { countryName } from '#domain/country-name.ts'
import { formatNumber, listText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Cell, ColumnName, Row, Table } from '#web/ui/table.tsx'

const markHeight = 32

type MethodTableProps = { methods: readonly AdminPaymentMethod[]; onEdit(key: string): void }

/** In the order in which buyers see them. */
export function MethodTable({ methods, onEdit }: MethodTableProps) {
  const { t, language } = useTranslation('vouchers')
  return (
    <Table
      head={
        <>
          <ColumnName>{t('methods.position')}</ColumnName>
          <ColumnName>{t('methods.mark')}</ColumnName>
          <ColumnName>{t('methods.name')}</ColumnName>
          <ColumnName>{t('methods.countries')}</ColumnName>
          <ColumnName>{t('methods.provider-method')}</ColumnName>
          <ColumnName>{t('state')}</ColumnName>
          <ColumnName>
            <span className="visually-hidden">{t('methods.edit')}</span>
          </ColumnName>
        </>
      }
    >
      {methods.map((method) => (
        <Row
          key={method.key}
          className="max-md:grid max-md:grid-cols-[76px_minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-3"
        >
          <Cell className="text-ink-2 max-md:hidden">{formatNumber(method.position, language)}</Cell>
          <Cell className="max-md:row-span-3 max-md:row-start-1">
            <img
              src={method.mark}
              alt=""
              width={Math.round(markHeight * method.mark_ratio)}
              height={markHeight}
              className="inline-block h-8 w-auto"
            />
          </Cell>
          <Cell className="font-semibold max-md:col-start-2">{method.name}</Cell>
          <Cell className="text-ink-2 max-md:col-start-2">
            {method.countries
              ? listText(
                  method.countries.map((code) => countryName(code, language) ?? code),
                  language,
                )
              : t('methods.everywhere')}
          </Cell>
          <Cell className="max-md:col-start-2 text-ink-2">{method.provider_method}</Cell>
          <Cell className="max-md:col-start-2">
            <Badge className="max-md:mt-1.5" tone={method.enabled ? 'good' : 'quiet'}>
              {t(method.enabled ? 'states.on' : 'states.off')}
            </Badge>
          </Cell>
          <Cell atEnd className="max-md:col-start-3 max-md:row-span-3 max-md:row-start-1">
            <button
              type="button"
              className="btn btn-plain btn-dense whitespace-nowrap"
              onClick={() => onEdit(method.key)}
            >
              {t('methods.edit')}
              <span className="visually-hidden"> {method.name}</span>
            </button>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
