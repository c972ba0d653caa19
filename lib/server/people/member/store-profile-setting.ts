import 'server-only'
import { randomBytes } from 'node:crypto'
import type { ProfileSettingInput } from '@/lib/contract/operator/people/member-setting'
import type { ProfileSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Actor } from '@/lib/domain/person/actor'
import type { ProfileQuestion } from '@/lib/domain/person/profile'
import { hasOptions, optionsProblem, parseRange, questionTexts } from '@/lib/domain/person/profile-setting'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { readSetting } from '@/lib/server/ground/settings'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { eventTags } from '@/lib/web/cache-tags'
import { defaultSetting } from './profile-fields'
import { questionsOf } from './profile-questions'

type Asked = ProfileSettingInput['questions'][number]

/**
 * A question in its stored form. The kind of a question never changes, because existing answers would no longer fit.
 * @throws MallError 题型不能修改, 请填写选项, 选项不能重复, 范围不正确, 参数错误 for an unknown key
 */
function toQuestion(asked: Asked, before: readonly ProfileQuestion[]): ProfileQuestion {
  const known = before.find(({ key }) => key === asked.key)
  if (asked.key !== '' && !known) throw new MallError(requestMessages.parametersInvalid)
  const element = asked.element_type
  if (known && known.element !== element) throw new MallError('题型不能修改')
  const { options = [], range: bounds } = asked
  const problem = optionsProblem({ ...asked, element })
  if (problem) throw new MallError(problem)
  const range = parseRange({ name: asked.name, element, ...(bounds && { range: bounds }) })
  if (range === null) throw new MallError(questionTexts.range)
  return {
    key: known?.key ?? randomBytes(16).toString('hex'),
    name: asked.name,
    element,
    open: asked.is_open,
    required: asked.is_required,
    ...(hasOptions(element) ? { options } : {}),
    ...(range ? { range } : {}),
  }
}

const wireSwitches = ({ open, required }: { open: boolean; required: boolean }) => ({
  is_open: open,
  is_required: required,
})

/** The setting as operators edit it: with every question, including unchanged ones of the contract. */
const wireSetting = (setting: ProfileSetting) => ({
  sex: wireSwitches(setting.sex),
  birthday: wireSwitches(setting.birthday),
  email: wireSwitches(setting.email),
  questions: questionsOf(setting).map(({ key, name, element, open, required, options = [], range }) => ({
    key,
    name,
    element_type: element,
    is_open: open,
    is_required: required,
    options: [...options],
    ...(range ? { range } : {}),
  })),
})

export const readProfileSetting = async (db: Queries) =>
  wireSetting(await readSetting(db, 'profile', defaultSetting))

/**
 * Stores the questions of the profile form in this sequence, with an audit row (contract member §5.14). Omitted
 * questions of the contract get their defaults and come last; omitted questions of the mall are removed.
 * @throws MallError as `toQuestion`, and 问题重复 for a duplicate key or name
 */
export async function storeProfileSetting(mall: Mall, actor: Actor, input: ProfileSettingInput) {
  const before = questionsOf(await readSetting(mall.db, 'profile', defaultSetting))
  const questions = input.questions.map((asked) => toQuestion(asked, before))
  const isTwice = (field: 'key' | 'name') =>
    new Set(questions.map((one) => one[field])).size < questions.length
  if (isTwice('key') || isTwice('name')) throw new MallError(questionTexts.sameQuestions)
  const switchesOf = ({ is_open: open, is_required: required }: ProfileSettingInput['sex']) => ({
    open,
    required,
  })
  const change: ProfileSetting = {
    sex: switchesOf(input.sex),
    birthday: switchesOf(input.birthday),
    email: switchesOf(input.email),
    questions,
  }
  return wireSetting(
    await changeSiteSetting(mall, actor, 'profile', defaultSetting, change, eventTags.rulesChanged()),
  )
}
