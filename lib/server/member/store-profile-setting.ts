import 'server-only'
import { randomBytes } from 'node:crypto'
import type { ProfileSettingInput } from '@/lib/contract/operator/member-setting'
import type { Actor } from '@/lib/domain/actor'
import { MallError } from '@/lib/domain/errors'
import { defaultQuestions, type ProfileQuestion } from '@/lib/domain/profile'
import type { ProfileSetting } from '@/lib/domain/site'
import { isDay } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { changeSetting } from '@/lib/server/mall-setting/store-settings'
import { readSetting } from '@/lib/server/settings'
import { defaultSetting } from './profile-fields'
import { questionsOf } from './profile-questions'

type Asked = ProfileSettingInput['questions'][number]

const hasOptions = (element: Asked['element_type']) => element === 'select' || element === 'checkbox'

/** The range of a question, in the type of its values. @throws MallError 范围不正确 */
function rangeOf({ element_type: element, range }: Asked): Pick<ProfileQuestion, 'range'> {
  if (!range || (element !== 'numeric' && element !== 'date')) return {}
  const [start, end] =
    element === 'numeric'
      ? [Number(range.start), Number(range.end)]
      : [String(range.start), String(range.end)]
  const isValid =
    typeof start === 'number'
      ? Number.isFinite(start) && Number.isFinite(end)
      : isDay(start) && isDay(String(end))
  if (!isValid || start > end) throw new MallError('范围不正确')
  return { range: { start, end } }
}

/**
 * A question as it is stored. The kind of a question never changes, because its answers would not fit any more.
 * @throws MallError 题型不能修改, 请填写选项, 选项不能重复, 范围不正确, 参数错误 for a key that nobody gave
 */
function toQuestion(asked: Asked, before: readonly ProfileQuestion[]): ProfileQuestion {
  const known = before.find(({ key }) => key === asked.key)
  if (asked.key !== '' && !known) throw new MallError('参数错误')
  const element = asked.element_type
  if (known && known.element !== element) throw new MallError('题型不能修改')
  const options = asked.options ?? []
  if (hasOptions(element) && options.length === 0) throw new MallError('请填写选项')
  if (new Set(options).size < options.length) throw new MallError('选项不能重复')
  return {
    key: known?.key ?? randomBytes(16).toString('hex'),
    ...{ name: asked.name, element, open: asked.is_open, required: asked.is_required },
    ...(hasOptions(element) ? { options } : {}),
    ...rangeOf(asked),
  }
}

const wireSwitches = ({ open, required }: { open: boolean; required: boolean }) => ({
  is_open: open,
  is_required: required,
})

/** The setting as operators edit it: with every question, also those of the contract that nobody changed. */
const wireSetting = (setting: ProfileSetting) => ({
  sex: wireSwitches(setting.sex),
  birthday: wireSwitches(setting.birthday),
  email: wireSwitches(setting.email),
  questions: questionsOf(setting).map(({ key, name, element, open, required, options = [], range }) => ({
    ...{ key, name, element_type: element, is_open: open, is_required: required, options: [...options] },
    ...(range ? { range } : {}),
  })),
})

export const readProfileSetting = async (db: Queries) =>
  wireSetting(await readSetting(db, 'profile', defaultSetting))

/**
 * Stores what the profile form asks, with an audit row (contract member §5.14). Questions of the contract that are left out get
 * their defaults, those of the mall are gone.
 * @throws MallError as `toQuestion`, and 问题重复 for a key or a name that comes twice
 */
export async function storeProfileSetting(mall: Mall, actor: Actor, input: ProfileSettingInput) {
  const before = questionsOf(await readSetting(mall.db, 'profile', defaultSetting))
  const questions = input.questions.map((asked) => toQuestion(asked, before))
  const isTwice = (field: 'key' | 'name') =>
    new Set(questions.map((one) => one[field])).size < questions.length
  if (isTwice('key') || isTwice('name')) throw new MallError('问题重复')
  const switchesOf = ({ is_open: open, is_required: required }: ProfileSettingInput['sex']) => ({
    open,
    required,
  })
  const change: ProfileSetting = {
    ...{ sex: switchesOf(input.sex), birthday: switchesOf(input.birthday), email: switchesOf(input.email) },
    questions: questions.filter((one) => !isDefault(one)),
  }
  return wireSetting(await changeSetting(mall, actor, 'profile', defaultSetting, change))
}

/** Whether a question is one of the contract's as it comes. */
const isDefault = (question: ProfileQuestion) =>
  defaultQuestions.some((one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(question)))
const sorted = (question: ProfileQuestion) =>
  Object.entries(question).sort(([one], [other]) => (one < other ? -1 : 1))
