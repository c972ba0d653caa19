import { z } from 'zod'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../call'
import { wireText } from '../fields'
import { forOperators } from './options'

export const agreementTypes = ['member_register', 'privacy', 'member_logout', 'staff'] as const

const type = z.enum(agreementTypes, '协议不存在')
const agreement = z.object({
  type,
  title: z.string(),
  /** HTML; empty while nothing was written. */
  content: z.string(),
  /** `YYYY-MM-DD`; empty while nothing was written. */
  update_date: z.string(),
  take_effect_date: z.string(),
  /** A text to begin with, with the names and contacts of this mall. */
  template: z.string(),
})
export type DeskAgreement = z.infer<typeof agreement>

/** The agreements that members accept (contract member §12). */
export const operatorAgreementContract = {
  list: call('GET', '/operator/agreements', '协议列表', forOperators('content:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(agreement) })),

  set: call('PUT', '/operator/agreements', '修改协议', {
    ...forOperators('content:write'),
    maxBodyBytes: 1024 * 1024,
  })
    .input(
      z.object({
        type,
        title: wireText(30, '协议名称不能超过30个字').min(1, '请填写协议名称'),
        content: wireText(60_000, '协议内容过长').min(1, contentMessages.agreementMissing),
        take_effect_date: wireText(10)
          .regex(/^\d{4}-\d{2}-\d{2}$/, contentMessages.effectiveDateMissing)
          .optional(),
      }),
    )
    .output(agreement),
}
