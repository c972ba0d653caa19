import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { aliyunSms } from './aliyun-sms'
import { consoleSms } from './console-sms'
import type { SmsSender } from './sender'

const senders: Record<Mall['env']['sms'], SmsSender> = { console: consoleSms, aliyun: aliyunSms }

/** The sender that `MALL_SMS` selects. */
export const smsSender = ({ env }: Mall): SmsSender => senders[env.sms]
