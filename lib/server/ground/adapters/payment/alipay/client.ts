import 'server-only'
import { Socket } from 'node:net'
import type { AlipaySdk } from 'alipay-sdk'
import type { AlipayKeys } from '@/lib/payment-env'
import type { Mall } from '@/lib/server/ground/mall'
import { ProviderFault } from '../provider-fault'

/** Milliseconds; the shopper's own call ends after ten seconds. */
const timeout = 5000

const clients = new WeakMap<AlipayKeys, AlipaySdk>()

/**
 * Loads the SDK and takes back what its HTTP client urllib does to the sockets of the whole process: their `destroy` would
 * throw once two of them end with one error, and a stop of the proxy, which ends its connections so, would never be done.
 */
async function loadSdk() {
  const original = Object.getOwnPropertyDescriptor(Socket.prototype, 'destroy')
  const sdk = await import('alipay-sdk')
  if (original) Object.defineProperty(Socket.prototype, 'destroy', original)
  else Reflect.deleteProperty(Socket.prototype, 'destroy')
  return sdk
}

/** Loaded once: of two loads at the same moment, the second would find the sockets changed and keep them so. */
let loading: ReturnType<typeof loadSdk> | undefined

/**
 * The SDK for the mall's keys. It signs requests; every call here verifies the answers, too. Loaded when it is needed.
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

/** An answer of Alipay. Codes that are no success are read by the caller. */
export interface AlipayAnswer {
  code: string
  sub_code?: string
  [field: string]: unknown
}

/** Codes that say nothing about the trade: system busy, time-out, limits. */
const unclear = /^(?:20000|10003)$|SYSTEM_ERROR|aop\.|isp\.|CALL_LIMITED/i

/**
 * Calls Alipay and verifies the signature of the answer.
 * @throws ProviderFault when there is no answer, a forged one, or one that says nothing
 */
export async function callAlipay(
  mall: Mall,
  method: string,
  bizContent: Record<string, unknown>,
  urls: { notifyUrl?: string } = {},
): Promise<AlipayAnswer> {
  let answer: Partial<AlipayAnswer>
  try {
    answer = await (await alipayOf(mall)).exec(method, { ...urls, bizContent }, { validateSign: true })
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
