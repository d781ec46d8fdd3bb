/** Runs in the page before its scripts: a button that is pressed too early is pressed again once it can answer. */
export const keepEarlyPress = `(()=>{let pressed
const keep=({target})=>{pressed=target.closest?.('button[type=button]')??pressed}
addEventListener('click',keep,true)
addEventListener('shop-ready',()=>{removeEventListener('click',keep,true)
if(pressed?.isConnected)pressed.click()},{once:true})})()`

/** To be told when everything on the page answers. */
export function repeatEarlyPress(): void {
  dispatchEvent(new Event('shop-ready'))
}
