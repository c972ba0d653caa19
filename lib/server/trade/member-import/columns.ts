import 'server-only'
import {
  choiceCell,
  dayCell,
  mobileCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '@/lib/domain/import/table/cells'
import type { Cell, TableColumns, UnusedColumns } from '@/lib/domain/import/table/columns'
import { maskAddress, maskBirthday, maskEmail, maskMobile, maskName } from '@/lib/domain/person/mask'
import { maxAnswerText } from '@/lib/domain/person/profile'
import { emailProblem } from '@/lib/domain/validate'

/** A row of a file of new members. */
export interface MemberRow {
  mobile: string
  username: string
  sex: 0 | 1 | 2
  grade: string
  birthday?: string
  joined: string
  email?: string
  address?: string
  points?: number
}

/** A row of a file that changes members. */
export interface MemberUpdateRow {
  mobile: string
  username?: string
  sex?: 0 | 1 | 2
  grade?: string
  email?: string
  disabled?: boolean
  points?: number
}

/** Most characters of a name, as in the profile of a member. */
const maxName = 30
const maxPoints = 100_000_000

const sexCell = choiceCell<0 | 1 | 2>({ 男: 1, 女: 2, 未知: 0 })
const emailCell = (text: string): Cell<string> =>
  emailProblem(text) ? { problem: '格式不正确' } : { value: text }

/** A date may be masked in the form in which the file has it. */
const hidden = (text: string) => {
  const day = dayCell(text)
  return 'value' in day ? maskBirthday(day.value) : text && '****'
}

const mobile = {
  isNeeded: true,
  hint: '必填，11位手机号，单元格设为文本',
  sample: '13800000000',
  mask: maskMobile,
  read: mobileCell,
}
const name = {
  header: '姓名',
  hint: `${maxName}个字以内`,
  sample: '示例会员',
  mask: maskName,
  read: textCell(maxName),
}
const sex = { header: '性别', hint: '男、女或未知', sample: '未知', read: sexCell }
const grade = { header: '会员等级', hint: '已有的普通会员等级的名称', sample: '普通会员', read: textCell(50) }
const email = { header: '邮箱', hint: '联系邮箱', sample: '', mask: maskEmail, read: emailCell }

export const memberColumns: TableColumns<MemberRow> = {
  mobile: { header: '会员手机号', aliases: ['手机号'], ...mobile },
  username: { ...name, isNeeded: true, hint: `必填，${name.hint}` },
  sex: { ...sex, isNeeded: true, hint: `必填，${sex.hint}` },
  grade: { ...grade, isNeeded: true, hint: `必填，${grade.hint}` },
  birthday: {
    header: '生日',
    aliases: ['出生日期'],
    hint: '月/日/年，如 05/21/1990',
    sample: '05/21/1990',
    mask: hidden,
    read: dayCell,
  },
  joined: {
    header: '入会日期',
    isNeeded: true,
    hint: '必填，月/日/年，不能晚于今天',
    sample: '05/21/2026',
    read: dayCell,
  },
  email,
  address: {
    header: '地址',
    hint: `家庭地址，${maxAnswerText}个字以内`,
    sample: '',
    mask: maskAddress,
    read: textCell(maxAnswerText),
  },
  points: {
    header: '积分',
    hint: '初始积分，整数',
    sample: '100',
    read: wholeCell(0, maxPoints),
  },
}

const noTags = '不导入（商城没有会员标签）'

export const unusedMemberColumns: UnusedColumns = {
  原实体卡号: '不导入（商城给每个会员新的卡号）',
  标签: noTags,
}

export const memberUpdateColumns: TableColumns<MemberUpdateRow> = {
  mobile: { header: '手机号码', aliases: ['手机号'], ...mobile },
  username: name,
  sex,
  grade,
  email,
  disabled: { header: '禁用', hint: '是或否，禁用的会员不能登录', sample: '否', read: yesNoCell },
  points: {
    header: '积分',
    hint: '增加的数，减少的加负号，如 +50 或 -20',
    sample: '+50',
    read: wholeCell(-maxPoints, maxPoints),
  },
}

export const unusedUpdateColumns: UnusedColumns = { 标签: noTags }
