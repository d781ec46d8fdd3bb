import styles from './plan.css?url'

/** Whatever shows a plan brings its styles along; they are loaded once. */
export function PlanStyles() {
  return <link rel="stylesheet" href={styles} precedence="default" />
}
