import 'server-only'
import { signedContract, signedEnvelope, signedPrefix } from '@/lib/contract/signed-content'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { noSuchPath, toMallError, wrongMethod } from '@/lib/server/edge/http/envelope'
import { readRaw, withoutEmpty } from '@/lib/server/edge/http/params'
import type { PlainResponse } from '@/lib/server/edge/http/plain-response'
import type { CallContext } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import { tokenOf, viewerOf, withoutCookies } from '@/lib/server/people/session/request-session'
import { withAbsoluteUrls } from '@/lib/web/picture-urls'
import { signedCalls } from './calls'
import { refusal, reply } from './reply'
import { acceptSigned } from './signature'

type Name = keyof typeof signedContract
type Run = (input: unknown, context: Pick<CallContext, 'mall' | 'viewer'>) => Promise<unknown>

const byPath = new Map(
  Object.entries(signedContract).map(([name, { path }]) => [`${signedPrefix}${path}`, name as Name]),
)

async function run(name: Name, mall: Mall, request: Request, query: string): Promise<unknown> {
  const secret = mall.env.contentSecret
  if (!secret) throw new MallError('内容接口未启用：没有设置签名密钥', { status: 501 })
  const params = await readRaw(request, query)
  await acceptSigned(mall.db, params, secret, mall.now())
  const { input, output } = signedContract[name]
  const parsed = signedEnvelope.and(input).safeParse(withoutEmpty(params))
  if (!parsed.success)
    throw new MallError(parsed.error.issues[0]?.message ?? requestMessages.parametersInvalid)
  // The callers are servers without cookies; only a bearer token identifies a member.
  const headers = withoutCookies(request.headers)
  const viewer = tokenOf(headers, 'open')
    ? await viewerOf(async () => mall.db, mall.secret, headers, 'open', mall.now())
    : null
  return output.parse(await (signedCalls[name] as Run)(parsed.data, { mall, viewer }))
}

/**
 * The signed content API over HTTP (contract goods §12.6): GET or POST under `/api/com`, always
 * `{ code, msg, returnData }` with HTTP 200; only unknown paths and methods keep their status. Never throws.
 */
export async function answerSigned(getMall: () => Promise<Mall>, request: Request): Promise<PlainResponse> {
  const { pathname, search } = new URL(request.url)
  const name = byPath.get(pathname)
  if (!name) return refusal(noSuchPath())
  if (!['GET', 'POST'].includes(request.method)) return refusal(wrongMethod())
  try {
    const mall = await getMall()
    const answer = reply(200, 200, 'success', await run(name, mall, request, search.slice(1)))
    return { ...answer, body: withAbsoluteUrls(answer.body ?? '', mall.env.publicUrl) }
  } catch (error) {
    const { status, message } = toMallError(error, undefined)
    return reply(200, status, message, null)
  }
}
