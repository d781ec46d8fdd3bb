/** Runs in the page before its scripts: repeats a press on a button once it can respond. */
export const keepEarlyPress = `(()=>{let pressed
const keep=({target})=>{pressed=target.closest?.('button[type=button]')??pressed}
addEventListener('click',keep,true)
addEventListener('shop-ready',()=>{removeEventListener('click',keep,true)
if(pressed?.isConnected)pressed.click()},{once:true})})()`

/** Resolves once the whole page is interactive. */
export function repeatEarlyPress(): void {
  dispatchEvent(new Event('shop-ready'))
}
