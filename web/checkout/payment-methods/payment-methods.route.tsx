import { useState } from 'react'
import type { AdminPaymentMethod, AdminPaymentMethods } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { countryName } from '#domain/country-name.ts'
import { AdminShell, AdminTitle } from '#web/admin/admin-shell.tsx'
import { formatNumber, listText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useAccountData } from '#web/platform/session/account-data.ts'
import { Loaded } from '#web/platform/session/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TableCard } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Cell, ColumnName, Row, Table } from '#web/ui/table.tsx'
import { MethodForm } from './method-form.tsx'

export const handle = { frame: 'own' }

export default function PaymentMethodsRoute() {
  const { t } = useTranslation('vouchers')
  return (
    <AdminShell title={t('methods.title')}>
      <MethodPage />
    </AdminShell>
  )
}

function MethodPage() {
  const { t } = useTranslation('vouchers')
  const answer = useAccountData<AdminPaymentMethods>(adminOrderPaths.paymentMethods)
  // The key of the method being edited; empty for a new one.
  const [edited, setEdited] = useState<string>()
  const methods = answer.data?.data ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <AdminTitle>{t('methods.title')}</AdminTitle>
        <button type="button" className="btn btn-primary" onClick={() => setEdited('')}>
          <Icon name="plus" size={18} />
          {t('methods.new')}
        </button>
      </div>
      <p className="mt-3 max-w-[76ch] rounded-control border-l-4 border-amber bg-amber-soft px-3.5 py-2.5 text-label text-amber">
        {t('methods.approved-marks')}
      </p>
      <Loaded answer={answer}>
        {({ data }) => (
          <TableCard className="mt-4">
            <MethodTable methods={data} onEdit={setEdited} />
          </TableCard>
        )}
      </Loaded>
      {edited !== undefined && (
        <MethodForm
          method={methods.find(({ key }) => key === edited)}
          methods={methods}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

const markHeight = 32

type MethodTableProps = { methods: readonly AdminPaymentMethod[]; onEdit(key: string): void }

/** In the order in which customers see them. */
function MethodTable({ methods, onEdit }: MethodTableProps) {
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
