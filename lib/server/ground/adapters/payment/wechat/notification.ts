import 'server-only'
import { z } from 'zod'
import type { NotificationChannel } from '../provider'
import { isSigned, wechatKeys } from './client'
import { decrypt } from './signature'
import { notifyPath } from './start'
import { readTransaction } from './transaction'

const envelope = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    associated_data: z.string().optional(),
    nonce: z.string(),
  }),
})

/** Bytes; a notification has about one kilobyte. */
const maxBytes = 64 * 1024

export const wechatNotifications: NotificationChannel = {
  path: notifyPath,

  async parseNotification(mall, request) {
    if (!mall.env.wechat) return { refusal: 'WeChat Pay is not configured' }
    const text = await request.text()
    if (text.length > maxBytes) return { refusal: 'too large' }
    if (!(await isSigned(mall, { headers: request.headers, text }))) return { refusal: 'wrong signature' }
    try {
      const { event_type, resource } = envelope.parse(JSON.parse(text))
      if (event_type !== 'TRANSACTION.SUCCESS') return { ignored: event_type }
      const found = readTransaction(mall, JSON.parse(decrypt(wechatKeys(mall).apiKey, resource)))
      if ('refusal' in found) return found
      return found.state === 'paid' ? found.payment : { ignored: found.state }
    } catch {
      return { refusal: 'unreadable' }
    }
  },

  acknowledge: (accepted) =>
    accepted
      ? new Response(null, { status: 204 })
      : Response.json({ code: 'FAIL', message: '失败' }, { status: 400 }),
}
