import 'server-only'
import type { ProfileAnswers } from '@/lib/domain/person/profile'
import { boolean, json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import { settingValue } from '@/lib/server/ground/settings'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'
import { consumptionOf } from './parts'

export const memberInfo = statement(
  'member_info',
  `select m.user_id as "userId", m.mobile, m.username, m.avatar, m.sex, m.birthday, m.email, m.answers,
          m.login_email as "loginEmail", m.email_verified as "emailVerified",
          m.user_card_code as "userCardCode", m.point, m.deposit, m.is_staff as "isStaff", m.disabled,
          exists (select from employees e where e.user_id = m.user_id and not e.disabled) as "isEmployee",
          exists (select from employee_relatives r where r.user_id = m.user_id and not r.disabled) as "isRelative",
          exists (select from wechat_accounts w where w.user_id = m.user_id) as "hasWechat",
          m.vip_until as "vipUntil", m.created, m.updated,
          (select count(*)::int from user_cards c where c.user_id = m.user_id) as "couponCount",
          (select count(*)::int from user_cards c where c.user_id = m.user_id and c.status = 1) as "unusedCouponCount",
          ${consumptionOf('m.user_id')} as consumption,
          ${settingValue('deposit')} as "depositSetting"
     from members m
    where m.user_id = $1`,
  {
    userId: number,
    mobile: text,
    username: text,
    avatar: text,
    sex: number,
    birthday: text,
    email: text,
    answers: json<ProfileAnswers>(),
    loginEmail: nullable(text),
    /** Epoch seconds; 0 for not yet. */
    emailVerified: number,
    userCardCode: text,
    point: number,
    /** Cents. */
    deposit: number,
    isStaff: boolean,
    isEmployee: boolean,
    isRelative: boolean,
    hasWechat: boolean,
    disabled: boolean,
    /** Epoch seconds. */
    vipUntil: number,
    created: number,
    updated: number,
    couponCount: number,
    unusedCouponCount: number,
    /** Cents paid for products of completed orders, less refunds. */
    consumption: number,
    /** The stored setting `deposit`. */
    depositSetting: nullable(json<Record<string, unknown>>()),
  },
)

/** The address of an e-mail account; no row for an account without one. */
export const signInEmail = statement(
  'sign_in_email_of_member',
  'select login_email as email from members where user_id = $1 and login_email is not null',
  { email: text },
)

export const memberStatistics = statement(
  'member_statistics',
  `select m.point,
          (select count(*)::int from user_cards c where c.user_id = m.user_id and c.status = 1) as coupons,
          (select count(*)::int from goods_favourites c where c.user_id = m.user_id)
          + (select count(*)::int from shop_favourites c where c.user_id = m.user_id)
          + (select count(*)::int from article_favourites c where c.user_id = m.user_id) as favourites
     from members m
    where m.user_id = $1`,
  { point: number, coupons: number, favourites: number },
)

/** Grade $1, then the next one: the lowest with a higher threshold. */
export const gradeAndNext = statement(
  'member_grade_and_next',
  `select grade_id as "gradeId", grade_name as "gradeName", discount, is_default as "isDefault",
          total_consumption as "totalConsumption"
     from member_grades
    where grade_id = $1
       or total_consumption > (select own.total_consumption from member_grades own where own.grade_id = $1)
    order by grade_id <> $1, total_consumption, grade_id
    limit 2`,
  { gradeId: number, gradeName: text, discount: number, isDefault: boolean, totalConsumption: number },
)

/** The ordinary grades by their thresholds. */
export const memberGrades = statement(
  'member_grades',
  `select grade_id as "gradeId", grade_name as "gradeName", discount, is_default as "isDefault",
          total_consumption as "totalConsumption"
     from member_grades order by total_consumption, grade_id`,
  { gradeId: number, gradeName: text, discount: number, isDefault: boolean, totalConsumption: number },
)

/** No row when the last change is later than $4. */
export const setMobile = statement(
  'member_set_mobile',
  `update members set mobile = $2, mobile_changed = $3, updated = $3
    where user_id = $1 and mobile_changed <= $4 and not disabled
   returning user_id as "userId"`,
  { userId: number },
)

/** A new password for the number $1 at $3; revokes all tokens. */
export const resetByMobile = statement(
  'member_password_reset',
  `update members set password_hash = $2, updated = $3::bigint, tokens_from = ${nextTokensFrom('$3')}
    where mobile = $1
   returning user_id, grade_id, created, updated, tokens_from as "tokensFrom"`,
  { user_id: number, grade_id: number, created: number, updated: number, tokensFrom: number },
)
