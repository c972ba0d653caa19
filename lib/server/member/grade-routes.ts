import 'server-only'
import { shortYuan } from '@/lib/domain/money'
import { escapeMarkup } from '@/lib/domain/text'
import { foldOf } from '@/lib/domain/vip'
import { os } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { listGrades } from '@/lib/server/vip/list-grades'
import { memberGrades, memberInfo } from './sql'
import { wireGrade } from './wire'

const routes = os.memberGrade

/** A line for each grade: its threshold or description, and its discount. */
async function rightsHtml(db: Queries): Promise<string> {
  const [grades, paid] = await Promise.all([db.run(memberGrades, []), listGrades(db)])
  const fold = (discount: number) => (discount > 0 ? `全场${foldOf(discount)}折` : '积分累计')
  const lines = [
    ...grades.map(({ gradeName, totalConsumption: from, discount }) => [
      gradeName,
      `${from > 0 ? `累计消费满${shortYuan(from)}元，` : ''}${fold(discount)}`,
    ]),
    ...paid.map(({ grade_name, description, privileges }) => [
      grade_name,
      description || fold(privileges.discount),
    ]),
  ]
  const items = lines.map(
    ([name = '', text = '']) => `<li><b>${escapeMarkup(name)}</b> ${escapeMarkup(text)}</li>`,
  )
  return `<ul>${items.join('')}</ul>`
}

export const memberGradeRoutes = {
  list: routes.list.handler(async ({ context: { mall, viewer } }) => {
    const { db } = mall
    const [grades, paid, [own]] = await Promise.all([
      db.run(memberGrades, []),
      listGrades(db),
      viewer ? db.run(memberInfo, [viewer.userId]) : [],
    ])
    return {
      member_card_list: grades.map((row) => ({
        ...wireGrade(row),
        crm_open: false as const,
        voucher_package: [] as [],
      })),
      vip_grade_list: paid,
      ...(own ? { total_consumption: own.consumption } : {}),
    }
  }),

  rightsText: routes.rightsText.handler(async ({ context }) => ({
    rights: await rightsHtml(context.mall.db),
  })),
}
