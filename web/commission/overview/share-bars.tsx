import type { ReactNode } from 'react'
import type { Currency } from '#domain/money.ts'
import { formatMoney } from '../../platform/formats.ts'

type ShareBarsProps = {
  caption: string
  /** The names of the two columns. */
  names: [string, string]
  currency: Currency
  rows: readonly { key: string; name: ReactNode; amount: number }[]
}

/** A table whose rows have a bar below their name: a chart that can be read without its bars. */
export function ShareBars({ caption, names, currency, rows }: ShareBarsProps) {
  const highest = Math.max(...rows.map(({ amount }) => amount), 0)
  return (
    <table className="mt-2 w-full border-collapse text-label">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount }) => (
          <tr key={key} className="relative">
            <th scope="row" className="pt-1.75 pb-4.5 text-start font-normal wrap-anywhere">
              {name}
              <Bar share={highest > 0 ? Math.max(0, amount) / highest : 0} />
            </th>
            <td className="pt-1.75 pb-4.5 pl-4 text-end align-bottom font-semibold whitespace-nowrap">
              {formatMoney(amount, currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span className="absolute inset-x-0 bottom-1.75 h-1.5 rounded-[2px] bg-sunken" aria-hidden="true">
      <span className="block h-full rounded-[2px] bg-bottle" style={{ width: `${100 * share}%` }} />
    </span>
  )
}
