import 'server-only'
import { listVouchers } from '@/lib/server/catalogue/coupon-package/list-vouchers'
import { os } from '@/lib/server/ground/call-context'
import { listMemberGrades, readConsumption } from '@/lib/server/people/member/list-member-grades'
import { listGrades } from '@/lib/server/people/vip/list-grades'
import { getRightsHtml } from './get-rights-html'
import { readPointsPerYuan } from './read-points-per-yuan'

const routes = os.memberGrade

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
    rights: await getRightsHtml(context.mall.db),
  })),
}
