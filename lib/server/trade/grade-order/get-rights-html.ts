import 'server-only'
import { shortYuan } from '@/lib/domain/money'
import { escapeMarkup } from '@/lib/domain/text'
import type { Queries } from '@/lib/server/ground/db/connection'
import { listMemberGrades } from '@/lib/server/people/member/list-member-grades'
import { listGrades } from '@/lib/server/people/vip/list-grades'
import { readPointsPerYuan } from './read-points-per-yuan'

/**
 * The grades and their benefits as an HTML list, a line for each grade: its threshold or description, and its discount
 * (contract member §9.5).
 */
export async function getRightsHtml(db: Queries): Promise<string> {
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
