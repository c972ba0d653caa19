import 'server-only'
import type { ProtocolSetting } from '@/lib/domain/content/site'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { cleanHtml } from '@/lib/web/clean-html'

const titles = {
  member_register: '注册协议',
  privacy: '隐私政策',
  member_logout: '注销协议',
  member_logout_config: '注销协议',
  staff: '员工内购协议',
} as const
export type AgreementType = keyof typeof titles

/**
 * An agreement; default title and empty texts while the mall has not written it (contract member §12). Its HTML is
 * sanitized here too, because a seed or import may have stored it without passing a service.
 */
export async function readAgreement(
  db: Queries,
  type: AgreementType,
): Promise<ProtocolSetting & { type: AgreementType }> {
  const text = await findSetting(db, `protocol.${type}`)
  const { title, content = '', update_date = '', take_effect_date = '', version = 1 } = text ?? { title: '' }
  return {
    type,
    title: title || titles[type],
    content: cleanHtml(content),
    update_date,
    take_effect_date,
    ...(content && { version }),
  }
}
