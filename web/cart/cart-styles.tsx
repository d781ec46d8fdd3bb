import styles from './cart.css?url'
import lines from './lines/lines.css?url'

export function CartStyles() {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <link rel="stylesheet" href={lines} precedence="default" />
    </>
  )
}
