import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import {
  maxOptions,
  maxOptionText,
  maxQuestionName,
  maxQuestions,
  questionTexts as texts,
} from '@/lib/domain/person/profile-setting'
import { call } from '../../call'
import { wireJson, wireSwitch, wireText } from '../../fields'
import { forOperators } from '../options'

const switches = z.object({
  is_open: wireSwitch(requestMessages.parametersInvalid),
  is_required: wireSwitch(requestMessages.parametersInvalid),
})
const bound = z.union([z.number(), z.string().max(20, texts.range)])

const question = z.object({
  /** One of the contract's keys (contract member §5.14) or of the mall's own; empty for a new question. */
  key: wireText(32).optional().default(''),
  name: wireText(maxQuestionName, texts.longName, texts.noName).min(1, texts.noName),
  element_type: z.enum(['input', 'numeric', 'date', 'select', 'checkbox'], '请选择题型'),
  is_open: wireSwitch(requestMessages.parametersInvalid),
  is_required: wireSwitch(requestMessages.parametersInvalid),
  /** The options of `select` and `checkbox`. */
  options: z
    .array(wireText(maxOptionText, texts.longOption).min(1, texts.emptyOption))
    .max(maxOptions, texts.manyOptions)
    .optional(),
  /** The lowest and the highest number, or the first and the last day. */
  range: z.object({ start: bound, end: bound }, texts.range).optional(),
})

const setting = z.object({
  sex: switches,
  birthday: switches,
  email: switches,
  /** Also as a JSON text: a form has a limited number of fields. */
  questions: wireJson(z.array(question).max(maxQuestions, texts.manyQuestions)),
})
export type ProfileSettingInput = z.output<typeof setting>

/** The setting as it is answered. */
export type ProfileSettingAnswer = z.output<typeof answer>

const answer = z.object({
  sex: switches,
  birthday: switches,
  email: switches,
  questions: z.array(question.extend({ options: z.array(z.string()) })),
})

/** Questions of the profile form besides mobile number and nickname (contract member §5.14). */
export const operatorMemberSettingContract = {
  get: call('GET', '/operator/member/setting', '会员资料设置', forOperators('setting:read'))
    .input(z.object({}))
    .output(answer),

  /** Replaces the whole setting. Members' answers stay, also for deleted questions. */
  set: call('PUT', '/operator/member/setting', '保存会员资料设置', forOperators('setting:write'))
    .input(setting)
    .output(answer),
}
