import styles from './orders.css?url'

export function OrderStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />
}
