import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as requestMessages from '@/lib/domain/messages/request'
import { simulatedCode, simulatedUsers } from '@/lib/server/ground/adapters/wechat-login/simulated'
import type { Mall } from '@/lib/server/ground/mall'

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;background:#1f2329;' +
  "color:#fff;font:15px/1.6 'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;text-align:center;padding:16px}" +
  'h1{margin:0;font-size:20px;font-weight:500}p{margin:0;color:#c3c8cf}' +
  'ul{list-style:none;margin:8px 0;padding:0;display:grid;gap:12px;width:min(18rem,80vw)}' +
  'a{display:block;padding:12px;border-radius:6px;background:#07a35a;color:#fff;text-decoration:none}' +
  'a:focus-visible{outline:3px solid #fff;outline-offset:2px}.no{background:none;border:1px solid #c3c8cf}'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A path of this mall with more parameters; the simulator accepts no other targets. */
function returnHref(path: string, more: Record<string, string>): string {
  const base = 'http://mall.invalid'
  const url = URL.canParse(path, base) ? new URL(path, base) : null
  if (url?.origin !== base || !/^\/(?![/\\])/.test(url.pathname))
    throw new MallError(requestMessages.parametersInvalid)
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
  return escaped(url.pathname + url.search)
}

/**
 * The page that replaces WeChat: the visitor selects one of its invented users, or refuses.
 * @throws MallError 404 unless the mall simulates WeChat
 */
export function simulatorPage(
  mall: Mall,
  { state, redirect_uri: path }: Record<'state' | 'redirect_uri', string>,
): string {
  if (mall.env.wechatLogin !== 'simulated') throw new MallError(contentMessages.pageMissing, { status: 404 })
  const users = simulatedUsers.map(
    ({ id, name }) =>
      `<li><a href="${returnHref(path, { code: simulatedCode(mall, id), state })}">以“${name}”的身份登录</a></li>`,
  )
  return (
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>模拟微信授权</title>` +
    `<style>${style}</style></head><body><main><h1>模拟微信授权</h1><p>演示商城不连接微信，请选择一个虚构的微信用户。</p>` +
    `<ul>${users.join('')}<li><a class="no" href="${returnHref(path, { state })}">拒绝授权</a></li></ul></main></body></html>`
  )
}
