import { isDay } from '../validate'
import type { ProfileElement, ProfileQuestion } from './profile'

/** Limits for the operator's questions in the profile form (contract operator, contract member §5.14). */

export const maxQuestions = 30
export const maxQuestionName = 20
export const maxOptions = 50
export const maxOptionText = 30

/** A question as typed by an operator; bounds may be texts. */
export type AskedQuestion = Pick<ProfileQuestion, 'name' | 'element' | 'options' | 'range'>

export const questionTexts = {
  noName: '请输入名称',
  longName: `名称最多${maxQuestionName}个字`,
  noOptions: '请填写选项',
  emptyOption: '选项不能为空',
  longOption: `选项最多${maxOptionText}个字`,
  manyOptions: `最多${maxOptions}个选项`,
  sameOptions: '选项不能重复',
  range: '范围不正确',
  sameQuestions: '问题重复',
  manyQuestions: `最多${maxQuestions}个问题`,
} as const

export const hasOptions = (element: ProfileElement): boolean => element === 'select' || element === 'checkbox'
export const hasRange = (element: ProfileElement): boolean => element === 'numeric' || element === 'date'

/** Error text for the options of a question; null when valid, and for a question without options. */
export function optionsProblem({ element, options = [] }: AskedQuestion): string | null {
  if (!hasOptions(element)) return null
  if (options.length === 0) return questionTexts.noOptions
  if (options.length > maxOptions) return questionTexts.manyOptions
  if (options.some((option) => option.length > maxOptionText)) return questionTexts.longOption
  return new Set(options).size < options.length ? questionTexts.sameOptions : null
}

/** The range of a question in the type of its values; `undefined` without one, null for a wrong one. */
export function parseRange({ element, range }: AskedQuestion): ProfileQuestion['range'] | null {
  if (!range || !hasRange(element)) return undefined
  if (element === 'numeric') {
    const bounds = [range.start, range.end]
    if (bounds.some((bound) => String(bound).trim() === '' || !Number.isFinite(Number(bound)))) return null
    const [start, end] = bounds.map(Number) as [number, number]
    return start <= end ? { start, end } : null
  }
  const [start, end] = [String(range.start), String(range.end)]
  return isDay(start) && isDay(end) && start <= end ? { start, end } : null
}
