import 'server-only'
import type { ProfileField } from '@/lib/contract/people/member'
import type { ProfileSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import {
  defaultQuestions,
  invalidMessage,
  parseAnswer,
  requiredMessage,
  type ProfileAnswers,
  type ProfileQuestion,
} from '@/lib/domain/person/profile'

const fieldTypes = { input: 1, numeric: 2, date: 3, select: 4, checkbox: 5 } as const

/**
 * The fields of a setting besides those with a column of their own: in the mall's sort, followed by those of the
 * contract that it has not changed.
 */
export function questionsOf({ questions = [] }: ProfileSetting): ProfileQuestion[] {
  return [...questions, ...defaultQuestions.filter((one) => !questions.some(({ key }) => key === one.key))]
}

/** A field as `member/setting` shows it (contract member §5.14). */
export const wireQuestion = (question: ProfileQuestion): ProfileField => {
  const { key, name, element, open, required, options = [], range } = question
  return {
    key,
    name,
    is_open: open,
    is_required: required,
    is_edit: true,
    is_default: defaultQuestions.some((one) => one.key === key),
    element_type: element,
    field_type: fieldTypes[element],
    required_message: requiredMessage(question),
    validate_message: invalidMessage(question),
    range: range ?? [],
    select: element === 'select' ? [...options] : [],
    checkbox: element === 'checkbox' ? options.map((option) => ({ name: option, ischecked: false })) : [],
  }
}

/** Whether a value is masked: the form sends back the masked text that it shows. */
const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('******')

/**
 * The values of the fields in a form, whether the mall asks for them or not; fields that are missing or masked are
 * absent.
 * @throws MallError with the message of an invalid value, or of an empty one that the mall requires
 */
export function parseAnswers(
  questions: readonly ProfileQuestion[],
  form: Readonly<Record<string, unknown>>,
): ProfileAnswers {
  const sent = questions.filter(
    ({ key }) => form[key] !== undefined && form[key] !== null && !isMasked(form[key]),
  )
  return Object.fromEntries(
    sent.map((question) => {
      const answer = parseAnswer(question, form[question.key])
      if (answer === null) throw new MallError(invalidMessage(question))
      if (question.open && question.required && answer.length === 0)
        throw new MallError(requiredMessage(question))
      return [question.key, answer]
    }),
  )
}
