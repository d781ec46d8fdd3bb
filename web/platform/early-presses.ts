/**
 * Runs in the page before its scripts. What was pressed, chosen or submitted before it could respond is repeated once,
 * as soon as it can: otherwise it would be lost, or show a filter that was never applied. One after the other, because
 * each may depend on what the one before changed. Only forms that open another page are left to the browser.
 */
export const earlyPressesScript = `(()=>{const kept=new Map
const press=({target})=>{const button=target.closest?.('button[type=button]')
if(button)kept.set(button)}
const choose=({target})=>{if(target.matches('select'))kept.set(target,target.value)
if(target.matches('[type=checkbox],[type=radio]'))target.checked==target.defaultChecked?kept.delete(target):kept.set(target,target.checked)}
const submit=event=>{const form=event.target
if(form.hasAttribute('action')&&form.getAttribute('method')!='post')return
event.preventDefault();kept.set(form)}
const repeat=(it,chosen)=>{if(it.requestSubmit)it.requestSubmit()
else if(it.options){it.value=chosen;it.dispatchEvent(new Event('change',{bubbles:true}))}
else{if(chosen!==undefined)it.checked=!chosen
it.click()}}
addEventListener('click',press,true)
addEventListener('change',choose)
addEventListener('submit',submit)
addEventListener('shop-ready',async()=>{removeEventListener('click',press,true)
removeEventListener('change',choose);removeEventListener('submit',submit)
for(const[it,chosen]of kept)if(it.isConnected){repeat(it,chosen)
await new Promise(done=>setTimeout(done))}},{once:true})})()`

/** Resolves once the whole page is interactive. */
export function replayEarlyPresses(): void {
  dispatchEvent(new Event('shop-ready'))
}
