/**
 * Runs in the page: once everything that is seen has come, the scripts are fetched and started. They are the
 * greater part of a page's weight, and pages can be read and walked through without them.
 */
const starter = `addEventListener('load',()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const start=document.createElement('script')
start.type='module'
start.textContent=document.getElementById('start').textContent
document.head.append(start)})`

const moduleScript = '<script type="module" async="">'

/** Lets the scripts of a rendered page wait; a page that starts them in another way is left as it is. */
export function scriptsAfterSight(html: string): string {
  if (html.split(moduleScript).length !== 2) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(moduleScript, '<script type="text/plain" id="start">')
    .replace('</body>', `<script>${starter}</script></body>`)
}
