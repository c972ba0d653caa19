import { z } from 'zod'
import { call } from '../call'
import { wireBool, wireText } from '../fields'
import { forOperators } from './options'

const switches = z.object({ is_open: wireBool(), is_required: wireBool() })
const bound = z.union([z.number(), z.string().max(20, '范围不正确')])

const question = z.object({
  /** One of the contract's keys (contract member §5.14) or of the mall's own; empty for a new question. */
  key: wireText(32).optional().default(''),
  name: wireText(20, '名称最多20个字', '请输入名称').min(1, '请输入名称'),
  element_type: z.enum(['input', 'numeric', 'date', 'select', 'checkbox'], '请选择题型'),
  is_open: wireBool(),
  is_required: wireBool(),
  /** What can be chosen, for `select` and `checkbox`. */
  options: z.array(wireText(30, '选项最多30个字').min(1, '选项不能为空')).max(50, '最多50个选项').optional(),
  /** The lowest and the highest number, or the first and the last day. */
  range: z.object({ start: bound, end: bound }, '范围不正确').optional(),
})

const setting = z.object({
  sex: switches,
  birthday: switches,
  email: switches,
  questions: z.array(question).max(30, '最多30个问题'),
})
export type ProfileSettingInput = z.output<typeof setting>

const answer = z.object({
  ...{ sex: switches, birthday: switches, email: switches },
  questions: z.array(question.extend({ options: z.array(z.string()) })),
})

/** What the profile form asks beside mobile number and nickname (contract member §5.14). */
export const operatorMemberSettingContract = {
  get: call('GET', '/operator/member/setting', '会员资料设置', forOperators)
    .input(z.object({}))
    .output(answer),

  /** Replaces the whole setting. What members have answered stays, also for questions that are gone. */
  set: call('PUT', '/operator/member/setting', '保存会员资料设置', forOperators)
    .input(setting)
    .output(answer),
}
