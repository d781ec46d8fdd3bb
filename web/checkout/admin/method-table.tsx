import type { AdminPaymentMethod } from '#contract/admin-orders.ts'
import { countryName } from '#domain/country-name.ts'
import { formatNumber, listText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

const markHeight = 32

type MethodTableProps = { methods: readonly AdminPaymentMethod[]; onEdit(key: string): void }

/** In the order in which buyers see them. */
export function MethodTable({ methods, onEdit }: MethodTableProps) {
  const { t, language } = useTranslation('vouchers')
  return (
    <table className="admin-table method-table">
      <thead>
        <tr>
          <th scope="col">{t('methods.position')}</th>
          <th scope="col">{t('methods.mark')}</th>
          <th scope="col">{t('methods.name')}</th>
          <th scope="col">{t('methods.countries')}</th>
          <th scope="col">{t('methods.provider-method')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('methods.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {methods.map((method) => (
          <tr key={method.key}>
            <td className="method-position text-ink-2">{formatNumber(method.position, language)}</td>
            <td className="method-mark">
              <img
                src={method.mark}
                alt=""
                width={Math.round(markHeight * method.mark_ratio)}
                height={markHeight}
                className="desk-mark"
              />
            </td>
            <td className="font-semibold">{method.name}</td>
            <td className="text-ink-2">
              {method.countries
                ? listText(
                    method.countries.map((code) => countryName(code, language) ?? code),
                    language,
                  )
                : t('methods.everywhere')}
            </td>
            <td className="cell-inline text-ink-2">{method.provider_method}</td>
            <td className="cell-inline">
              <span className={`badge ${method.enabled ? 'bg-tint text-bottle' : 'bg-sunken text-ink-2'}`}>
                {t(method.enabled ? 'states.on' : 'states.off')}
              </span>
            </td>
            <td className="desk-end">
              <button type="button" className="btn btn-plain btn-dense" onClick={() => onEdit(method.key)}>
                {t('methods.edit')}
                <span className="visually-hidden"> {method.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
