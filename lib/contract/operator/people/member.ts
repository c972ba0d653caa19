import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { erasureWords } from '@/lib/domain/person/closing'
import { isMobile } from '@/lib/domain/validate'
import { call } from '../../call'
import { seconds, wireInt, wirePhone, wireText } from '../../fields'
import { deskExport } from '../desk/export'
import { forOperators, exportFile } from '../options'

const memberMobile = () =>
  wirePhone(20, memberMessages.mobileNotValid, memberMessages.mobileNotValid).refine(
    isMobile,
    memberMessages.mobileNotValid,
  )
const postalReason = () =>
  wireText(200, requestMessages.reasonTooLong, requestMessages.reasonToFill).min(
    1,
    requestMessages.reasonToFill,
  )

const time = () => wireInt(0, 9_999_999_999).optional()

/** The members of the mall at the desk. */
export const operatorMemberContract = {
  /** The members as a file, the newest first. Personal data are masked without `member:export`. */
  export: call('POST', '/operator/members/export', '导出会员', forOperators('member:read'))
    .input(
      z.object({
        ...exportFile(),
        mobile: wirePhone().optional(),
        /** Ordinary grade. */
        grade_id: wireInt(1, 2_147_483_647).optional(),
        /** When they registered. */
        create_begin: time(),
        create_end: time(),
      }),
    )
    .output(deskExport),

  /**
   * A key for the file with the personal data of a member who asked for it by post: once, within a day, for the person
   * who made it.
   */
  personalData: call(
    'POST',
    '/operator/member/personal-data',
    '导出会员的个人信息',
    forOperators('member:approve'),
  )
    .input(z.object({ mobile: memberMobile(), reason: postalReason() }))
    .output(z.object({ user_id: z.int(), key: z.string(), expires: seconds })),

  personalDataFile: call('GET', '/operator/member/personal-data/file', '下载会员的个人信息', {
    ...forOperators('member:approve'),
    file: true,
  })
    .input(z.object({ key: wireText(100, memberMessages.linkLapsed, memberMessages.linkLapsed) }))
    .output(z.file()),

  /** Erases a member who asked for it by post, at once. Refused while orders or money are open. */
  erase: call('POST', '/operator/member/erase', '注销会员', forOperators('member:approve'))
    .input(
      z.object({
        mobile: memberMobile(),
        reason: postalReason(),
        confirm: z.literal(erasureWords, `请输入“${erasureWords}”`),
      }),
    )
    .output(z.object({ user_id: z.int() })),
}
