import 'server-only'
import type { ProfileField } from '@/lib/contract/people/member'
import type { ProfileSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { isBirthday, type ProfileQuestion } from '@/lib/domain/person/profile'
import { dayText } from '@/lib/domain/time/china'
import { emailProblem } from '@/lib/domain/validate'
import type { Queries } from '@/lib/server/ground/db/connection'
import { readSetting } from '@/lib/server/ground/settings'
import type { NewMember } from '@/lib/server/people/account/create-member'
import { questionsOf, wireQuestion } from './profile-questions'

/** The default fields of the form, until an operator changes them. */
export const defaultSetting: ProfileSetting = {
  sex: { open: true, required: false },
  birthday: { open: true, required: false },
  email: { open: false, required: false },
}

const sexes = ['未知', '男', '女'] as const

type Shape = Pick<ProfileField, 'name' | 'element_type' | 'field_type' | 'required_message'> &
  Partial<Pick<ProfileField, 'select' | 'validate_message'>>

/** The fields with a column of their own that can be switched off. */
type ColumnField = 'sex' | 'birthday' | 'email'

const shapes: Record<'mobile' | 'username' | ColumnField, Shape> = {
  mobile: {
    name: '手机号',
    element_type: 'mobile',
    field_type: 6,
    required_message: memberMessages.mobileRequired,
  },
  username: { name: '昵称', element_type: 'input', field_type: 1, required_message: '请输入昵称' },
  sex: {
    name: '性别',
    element_type: 'select',
    field_type: 4,
    required_message: '请选择性别',
    validate_message: memberMessages.sexInvalid,
    select: [...sexes],
  },
  birthday: {
    name: '生日',
    element_type: 'date',
    field_type: 3,
    required_message: '请选择生日日期',
    validate_message: memberMessages.birthdayInvalid,
  },
  email: {
    name: '邮箱',
    element_type: 'input',
    field_type: 1,
    required_message: '请输入邮箱',
    validate_message: memberMessages.emailInvalid,
  },
}

/** The form: its fields on the wire, and the rules of those without a column of their own. */
export interface ProfileFormRules {
  fields: Record<string, ProfileField>
  questions: ProfileQuestion[]
}

/** The fields of the profile form; mobile number and nickname are always required (contract member §5.14). */
export async function readProfileForm(db: Queries): Promise<ProfileFormRules> {
  const always = { open: true, required: true }
  const stored = await readSetting(db, 'profile', defaultSetting)
  const setting = { mobile: always, username: always, ...stored }
  const field = (key: keyof typeof shapes): ProfileField => ({
    key,
    is_open: setting[key].open,
    is_required: setting[key].required,
    is_edit: key !== 'mobile',
    is_default: true,
    validate_message: '',
    range: [],
    select: [],
    checkbox: [],
    ...shapes[key],
  })
  const keys = Object.keys(shapes) as (keyof typeof shapes)[]
  const questions = questionsOf(stored)
  return {
    questions,
    fields: Object.fromEntries(
      [...keys.map(field), ...questions.map(wireQuestion)].map((one) => [one.key, one]),
    ),
  }
}

export interface ProfileForm {
  username?: string | undefined
  /** 0, 1, 2 or the label. */
  sex?: string | undefined
  birthday?: string | undefined
  email?: string | undefined
}

const refuse = (key: ColumnField) =>
  new MallError(shapes[key].validate_message ?? requestMessages.parametersInvalid)

/**
 * Validates the profile fields of a registration form. Empty fields are allowed: other clients register without them.
 * @param now epoch seconds; a birthday lies in the 100 years before
 * @throws MallError with the message of the invalid field
 */
export function parseProfile(
  { username = '', sex = '', birthday = '', email = '' }: ProfileForm,
  now: number,
): Pick<NewMember, 'username' | 'sex' | 'birthday' | 'email'> {
  const label = sexes.findIndex((name, index) => name === sex || String(index) === sex)
  if (sex && label < 0) throw refuse('sex')
  if (birthday && !isBirthday(birthday, dayText(now))) throw refuse('birthday')
  if (email && emailProblem(email)) throw refuse('email')
  return { username, sex: Math.max(label, 0) as 0 | 1 | 2, birthday, email }
}
