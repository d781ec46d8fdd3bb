import { PartStyles } from '../ui/part-styles.tsx'
import styles from './cart.css?url'
import lines from './lines/lines.css?url'

export function CartStyles() {
  return (
    <>
      <PartStyles />
      <link rel="stylesheet" href={styles} precedence="default" />
      <link rel="stylesheet" href={lines} precedence="default" />
    </>
  )
}
