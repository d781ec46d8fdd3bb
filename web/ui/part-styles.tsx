import styles from './parts.css?url'

/** The style sheet of layouts whose pages have forms, tables or cards. */
export function PartStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />
}
