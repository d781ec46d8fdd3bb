import type { PayoutPreview } from '#contract/payouts.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { Cell, ColumnName, Row, Table } from '../../ui/table.tsx'

/** Whose balance stays, and why. */
export function WithheldCard({ preview }: { preview: PayoutPreview }) {
  const { t } = useTranslation('payouts')
  const { withheld, currency, minimum } = preview
  return (
    <Card title={t('admin.withheld')}>
      <Table
        className="mt-3"
        head={
          <>
            <ColumnName>{t('admin.practitioner')}</ColumnName>
            <ColumnName>{t('admin.reason')}</ColumnName>
            <ColumnName atEnd>{t('admin.amount')}</ColumnName>
          </>
        }
      >
        {withheld.map(({ practitioner, reason, amount }) => (
          <Row
            key={practitioner.id}
            className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
          >
            <Cell>
              <ShopLink to={`/admin/users/${practitioner.id}`} className="link">
                {practitioner.name}
              </ShopLink>
            </Cell>
            <Cell className="text-ink-2 max-md:col-start-1">
              {t(`admin.reasons.${reason}`, { amount: formatMoney(minimum, currency) })}
            </Cell>
            <Cell
              atEnd
              className={`whitespace-nowrap max-md:col-start-2 max-md:row-start-1 ${amount < 0 ? 'text-madder' : ''}`}
            >
              {formatMoney(amount, currency)}
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  )
}
