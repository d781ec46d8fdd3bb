/**
 * Runs in the page before its scripts: presses each button that was pressed again once, as soon as it can respond, and
 * submits each form again. Only forms that open another page are left to the browser.
 */
export const earlyPressesScript = `(()=>{const kept=new Set
const press=({target})=>{const button=target.closest?.('button[type=button]')
if(button)kept.add(button)}
const submit=event=>{const form=event.target
if(form.hasAttribute('action')&&form.getAttribute('method')!='post')return
event.preventDefault();kept.add(form)}
addEventListener('click',press,true)
addEventListener('submit',submit)
addEventListener('shop-ready',()=>{removeEventListener('click',press,true);removeEventListener('submit',submit)
for(const it of kept)if(it.isConnected)it.requestSubmit?it.requestSubmit():it.click()},{once:true})})()`

/** Resolves once the whole page is interactive. */
export function replayEarlyPresses(): void {
  dispatchEvent(new Event('shop-ready'))
}
