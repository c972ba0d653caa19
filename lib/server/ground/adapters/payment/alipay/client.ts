import 'server-only'
import { Socket } from 'node:net'
import type { AlipaySdk } from 'alipay-sdk'
import type { AlipayKeys } from '@/lib/payment-env'
import type { Mall } from '@/lib/server/ground/mall'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import { ProviderFault } from '../provider-fault'

/** Milliseconds; the shopper's own call ends after ten seconds. */
const timeout = 5000

const clients = new WeakMap<AlipayKeys, AlipaySdk>()

/**
 * Loads the SDK and undoes the changes that its HTTP client urllib makes to the sockets of the whole process: their
 * `destroy` would throw when two of them end with the same error, and a shutdown of the proxy, which ends its
 * connections that way, would never finish.
 */
async function loadSdk() {
  const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')
  const sdk = await import('alipay-sdk')
  if (original) Object.defineProperty(Socket.prototype, 'destroy', original)
  else Reflect.deleteProperty(Socket.prototype, 'destroy')
  return sdk
}

/** Loaded once: the second of two concurrent loads would find the changed sockets and keep them. */
let loading: ReturnType<typeof loadSdk> | undefined

/**
 * The SDK for the mall's keys. It signs requests; every call here also verifies the answers. Loaded on demand.
 * @throws ProviderFault when the mall has no keys
 */
export async function alipayOf({ env: { alipay } }: Mall): Promise<AlipaySdk> {
  if (!alipay) throw new ProviderFault('Alipay is not configured')
  const known = clients.get(alipay)
  if (known) return known
  const { AlipaySdk: Sdk } = await (loading ??= loadSdk())
  const { appId, privateKey, publicKey: alipayPublicKey, gateway } = alipay
  const sdk = new Sdk({ appId, privateKey, alipayPublicKey, gateway, timeout, camelcase: false })
  clients.set(alipay, sdk)
  return sdk
}

/** An answer of Alipay. The caller handles codes other than success. */
export interface AlipayAnswer {
  code: string
  sub_code?: string
  [field: string]: unknown
}

/** Codes that do not tell the state of the trade: system busy, time-out, limits. */
const unclear = /^(?:20000|10003)$|SYSTEM_ERROR|aop\.|isp\.|CALL_LIMITED/i

/**
 * Calls Alipay and verifies the signature of the answer.
 * @throws ProviderFault for no answer, a forged one, or an inconclusive code
 */
export async function callAlipay(
  mall: Mall,
  method: string,
  bizContent: Record<string, unknown>,
  urls: { notifyUrl?: string } = {},
): Promise<AlipayAnswer> {
  let answer: Partial<AlipayAnswer>
  try {
    const sdk = await alipayOf(mall)
    answer = await watchProvider('alipay', () =>
      sdk.exec(method, { ...urls, bizContent }, { validateSign: true }),
    )
  } catch (error) {
    throw new ProviderFault(`Alipay ${method} failed`, error)
  }
  const { code = '', sub_code = '' } = answer
  if (unclear.test(code) || unclear.test(sub_code)) {
    throw new ProviderFault(`Alipay ${method} answered ${code} ${sub_code}`)
  }
  return { ...answer, code }
}

/** Whether the answer is a success. */
export const isDone = ({ code }: AlipayAnswer): boolean => code === '10000'

/** A text field; empty when it is absent. */
export const textOf = (answer: AlipayAnswer, field: string): string => {
  const value = answer[field]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
