import 'server-only'
import { z } from 'zod'
import type { WechatKeys } from '@/lib/payment-env'
import type { Mall } from '@/lib/server/ground/mall'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import { ProviderFault } from '../provider-fault'
import { certificateList, keysIn, platformKey } from './platform-keys'
import { authorization, verifyLines } from './signature'

/** Milliseconds; the shopper's own call ends after ten seconds. */
const timeout = 5000
/** Seconds by which the time of a signature may differ from this clock; older messages are treated as replays. */
const maxAge = 300

export interface WechatAnswer {
  status: number
  /** WeChat Pay's error code; empty for a success. */
  code: string
  body: unknown
}

/** @throws ProviderFault when the mall has no keys */
export function wechatKeys({ env: { wechat } }: Mall): WechatKeys {
  if (!wechat) throw new ProviderFault('WeChat Pay is not configured')
  return wechat
}

async function send(mall: Mall, method: 'GET' | 'POST', path: string, body: string) {
  const keys = wechatKeys(mall)
  try {
    const signed = authorization(keys, method, path, body, mall.now())
    return await watchProvider('wechat', async () => {
      const response = await fetch(`${keys.gateway}${path}`, {
        method,
        ...(method === 'POST' ? { body } : {}),
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'user-agent': 'huanxin-mall',
          authorization: signed,
          ...(keys.publicKey ? { 'wechatpay-serial': keys.publicKey.id } : {}),
        },
        signal: AbortSignal.timeout(timeout),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    })
  } catch (error) {
    throw new ProviderFault(`WeChat Pay ${method} ${path.split('?')[0] ?? ''} failed`, error)
  }
}

interface Signed {
  headers: Headers
  text: string
}

const signedLines = ({ headers, text }: Signed) => [
  headers.get('wechatpay-timestamp') ?? '',
  headers.get('wechatpay-nonce') ?? '',
  text,
]

/** Whether a message is signed by the key and recent enough. */
const isSignedBy = (key: string, message: Signed, now: number) =>
  Math.abs(now - Number(message.headers.get('wechatpay-timestamp') ?? 0)) <= maxAge &&
  verifyLines(key, signedLines(message), message.headers.get('wechatpay-signature') ?? '')

/** Downloads the platform certificates; the list is signed by one of the certificates in it. */
async function downloadKeys(mall: Mall): Promise<Map<string, string>> {
  const answer = await send(mall, 'GET', '/v3/certificates', '')
  if (answer.status !== 200) throw new ProviderFault(`WeChat Pay certificates: HTTP ${answer.status}`)
  const found = keysIn(wechatKeys(mall), certificateList.parse(JSON.parse(answer.text)), mall.now())
  const key = found.get((answer.headers.get('wechatpay-serial') ?? '').toUpperCase())
  if (!key || !isSignedBy(key, answer, mall.now()))
    throw new ProviderFault('WeChat Pay certificates: wrong signature')
  return found
}

/**
 * Whether WeChat Pay has signed a message, an answer or a notification.
 * @throws ProviderFault when the certificates cannot be downloaded
 */
export async function isSigned(mall: Mall, message: Signed): Promise<boolean> {
  const serial = message.headers.get('wechatpay-serial') ?? ''
  const key = await platformKey(wechatKeys(mall), serial, mall.now(), () => downloadKeys(mall))
  return key !== undefined && isSignedBy(key, message, mall.now())
}

const errorBody = z.object({ code: z.string() })

const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    throw new ProviderFault('WeChat Pay answered no JSON')
  }
}

/**
 * Calls WeChat Pay and verifies the signature of the answer.
 * @param path with its query
 * @throws ProviderFault for no answer, a forged one, or an inconclusive one (HTTP 5xx, 429)
 */
export async function callWechat(
  mall: Mall,
  method: 'GET' | 'POST',
  path: string,
  body?: Record<string, unknown>,
): Promise<WechatAnswer> {
  const answer = await send(mall, method, path, body ? JSON.stringify(body) : '')
  const { status } = answer
  const name = `${method} ${path.split('?')[0] ?? ''}`
  if (status >= 500 || status === 429) throw new ProviderFault(`WeChat Pay ${name}: HTTP ${status}`)
  if (!(await isSigned(mall, answer))) throw new ProviderFault(`WeChat Pay ${name}: wrong signature`)
  const content = parsed(answer.text)
  const error = status >= 400 ? errorBody.safeParse(content) : null
  const code = error ? (error.data?.code ?? `HTTP_${status}`) : ''
  if (code === 'SYSTEM_ERROR' || code === 'FREQUENCY_LIMITED')
    throw new ProviderFault(`WeChat Pay ${name}: ${code}`)
  return { status, code, body: content }
}

/** Downloads a file from an address of WeChat Pay; its content is verified with the hash in the signed answer. */
export async function downloadWechat(mall: Mall, url: string): Promise<string> {
  const { pathname, search } = new URL(url)
  const answer = await send(mall, 'GET', `${pathname}${search}`, '')
  if (answer.status !== 200) throw new ProviderFault(`WeChat Pay download: HTTP ${answer.status}`)
  return answer.text
}
