import { closedNoticesKey } from './closed-notices.ts'
import { signInPage } from './sign-in-page.ts'

/**
 * A press on a button that React has not hydrated yet does nothing: its handlers are not there. This script stands in
 * the head of every document, keeps such presses in their order, dims the button and presses it again as soon as it
 * works. Presses older than ten seconds are dropped. Dimmed by an animation: an attribute that React did not render is
 * a mismatch.
 *
 * Two presses on the same button count once, so that nothing is bought twice; a button with `data-repeats`, such as the
 * steps of a quantity, is pressed as often as the visitor did.
 *
 * Not kept: links that lead somewhere, forms with an address and native openers (`popovertarget`, `commandfor`), which
 * work without scripts, and presses by scripts. A link to a part of the page that does not exist needs scripts as a
 * button does. A form without an address would be sent to its own page, with the password in its URL: kept as well.
 *
 * A button works once React's properties are attached to it; inside markup that stays a string
 * (`dangerouslySetInnerHTML`) handlers are on the element around it.
 *
 * A member's button may take the place of the guest's one while the page hydrates, and a part whose code is still on
 * its way is rendered anew when the session becomes known: both buttons carry the same `data-press`. The second one,
 * and one that is busy (`aria-disabled`), is waited for.
 *
 * A plain link to sign-in or registration leads back to the page, also before `ClientNavigation` follows links
 * (components/layout/navigation-path has the same rule).
 *
 * It also marks the document of a signed-in member (`data-member`), whose header must not say 请登录 until islands know
 * the member (components/layout/identity).
 *
 * And it marks the notices that the visitor has closed (`data-closed-notices`, components/notice).
 *
 * A plain string, because the policy of every page names its hash (ADR 0004): a function would be printed differently
 * by each bundle.
 */
export const earlyPressScript = `(()=>{
if(/(?:^|; )userinfo=/.test(document.cookie))document.documentElement.dataset.member=''
try{const closed=localStorage.getItem('${closedNoticesKey}');if(closed)document.documentElement.dataset.closedNotices=closed}catch{}
const held=[]
const propsOf=el=>el[Object.keys(el).find(key=>key.startsWith('__reactProps$'))]
const works=el=>{
  for(let at=el;at;at=at.parentElement){
    const props=propsOf(at)
    if(props)return at===el||!!props.dangerouslySetInnerHTML
  }
  return false
}
const current=el=>el.isConnected?el:el.dataset.press&&document.querySelector('[data-press="'+el.dataset.press+'"]')
const turn=()=>{
  const first=held[0]
  const {until,dim}=first
  const el=current(first.el)
  const isDone=!el&&!first.el.dataset.press||Date.now()>until
  if(isDone||el&&works(el)&&el.getAttribute('aria-disabled')!=='true'){
    held.shift()
    dim.cancel()
    if(!isDone)el.click()
  }
  if(held.length)setTimeout(turn,30)
}
const leadsNowhere=el=>{
  const href=el.tagName==='A'&&el.getAttribute('href')
  return href&&href[0]==='#'&&!document.getElementById(href.slice(1))
}
const returns=el=>{
  const {pathname,search,hash}=location
  if(!${signInPage}.test(el.getAttribute('href')))return
  if(pathname==='/'||pathname.includes('/auth/'))return
  el.search='?redirectUrl='+encodeURIComponent(pathname+search+hash)
  setTimeout(()=>el.search='')
}
addEventListener('click',event=>{
  if(!event.isTrusted||!(event.target instanceof Element))return
  const el=event.target.closest('a,summary,label,button')
  if(el&&el.tagName==='A')returns(el)
  if(!el||el.tagName!=='BUTTON'&&!leadsNowhere(el)||el.disabled)return
  if(el.hasAttribute('popovertarget')||el.hasAttribute('commandfor'))return
  if(el.type==='submit'&&el.form&&(el.form.hasAttribute('action')||el.form.method==='dialog'))return
  if(works(el))return
  event.preventDefault()
  event.stopImmediatePropagation()
  if(!('repeats' in el.dataset)&&held.some(one=>one.el===el))return
  const dim=el.animate({opacity:[.6,.6]},1e4)
  held.push({el,until:Date.now()+1e4,dim})
  if(held.length===1)setTimeout(turn,30)
},true)
})()`
