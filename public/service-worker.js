/**
 * Service worker of the mall (docs/adr/0098-an-offline-page.md): answers navigations that no network can answer with a page that
 * shows the cart as last seen. It keeps no page and no answer of the mall, and passes on everything that a server answers,
 * errors too.
 */

/** The front door writes the name of the mall here (lib/front/service-worker.ts). */
const mallName = '焕新商城'

/** The cart as lib/client/trade/seen-cart.ts stores it. */
const cacheName = 'seen-cart'
const cartPath = '/seen-cart.json'
/** Milliseconds; as long as a session. */
const maxAge = 30 * 24 * 60 * 60 * 1000

/** Calls, files, and pages of merchants and operators. */
const excluded = /^(?:\/h5)?\/(?:api|media|_next|edit|shopadmin|shop)(?:\/|$)|\.[A-Za-z0-9]+$/

addEventListener('install', (event) => {
  void skipWaiting()
  // Browsers that can do not even ask this worker about anything else.
  const routes = event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  event.waitUntil(Promise.resolve(routes).catch(() => undefined))
})

addEventListener('activate', (event) => {
  // Navigations do not wait for the start of this worker.
  event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return
  event.respondWith(answer(event))
  event.waitUntil(endWhenRemoved())
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return excluded.test(new URL(event.request.url).pathname) ? Response.error() : offlinePage()
  }
}

let isChecked = false

/** Browsers keep a worker whose script is gone: each start of this one asks once, and ends when it is. */
async function endWhenRemoved() {
  if (isChecked) return
  isChecked = true
  const status = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (response) => response.status,
    () => undefined,
  )
  if (status !== 404 && status !== 410) return
  await caches.delete(cacheName)
  await registration.unregister()
}

/** The cart as last seen; null without one. */
async function seenCart() {
  try {
    const cart = await (await caches.match(cartPath, { cacheName })).json()
    return Date.now() - cart.at < maxAge && cart.lines.length > 0 ? cart : null
  } catch {
    return null
  }
}

const escapeMarkup = (text) => String(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const line = ({ name, spec, pic, num, price }) =>
  `<li><span class="picture">${pic ? `<img src="${escapeMarkup(pic)}" alt="">` : ''}</span>` +
  `<div><b>${escapeMarkup(name)}</b>${spec ? `<small>${escapeMarkup(spec)}</small>` : ''}` +
  `<p><strong translate="no">${escapeMarkup(price)}</strong><span translate="no">× ${escapeMarkup(num)}</span></p></div></li>`

const section = ({ time, lines }) =>
  `<section aria-labelledby="cart"><h2 id="cart">购物车</h2>` +
  `<p class="note">截至 <time translate="no">${escapeMarkup(time)}</time>，价格和库存以恢复网络后为准</p>` +
  `<ul>${lines.map(line).join('')}</ul></section>`

/** Colours and sizes of app/globals.css, as lib/front/plain-page.ts. */
const style = `
body{margin:0;min-height:100vh;background:#f5f6f8;color:#3b3f45;overflow-wrap:anywhere;
  font:14px/1.6 'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif}
header{background:#fff}
header a{max-width:1190px;height:64px;margin:auto;padding:0 16px;display:flex;align-items:center;gap:10px;
  font-size:26px;font-weight:700;color:#1f2329}
main{max-width:720px;margin:auto;padding:48px 16px 64px;text-align:center}
h1{margin:0 0 8px;font-size:20px;font-weight:500;color:#1f2329}
h2{margin:0;font-size:16px;font-weight:600;color:#1f2329}
p,ul{margin:0;padding:0}
a{color:inherit;text-decoration:none}
.again{display:inline-block;margin-top:24px;padding:9px 24px;border-radius:4px;background:#e1251b;color:#fff;font-weight:500}
section{margin-top:40px;padding:16px;border:1px solid #e6e8eb;border-radius:8px;background:#fff;text-align:left}
.note,small,span{color:#6b7078}
small{display:block}
li{display:flex;gap:12px;padding:12px 0;border-top:1px solid #eef0f2}
ul{margin-top:12px}
li div{flex:1;min-width:0}
b{font-weight:400;color:#1f2329}
strong{margin-right:8px;font-size:16px;color:#d7261e}
.picture{flex:none;width:80px;height:80px;border-radius:4px;background:#f5f6f8;overflow:hidden}
img{display:block;width:100%;height:100%;object-fit:cover}
header img{width:40px;height:40px}`

/**
 * Opens the page anew as soon as the mall answers; a page that the browser kept must not show a cart that was deleted. A
 * reload would replace a navigation that has just begun, such as a press on 重试 or a link.
 */
const script = `
let left=0
addEventListener('beforeunload',()=>{left=Date.now()})
const again=()=>Date.now()-left<5000||location.reload()
addEventListener('online',again)
addEventListener('pageshow',event=>event.persisted&&location.reload())
document.addEventListener('error',({target})=>target.remove(),true)
setInterval(()=>{
  if(navigator.onLine&&!document.hidden)fetch('/healthz',{method:'HEAD',cache:'no-store'}).then(again,()=>{})
},10000)`

async function offlinePage() {
  const cart = await seenCart()
  const nonce = crypto.randomUUID()
  const html =
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>网络不可用</title>` +
    `<style>${style}</style></head><body><header><a href="/">` +
    `<img src="/images/logo-mark.webp" alt="">${escapeMarkup(mallName)}</a></header><main><h1>网络不可用</h1>` +
    `<p>请检查网络连接，恢复后将自动打开页面。</p><a class="again" href="">重试</a>` +
    `${cart ? section(cart) : ''}</main><script nonce="${nonce}">${script}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src 'self' https:; ` +
        `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    },
  })
}
