import { isDay } from '../validate'

/**
 * The fields of the profile form that the mall configures beside number, nickname, sex, birthday and e-mail
 * (contract member §5.14).
 */

/** How a field is filled in, as the contract names it. */
export type ProfileElement = 'input' | 'numeric' | 'date' | 'select' | 'checkbox'

/** A configured field. */
export interface ProfileQuestion {
  /** One of the default keys, or 32 hexadecimal digits. */
  key: string
  name: string
  element: ProfileElement
  open: boolean
  required: boolean
  /** The options, for `select` and `checkbox`. */
  options?: readonly string[]
  /** The lowest and the highest number, or the first and the last day. */
  range?: { start: number | string; end: number | string }
}

/** A stored value: several for `checkbox`, otherwise a text; absent while it is empty. */
export type ProfileAnswer = string | string[]
export type ProfileAnswers = Record<string, ProfileAnswer>

/** Most characters of a text. */
export const maxAnswerText = 200

const questions = {
  address: { name: '家庭地址', element: 'input' },
  industry: {
    name: '行业',
    element: 'select',
    options: ['制造业', '建筑业', '批发零售', '交通物流', '信息技术', '教育', '医疗卫生', '公共服务', '其他'],
  },
  income: {
    name: '年收入',
    element: 'select',
    options: ['5万元以下', '5-10万元', '10-20万元', '20-50万元', '50万元以上'],
  },
  edu_background: { name: '学历', element: 'select', options: ['高中及以下', '大专', '本科', '硕士及以上'] },
  habbit: {
    name: '爱好',
    element: 'checkbox',
    options: ['运动', '阅读', '音乐', '旅行', '美食', '摄影', '手工', '数码'],
  },
} as const satisfies Record<string, Pick<ProfileQuestion, 'name' | 'element' | 'options'>>

/** The keys of the contract beside those with a column of their own. */
export const defaultAnswerKeys = Object.keys(questions) as (keyof typeof questions)[]

/** The fields of the contract, closed until the mall opens them. */
export const defaultQuestions: readonly ProfileQuestion[] = defaultAnswerKeys.map((key) => ({
  key,
  open: false,
  required: false,
  ...questions[key],
}))

/** The message of an empty required field. */
export const requiredMessage = ({ name, element }: Pick<ProfileQuestion, 'name' | 'element'>): string =>
  `${element === 'input' || element === 'numeric' ? '请输入' : '请选择'}${name}`

/** The message of an invalid value (contract member §5.14). */
export const invalidMessage = ({ name, element }: Pick<ProfileQuestion, 'name' | 'element'>): string =>
  element === 'select' || element === 'checkbox'
    ? `${name}有误！不存在该选项！`
    : element === 'date'
      ? `${name}的日期格式有误！`
      : `${name}有误！`

/** Years back from today that a birthday can lie, as in the date picker (spec 1 §5). */
const birthdayYears = 100

/** Whether a text is an existing day from 100 years ago to today, both as `YYYY-MM-DD`. */
export const isBirthday = (text: string, today: string): boolean =>
  isDay(text) && text <= today && text >= `${Number(today.slice(0, 4)) - birthdayYears}${today.slice(4)}`

const isIn = (range: ProfileQuestion['range'], value: number | string): boolean =>
  !range || (value >= range.start && value <= range.end)

/** The facts of a question that decide whether an answer is valid. */
type AnswerRule = Pick<ProfileQuestion, 'name' | 'element' | 'options' | 'range'>

/** Error text for an answer: a text that is not empty, or one of several selected options; null for a valid one. */
export function answerProblem(question: AnswerRule, text: string): string | null {
  const problem = invalidMessage(question)
  switch (question.element) {
    case 'numeric':
      return /^-?\d{1,12}(\.\d{1,4})?$/.test(text) && isIn(question.range, Number(text)) ? null : problem
    case 'date':
      return isDay(text) && isIn(question.range, text) ? null : problem
    case 'select':
    case 'checkbox':
      return question.options?.includes(text) ? null : problem
    default:
      return text.length <= maxAnswerText ? null : problem
  }
}

/** Texts in a client's value: several as a list or joined by commas, also as `{ name, ischecked }`. */
function textsIn(value: unknown): string[] | null {
  if (typeof value === 'string') return value.split(',')
  if (!Array.isArray(value)) return null
  const texts = value.map((one: unknown) => {
    if (typeof one === 'string' || typeof one !== 'object' || one === null) return one
    const { name, ischecked } = one as { name?: unknown; ischecked?: unknown }
    return [true, 1, '1', 'true'].includes(ischecked as string) ? name : ''
  })
  return texts.every((text) => typeof text === 'string') ? texts : null
}

/**
 * The value of a field as it is stored: '' or [] for none, null for a value that the field cannot have. Choices are
 * also accepted as their index, as the contract does.
 */
export function parseAnswer(question: ProfileQuestion, value: unknown): ProfileAnswer | null {
  const { element, options = [] } = question
  if (element === 'checkbox') {
    const texts = textsIn(value)
      ?.map((text) => text.trim())
      .filter(Boolean)
    if (!texts?.every((text) => answerProblem(question, text) === null)) return null
    return options.filter((option) => texts.includes(option))
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).trim()
  if (text === '') return ''
  const label = element === 'select' && /^\d{1,3}$/.test(text) && !options.includes(text)
  const known = label ? (options[Number(text)] ?? text) : text
  return answerProblem(question, known) === null ? known : null
}
