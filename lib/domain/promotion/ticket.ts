import { seckillStatus, type SkuActivity } from './seckill'

/** How long a ticket holds its pieces, in seconds (contract trade §3.6). */
export const ticketSeconds = 300

/** The sentence why a member cannot have a ticket, or null (contract trade §3.6). `bought` are pieces in own orders. */
export function ticketProblem(
  activity: SkuActivity | null,
  wish: { num: number; bought: number; store: number; onSale: boolean },
  now: number,
): string | null {
  if (!activity || activity.disabled) return '秒杀活动已关闭'
  const status = seckillStatus(activity, now)
  if (status === 'it_has_ended') return '秒杀活动已结束'
  if (status !== 'in_sale') return '秒杀活动未开始'
  if (!wish.onSale) return '已下架'
  const { limitNum, left } = activity
  if (limitNum > 0 && wish.num > limitNum) return '购买数量超过限购量'
  if (limitNum > 0 && wish.bought + wish.num > limitNum) return `每人限购${limitNum}件`
  if (left <= 0 || wish.store <= 0) return '已抢完'
  return wish.num > left || wish.num > wish.store ? '库存不足' : null
}
