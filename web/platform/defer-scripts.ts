/**
 * Runs in the page: loads and starts the scripts once everything visible has been loaded. They are the
 * largest part of a page, and pages can be read and navigated without them.
 */
const starter = `addEventListener('load',()=>{
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const start=document.createElement('script')
start.type='module'
start.textContent=document.getElementById('start').textContent
document.head.append(start)})`

const moduleScript = '<script type="module" async="">'

/** Delays the scripts of a rendered page; a page that starts them differently is left unchanged. */
export function deferScripts(html: string): string {
  if (html.split(moduleScript).length !== 2) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(moduleScript, '<script type="text/plain" id="start">')
    .replace('</body>', `<script>${starter}</script></body>`)
}
