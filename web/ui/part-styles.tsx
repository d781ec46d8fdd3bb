import styles from './parts.css?url'

/** What the frame of a page with forms, tables or cards brings along. */
export function PartStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />
}
