/**
 * Keys of the payment providers: the part of the environment that lib/env.ts reads from here. Plain Node runs this file
 * too: erasable TypeScript only, relative imports with their extension.
 *
 * A provider is configured by all of its keys or by none. Keys are PEM, or the base64 text that the providers' tools
 * write; `\n` may stand for a line break, because many process managers allow one line only.
 */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'

const withLineBreaks = (text: string) => text.replaceAll('\\n', '\n').trim()

function firstOf(attempts: (() => KeyObject)[]): KeyObject | undefined {
  for (const attempt of attempts) {
    try {
      const key = attempt()
      if (key.asymmetricKeyType === 'rsa') return key
    } catch {
      // Another notation may fit.
    }
  }
  return undefined
}

function privateKeyOf(text: string): KeyObject | undefined {
  const pem = withLineBreaks(text)
  if (pem.includes('-----BEGIN')) return firstOf([() => createPrivateKey(pem)])
  const key = Buffer.from(pem, 'base64')
  return firstOf(
    (['pkcs8', 'pkcs1'] as const).map((type) => () => createPrivateKey({ key, format: 'der', type })),
  )
}

function publicKeyOf(text: string): KeyObject | undefined {
  const pem = withLineBreaks(text)
  if (pem.includes('-----BEGIN')) return firstOf([() => createPublicKey(pem)])
  return firstOf([() => createPublicKey({ key: Buffer.from(pem, 'base64'), format: 'der', type: 'spki' })])
}

