/** Five protocols that are not there yet, in the size they will have. */
export function WaitingCards() {
  return (
    <ul className="own-protocols" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((card) => (
        <li key={card} className="own-protocol">
          <div className="own-protocol-head">
            <span className="skeleton h-5 w-3/5" />
          </div>
          <span className="skeleton my-0.75 h-3 w-2/5" />
          <div className="thumb-row">
            {[1, 2, 3, 4, 5].map((thumb) => (
              <span key={thumb} className="skeleton h-[53px] w-12" />
            ))}
          </div>
          <div className="own-protocol-foot">
            <span className="skeleton h-4 w-32" />
          </div>
        </li>
      ))}
    </ul>
  )
}
