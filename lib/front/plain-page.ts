/** A small page without scripts, in the look of the mall, for when its own pages cannot be rendered. */

/** A link to the home page. */
export const home = '<a href="/">返回首页</a>'

/** A link to the URL that is shown: that is what an empty href means. */
export const reload = (text: string): string => `<a class="main" href="">${text}</a>`

/** Colours and sizes of app/globals.css. */
const style =
  'body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#f5f6f8;color:#3b3f45;' +
  "font:14px/1.6 'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif}" +
  'header{background:#fff}' +
  'header a{max-width:1190px;height:64px;margin:auto;padding:0 16px;display:flex;align-items:center;gap:10px;' +
  'font-size:26px;font-weight:700;color:#1f2329}' +
  'main{flex:1;display:grid;place-content:center;justify-items:center;gap:24px;padding:0 16px 64px;text-align:center}' +
  'h1{margin:0;font-size:20px;font-weight:500;color:#1f2329}' +
  'p{margin:0;display:flex;gap:12px}' +
  'a{color:inherit;text-decoration:none}' +
  'p a{padding:7px 20px;border-radius:4px;background:#fff;border:1px solid #e6e8eb;font-weight:500}' +
  'p .main{background:#e1251b;border-color:#e1251b;color:#fff}'

const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A document with a sentence and links, as HTML. @param mallName as plain text */
export function plainPage(text: string, links: string, mallName: string): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title>` +
      `<style>${style}</style></head><body><header><a href="/">` +
      `<img src="/images/logo-mark.webp" alt="" width="40" height="40">${escapeMarkup(mallName)}</a></header>` +
      `<main><h1>${text}</h1><p>${links}</p></main></body></html>`,
  )
}
