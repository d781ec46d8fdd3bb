/** Runs in the page before its scripts: presses each button that was pressed again once, as soon as it can respond. */
export const earlyClicksScript = `(()=>{const pressed=new Set
const keep=({target})=>{const button=target.closest?.('button[type=button]')
if(button)pressed.add(button)}
addEventListener('click',keep,true)
addEventListener('shop-ready',()=>{removeEventListener('click',keep,true)
for(const button of pressed)if(button.isConnected)button.click()},{once:true})})()`

/** Resolves once the whole page is interactive. */
export function replayEarlyClicks(): void {
  dispatchEvent(new Event('shop-ready'))
}
