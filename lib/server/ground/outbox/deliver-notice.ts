import 'server-only'
import { noticeText } from '@/lib/domain/content/notice'
import { isMobile } from '@/lib/domain/validate'
import { smsSender } from '@/lib/server/ground/adapters/sms'
import type { Mall } from '@/lib/server/ground/mall'
import type { Delivery, NoticeEvent } from './topics'

/** Sends a notice by text message, unless it came too late. */
export async function deliverNotice(mall: Mall, event: NoticeEvent, delivery: Delivery): Promise<void> {
  const { mobile, until, ...notice } = event
  if (until !== undefined && until <= mall.now()) return
  // A member may have no number: an e-mail account, or one that was closed.
  if (!isMobile(mobile)) return
  await smsSender(mall).notify(mall, { ...notice, mobile, text: noticeText(notice) }, delivery)
}
