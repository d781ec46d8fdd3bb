import styles from './received.css?url'

export function ReceivedStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />
}