/** A key as PEM; the message never repeats it. */
const rsaKey = (parse: (text: string) => KeyObject | undefined, type: 'pkcs1' | 'spki', error: string) =>
  z.string().transform((text, context) => {
    const pem = parse(text)?.export({ type, format: 'pem' })
    if (typeof pem === 'string') return pem
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

const privateKey = rsaKey(privateKeyOf, 'pkcs1', 'must be an RSA private key, as PEM or base64')
const publicKey = rsaKey(publicKeyOf, 'spki', 'must be an RSA public key, as PEM or base64')

const gateway = z
  .string()
  .regex(/^https?:\/\/[^\s?#]+$/, { error: 'must be an http:// or https:// address without a query' })

const origins = z.string().transform((text, context) => {
  const list = text.split(',').map((origin) => origin.trim())
  const wrong = list.find((origin) => !/^https?:\/\/[^/\s]+$/.test(origin) || !URL.canParse(origin))
  if (wrong === undefined) return list.map((origin) => new URL(origin).origin)
  context.addIssue({
    code: 'custom',
    message: 'must be origins such as https://h5.example, separated by commas',
  })
  return z.NEVER
})

/** Variables of the payment providers; the README has the table. */
export const paymentVariables = {
  MALL_ALIPAY_APP_ID: z
    .string()
    .regex(/^\d{10,20}$/, { error: 'must be the number of the Alipay application' })
    .optional(),
  MALL_ALIPAY_PRIVATE_KEY: privateKey.optional(),
  MALL_ALIPAY_PUBLIC_KEY: publicKey.optional(),
  MALL_ALIPAY_SELLER_ID: z
    .string()
    .regex(/^2088\d{12}$/, { error: 'must be a PID: 16 digits from 2088' })
    .optional(),
  MALL_ALIPAY_GATEWAY: gateway.default('https://openapi.alipay.com/gateway.do'),
  MALL_WECHAT_APP_ID: z
    .string()
    .regex(/^wx[0-9a-zA-Z]{6,30}$/, { error: 'must begin with wx' })
    .optional(),
  MALL_WECHAT_MCH_ID: z
    .string()
    .regex(/^\d{8,12}$/, { error: 'must be a merchant number' })
    .optional(),
  MALL_WECHAT_SERIAL_NO: z
    .string()
    .regex(/^[0-9A-Fa-f]{16,64}$/, { error: 'must be the serial number of the merchant certificate' })
    .optional(),
  MALL_WECHAT_PRIVATE_KEY: privateKey.optional(),
  MALL_WECHAT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32}$/, { error: 'must be the APIv3 key of 32 characters' })
    .optional(),
  MALL_WECHAT_PUBLIC_KEY_ID: z
    .string()
    .regex(/^PUB_KEY_ID_\w{8,64}$/, { error: 'must begin with PUB_KEY_ID_' })
    .optional(),
  MALL_WECHAT_PUBLIC_KEY: publicKey.optional(),
  MALL_WECHAT_GATEWAY: gateway
    .default('https://api.mch.weixin.qq.com')
    .transform((url) => url.replace(/\/+$/, '')),
  MALL_PAY_RETURN: origins.optional(),
} as const

type Variables = z.output<z.ZodObject<typeof paymentVariables>>

/** Each list is set as a whole or not at all. */
const groups: readonly (keyof Variables)[][] = [
  ['MALL_ALIPAY_APP_ID', 'MALL_ALIPAY_PRIVATE_KEY', 'MALL_ALIPAY_PUBLIC_KEY', 'MALL_ALIPAY_SELLER_ID'],
  [
    'MALL_WECHAT_APP_ID',
    'MALL_WECHAT_MCH_ID',
    'MALL_WECHAT_SERIAL_NO',
    'MALL_WECHAT_PRIVATE_KEY',
    'MALL_WECHAT_API_KEY',
  ],
  ['MALL_WECHAT_PUBLIC_KEY_ID', 'MALL_WECHAT_PUBLIC_KEY'],
]

/** The variables that are missing beside others of their provider, each with the one that asks for it. */
export const missingPaymentKeys = (env: Variables): { name: string; because: string }[] =>
  groups.flatMap((group) => {
    const because = group.find((name) => env[name] !== undefined)
    return because === undefined
      ? []
      : group.filter((name) => env[name] === undefined).map((name) => ({ name, because }))
  })

/** How Alipay is reached; keys are PEM. */
export interface AlipayKeys {
  appId: string
  privateKey: string
  /** Alipay's key, which signs its answers and notifications. */
  publicKey: string
  /** The account that is paid. */
  sellerId: string
  gateway: string
}

/** How WeChat Pay is reached; keys are PEM. */
export interface WechatKeys {
  appId: string
  mchId: string
  /** Serial number of the certificate that belongs to `privateKey`. */
  serialNo: string
  privateKey: string
  /** Decrypts notifications and platform certificates. */
  apiKey: string
  /** WeChat Pay's key; null for accounts that verify with platform certificates. */
  publicKey: { id: string; key: string } | null
  gateway: string
}

/** The settings of the payment providers; null for one that is not configured. */
export const paymentSettings = (env: Variables) => ({
  alipay:
    env.MALL_ALIPAY_APP_ID &&
    env.MALL_ALIPAY_PRIVATE_KEY &&
    env.MALL_ALIPAY_PUBLIC_KEY &&
    env.MALL_ALIPAY_SELLER_ID
      ? ({
          appId: env.MALL_ALIPAY_APP_ID,
          privateKey: env.MALL_ALIPAY_PRIVATE_KEY,
          publicKey: env.MALL_ALIPAY_PUBLIC_KEY,
          sellerId: env.MALL_ALIPAY_SELLER_ID,
          gateway: env.MALL_ALIPAY_GATEWAY,
        } satisfies AlipayKeys)
      : null,
  wechat:
    env.MALL_WECHAT_APP_ID &&
    env.MALL_WECHAT_MCH_ID &&
    env.MALL_WECHAT_SERIAL_NO &&
    env.MALL_WECHAT_PRIVATE_KEY &&
    env.MALL_WECHAT_API_KEY
      ? ({
          appId: env.MALL_WECHAT_APP_ID,
          mchId: env.MALL_WECHAT_MCH_ID,
          serialNo: env.MALL_WECHAT_SERIAL_NO.toUpperCase(),
          privateKey: env.MALL_WECHAT_PRIVATE_KEY,
          apiKey: env.MALL_WECHAT_API_KEY,
          publicKey:
            env.MALL_WECHAT_PUBLIC_KEY_ID && env.MALL_WECHAT_PUBLIC_KEY
              ? { id: env.MALL_WECHAT_PUBLIC_KEY_ID, key: env.MALL_WECHAT_PUBLIC_KEY }
              : null,
          gateway: env.MALL_WECHAT_GATEWAY,
        } satisfies WechatKeys)
      : null,
  /** Origins besides the mall's own to which a payment page may return. */
  payReturns: env.MALL_PAY_RETURN ?? [],
})
