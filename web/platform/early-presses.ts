import { useEffect, useLayoutEffect } from 'react'

/**
 * Runs in the page before its scripts. What was pressed, typed, chosen or submitted before it could respond is repeated
 * once, as soon as it can: otherwise it would be lost, or show a filter that was never applied. One after the other,
 * because each may depend on what the one before changed. Only forms that open another page are left to the browser.
 */
export const earlyPressesScript = `(()=>{const kept=new Map
const press=({target})=>{const button=target.closest?.('button[type=button]')
if(button)kept.set(button)}
const enter=({target})=>{const{type,value,checked,defaultChecked}=target
if(type!='checkbox'&&type!='radio')type!='file'&&kept.set(target,value)
else if(checked==defaultChecked)kept.delete(target)
else kept.set(target,checked)}
const submit=event=>{const form=event.target
if(form.hasAttribute('action')&&form.getAttribute('method')!='post')return
event.preventDefault();kept.set(form)}
const listeners=[['click',press,{capture:true}],['input',enter],['submit',submit]]
const repeat=(it,entered)=>{if(it.requestSubmit)it.requestSubmit()
else if(typeof entered=='string'){it.value=''
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(it),'value').set.call(it,entered)
for(const type of['input','change'])it.dispatchEvent(new Event(type,{bubbles:true}))}
else{if(entered!==undefined)it.checked=!entered
it.click()}}
for(const each of listeners)addEventListener(...each)
addEventListener('shop-hydrated',()=>{for(const each of listeners)removeEventListener(...each)},{once:true})
addEventListener('shop-ready',async()=>{for(const[it,entered]of kept)if(it.isConnected){repeat(it,entered)
await new Promise(done=>setTimeout(done))}},{once:true})})()`

/**
 * Repeats early presses. What is pressed from hydration on, which may be before effects run, is handled by the page
 * itself: it must not be repeated.
 */
export function useEarlyPresses(): void {
  useLayoutEffect(() => void dispatchEvent(new Event('shop-hydrated')), [])
  useEffect(() => void dispatchEvent(new Event('shop-ready')), [])
}
