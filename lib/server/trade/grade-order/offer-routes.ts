import 'server-only'
import { shortYuan } from '@/lib/domain/money'
import { escapeMarkup } from '@/lib/domain/text'
import { listVouchers } from '@/lib/server/catalogue/coupon-package/list-vouchers'
import { os } from '@/lib/server/ground/call-context'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { pointsPerYuan } from '@/lib/server/ground/trade-setting/trade-settings'
import { listMemberGrades, readConsumption } from '@/lib/server/people/member/list-member-grades'
import { listGrades } from '@/lib/server/people/vip/list-grades'

const routes = os.memberGrade

const readPointsPerYuan = async (db: Queries) => pointsPerYuan(await findSetting(db, 'point'))

/** A line for each grade: its threshold or description, and its discount. */
async function rightsHtml(db: Queries): Promise<string> {
  const [grades, paid, gain] = await Promise.all([
    listMemberGrades(db),
    listGrades(db),
    readPointsPerYuan(db),
  ])
  const fold = ({ discount, discount_desc }: { discount: number; discount_desc: number }) =>
    discount > 0 ? `全场${discount_desc}折` : gain > 0 ? '购物积分' : ''
  const lines = [
    ...grades.map(({ grade_name, promotion_condition: { total_consumption: from }, privileges }) => {
      const condition = from > 0 ? [`累计消费满${shortYuan(from * 100)}元`] : []
      return { name: grade_name, text: [...condition, fold(privileges)].filter(Boolean).join('，') }
    }),
    ...paid.map(({ grade_name, description, privileges }) => ({
      name: grade_name,
      text: description || fold(privileges),
    })),
  ]
  const items = lines.map(({ name, text }) => `<li><b>${escapeMarkup(name)}</b> ${escapeMarkup(text)}</li>`)
  return `<ul>${items.join('')}</ul>`
}

export const memberGradeRoutes = {
  list: routes.list.handler(async ({ context: { mall, viewer } }) => {
    const { db } = mall
    const [grades, paid, vouchers, gain, consumption] = await Promise.all([
      listMemberGrades(db),
      listGrades(db),
      listVouchers(db),
      readPointsPerYuan(db),
      viewer && readConsumption(db, viewer.userId),
    ])
    return {
      member_card_list: grades.map((grade) => ({
        ...grade,
        crm_open: false as const,
        voucher_package: vouchers('grade', grade.grade_id),
      })),
      vip_grade_list: paid.map((grade) => ({
        ...grade,
        voucher_package: vouchers('vip_grade', grade.vip_grade_id),
      })),
      gain_point: gain,
      ...(consumption === null ? {} : { total_consumption: consumption }),
    }
  }),

  rightsText: routes.rightsText.handler(async ({ context }) => ({
    rights: await rightsHtml(context.mall.db),
  })),
}
