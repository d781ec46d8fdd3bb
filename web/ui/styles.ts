import css from './styles.css?inline'

/** On the server the sheet itself; in the browser what already stands in the page, so that no script carries it twice. */
export const styles: string = import.meta.env.SSR
  ? css
  : (document.getElementById('styles')?.textContent ?? '')

// Hot reload: Vite can only replace a sheet that it put into the page itself.
if (import.meta.env.DEV && !import.meta.env.SSR) import('./styles.css')
