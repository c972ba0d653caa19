import type { ProfileSettingAnswer } from '@/lib/contract/operator/people/member-setting'
import type { ProfileElement } from '@/lib/domain/person/profile'
import {
  hasOptions,
  hasRange,
  maxQuestionName,
  optionsProblem,
  parseRange,
  questionTexts,
} from '@/lib/domain/person/profile-setting'

/** A question as the setting has it; a new one has no key until it is stored. */
export type Question = ProfileSettingAnswer['questions'][number]

export const elementLabels: Record<ProfileElement, string> = {
  input: '文字',
  numeric: '数字',
  date: '日期',
  select: '单选',
  checkbox: '多选',
}

/** Values of the question dialog, as typed. */
export interface QuestionDraft {
  name: string
  element: ProfileElement
  /** One a line. */
  options: string
  start: string
  end: string
  isRequired: boolean
}

export const draftOf = (question: Question | undefined): QuestionDraft => ({
  name: question?.name ?? '',
  element: question?.element_type ?? 'input',
  options: (question?.options ?? []).join('\n'),
  start: String(question?.range?.start ?? ''),
  end: String(question?.range?.end ?? ''),
  isRequired: question?.is_required ?? false,
})

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The range that was typed; absent when both bounds are empty. */
const rangeOf = ({ element, start, end }: QuestionDraft) =>
  hasRange(element) && (start.trim() || end.trim()) ? { range: { start: start.trim(), end: end.trim() } } : {}

export type QuestionProblems = Partial<Record<'name' | 'options' | 'range', string>>

/** Errors of a draft by field, by the rules of the call. @param others names of the other questions */
export function draftProblems(draft: QuestionDraft, others: readonly string[]): QuestionProblems {
  const name = draft.name.trim()
  const asked = { name, element: draft.element, options: linesOf(draft.options), ...rangeOf(draft) }
  const options = optionsProblem(asked)
  return {
    ...(name === ''
      ? { name: questionTexts.noName }
      : name.length > maxQuestionName
        ? { name: questionTexts.longName }
        : others.includes(name) && { name: questionTexts.sameQuestions }),
    ...(options !== null && { options }),
    ...(parseRange(asked) === null && { range: questionTexts.range }),
  }
}

/** The question that a valid draft says; a new one is open. */
export function questionOf(draft: QuestionDraft, before: Question | undefined): Question {
  const name = draft.name.trim()
  const range = parseRange({ name, element: draft.element, ...rangeOf(draft) })
  return {
    key: before?.key ?? '',
    name,
    element_type: draft.element,
    is_open: before?.is_open ?? true,
    is_required: draft.isRequired,
    options: hasOptions(draft.element) ? linesOf(draft.options) : [],
    ...(range && { range }),
  }
}

/** The kind of a question in words, with its options or limits. */
export function aboutQuestion({ element_type: element, options, range }: Question): string {
  const more = range ? `${range.start} 至 ${range.end}` : options.join('、')
  return [elementLabels[element], more].filter(Boolean).join(' · ')
}
