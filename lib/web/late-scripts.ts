/**
 * Fetches the scripts of a page after its first paint (ADR 0085): on a phone they would share the line with styles and
 * the first picture. A cached document has them as `script[type=late]`, which browsers neither fetch nor run. They
 * start at once in a tab in the background, when the visitor presses something, and after two seconds without a paint.
 *
 * When the page is loaded and idle it registers the service worker (ADR 0098). Here, because scripts of pages are at
 * their limits; Safari has no idle callbacks.
 *
 * A plain string, because the policy of every page names its hash (ADR 0004).
 */
export const lateScript = `(()=>{
const start=()=>{
  for(const late of document.querySelectorAll('script[type=late]')){
    const script=document.createElement('script')
    for(const {name,value} of late.attributes)if(name!=='type')script.setAttribute(name,value)
    late.replaceWith(script)
  }
}
addEventListener('DOMContentLoaded',()=>{
  if(document.hidden)return start()
  new PerformanceObserver(start).observe({type:'paint',buffered:true})
  setTimeout(start,2000)
  for(const type of ['pointerdown','keydown'])addEventListener(type,start,{once:true,capture:true})
})
addEventListener('load',()=>{
  const register=()=>navigator.serviceWorker?.register('/service-worker.js').catch(()=>{})
  if(window.requestIdleCallback)requestIdleCallback(register,{timeout:1e4})
  else setTimeout(register,2000)
})
})()`
