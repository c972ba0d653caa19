import type { ProfileAnswers } from '../person/profile'
import { daySeconds, dateTimeText } from '../time/china'
import type { ExportColumns } from './columns'
import type { Personal } from './personal'

export interface MemberRow {
  userCardCode: string
  mobile: string
  loginEmail: string | null
  username: string
  sex: number
  created: number
  gradeName: string
  vipGradeName: string | null
  /** Epoch seconds. */
  vipUntil: number
  birthday: string
  email: string
  answers: ProfileAnswers
}

const sexWords = ['未知', '男', '女']

function answerOf({ answers }: MemberRow, key: string): string {
  const answer = answers[key] ?? ''
  return typeof answer === 'string' ? answer : answer.join(',')
}

/**
 * The columns of ECShopX (contract files §3). The mall knows neither the real name of a member nor a shop or a person
 * that brought them.
 * @param now epoch seconds
 */
export function memberColumns(data: Personal, now: number): ExportColumns<MemberRow> {
  const isVip = (row: MemberRow) => row.vipGradeName !== null && row.vipUntil > now
  return [
    ['会员卡编号', (row) => row.userCardCode],
    ['会员手机号', (row) => data.mobile(row.mobile)],
    ['登录邮箱', (row) => data.email(row.loginEmail ?? '')],
    ['用户名', (row) => data.name(row.username)],
    ['性别', (row) => sexWords[row.sex] ?? '未知'],
    ['姓名', () => ''],
    ['注册时间', (row) => dateTimeText(row.created)],
    ['所属店铺', () => ''],
    ['vip付费会员等级', (row) => (isVip(row) ? row.vipGradeName : '')],
    ['vip付费会员剩余天数', (row) => (isVip(row) ? Math.ceil((row.vipUntil - now) / daySeconds) : '')],
    ['普通会员等级', (row) => row.gradeName],
    ['推荐人手机号', () => ''],
    ['出生日期', (row) => data.birthday(row.birthday)],
    ['家庭住址', (row) => data.address(answerOf(row, 'address'))],
    ['常用邮箱', (row) => data.email(row.email)],
    ['从事行业', (row) => data.other(answerOf(row, 'industry'))],
    ['年收入', (row) => data.other(answerOf(row, 'income'))],
    ['学历', (row) => data.other(answerOf(row, 'edu_background'))],
    ['爱好', (row) => data.other(answerOf(row, 'habbit'))],
  ]
}
