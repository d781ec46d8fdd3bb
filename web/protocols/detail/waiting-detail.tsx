import { cardSheet } from '../../ui/card.tsx'
import { BackToProtocols, headStyle, nameStyle } from './detail-head.tsx'
import { columnStyle, columnsStyle, tabsStyle } from './layout.ts'

/** A placeholder in the page's final size. */
export function WaitingDetail() {
  return (
    <div aria-busy="true">
      <BackToProtocols />
      <div className={headStyle}>
        <div className={nameStyle}>
          <span className="skeleton h-9 w-72 max-w-full xl:h-10.5" />
          <span className="skeleton mt-2.5 h-4 w-96 max-w-full" />
        </div>
        <span className="skeleton h-11 w-full max-w-115" />
      </div>
      <span className={`skeleton h-11.5 ${tabsStyle}`} />
      <div className={columnsStyle}>
        <div className={cardSheet}>
          {[1, 2, 3, 4, 5].map((line) => (
            <div key={line} className="flex min-h-[74px] items-center gap-3 border-b border-line">
              <span className="skeleton h-[53px] w-12" />
              <span className="skeleton h-4 w-2/5" />
            </div>
          ))}
        </div>
        <div className={columnStyle}>
          <div className={`${cardSheet} h-88`}>
            <span className="skeleton h-5 w-2/5" />
            <span className="skeleton mt-3 h-8 w-3/5" />
          </div>
        </div>
      </div>
    </div>
  )
}
