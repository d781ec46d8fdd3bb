const waitingLines = ['first', 'second', 'third']

/** In the size of what comes. */
export function Waiting({ text }: { text: string }) {
  return (
    <div aria-busy="true" className="cart-columns">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      <ul className="cart-waiting" aria-hidden="true">
        {waitingLines.map((line) => (
          <li key={line} />
        ))}
      </ul>
    </div>
  )
}
