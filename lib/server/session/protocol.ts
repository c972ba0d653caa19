import 'server-only'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '@/lib/server/db/connection'
import { settings } from '@/lib/server/db/schema'

const titles = {
  member_register: '注册协议',
  privacy: '隐私政策',
  member_logout: '注销协议',
  member_logout_config: '注销协议',
} as const
export type ProtocolType = keyof typeof titles

/** The row of `settings` that holds an agreement. */
export const protocolKey = (type: ProtocolType) => `protocol.${type}`

/** What stands in that row. */
export const protocolText = z.object({
  title: z.string(),
  content: z.string(),
  update_date: z.string().default(''),
  take_effect_date: z.string().default(''),
})

/** An agreement, with the usual title and empty texts when the mall has not written it (contract member §12). */
export async function readProtocol(db: Queries, type: ProtocolType) {
  const [row] = await db.orm
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, protocolKey(type)))
  const stored = protocolText.safeParse(row?.value)
  const text = stored.success
    ? stored.data
    : { title: '', content: '', update_date: '', take_effect_date: '' }
  return { type, ...text, title: text.title || titles[type] }
}
