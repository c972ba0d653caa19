import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { canonicalQuery, signedHeaders } from '@/lib/server/ground/adapters/aliyun/sign-request'
import type { Mall } from '@/lib/server/ground/mall'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import type { SmsSender } from './sender'

/** The visitor waits for the answer. */
const timeoutMs = 5000

const answer = z.object({ Code: z.string(), Message: z.string().optional() })

/** Sends one template to one number. @param outId id that Aliyun repeats in its reports */
async function send(
  { env, now }: Mall,
  message: { mobile: string; template: string; params: Record<string, string>; outId?: string },
): Promise<void> {
  const { gateway, sign, ...key } = env.aliyunSms
  const parameters = {
    PhoneNumbers: message.mobile,
    SignName: sign,
    TemplateCode: message.template,
    TemplateParam: JSON.stringify(message.params),
    ...(message.outId ? { OutId: message.outId } : {}),
  }
  const call = { host: new URL(gateway).host, action: 'SendSms', version: '2017-05-25', parameters }
  const date = new Date(now() * 1000).toISOString().replace(/\.\d+Z$/, 'Z')
  const { host: _, ...headers } = signedHeaders(call, key, { date, nonce: randomUUID() })
  await watchProvider('sms', async () => {
    const response = await fetch(`${gateway}/?${canonicalQuery(parameters)}`, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const told = answer.safeParse(await response.json().catch(() => null))
    if (told.success && told.data.Code === 'OK') return
    // The message of Aliyun contains no phone number.
    throw new Error(`Aliyun answered ${response.status} ${told.data?.Code ?? ''} ${told.data?.Message ?? ''}`)
  })
}

/**
 * The SMS service of Aliyun, `SendSms`. It sends templates only: notices of a type without one are skipped. It has no
 * idempotency key, so a notice whose answer was lost arrives twice.
 */
export const aliyunSms: SmsSender = {
  async send(mall, { mobile, code }) {
    const template = mall.env.aliyunSms.templates.get('code') ?? ''
    await send(mall, { mobile, template, params: { code } })
  },

  async notify(mall, { mobile, type, params }, { id }) {
    const template = mall.env.aliyunSms.templates.get(type)
    if (!template) return
    const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
    await send(mall, { mobile, template, params: texts, outId: String(id) })
  },
}
