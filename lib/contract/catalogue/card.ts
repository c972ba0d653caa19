import { z } from 'zod'
import { claimTexts, spentTexts } from '@/lib/domain/coupon/states'
import { cents, seconds } from '../fields'

export const cardType = z.enum(['cash', 'discount', 'new_gift'])

/** Scope and source of a coupon. Lists of ids are texts such as `,1,2,`, empty when they do not restrict it. */
export const cardScope = {
  use_all_shops: z.enum(['true', 'false']),
  rel_shops_ids: z.string(),
  rel_item_ids: z.string(),
  rel_distributor_ids: z.string(),
  rel_category_ids: z.string(),
  tag_ids: z.string(),
  brand_ids: z.string(),
  use_scenes: z.literal('ONLINE'),
  apply_scope: z.string(),
  source_type: z.enum(['admin', 'distributor']),
  source_id: z.int(),
}

/** A coupon that can be claimed (contract trade §4.2, contract member §7.2). */
export const card = z.object({
  card_id: z.int(),
  company_id: z.literal(1),
  card_type: cardType,
  title: z.string(),
  description: z.string(),
  color: z.string(),
  date_type: z.string(),
  begin_date: seconds,
  end_date: seconds,
  fixed_term: z.int(),
  /** 0 unknown · 1 not started · 2 active · 3 ended */
  date_status: z.int(),
  discount: z.int(),
  least_cost: cents,
  reduce_cost: cents,
  most_cost: cents,
  quantity: z.int(),
  get_num: z.int(),
  get_limit: z.int(),
  user_get_num: z.int(),
  use_num: z.int(),
  use_bound: z.int(),
  kq_status: z.int(),
  receive: z.literal('true'),
  use_platform: z.literal('mall'),
  distributor_id: z.int(),
  distributor_info: z.union([
    z.object({ distributor_id: z.int(), name: z.string(), logo: z.string() }),
    z.tuple([]),
  ]),
  /** 0 can be claimed · 1 the member reached the limit · 2 none left (spec 1 §3) */
  received_flag: z.literal([0, 1, 2]),
  /** 已领取 while one can be used, then 已使用 or 已过期, which are our own. */
  button_status: z.object({
    label: z.enum(['get', 'get_invalid']),
    text: z.enum([...Object.values(claimTexts), ...Object.values(spentTexts)]),
  }),
  created: seconds,
})
export type Card = z.infer<typeof card>

const flagOfMember = z.literal(1).optional()

/**
 * The whole row of a coupon that can be claimed (contract member §7.2). The calls of coupons answer it; product pages
 * carry the shorter `card`.
 */
export const wholeCard = card.extend({
  brand_name: z.string(),
  logo_url: z.string(),
  notice: z.string(),
  abstract: z.string(),
  icon_url_list: z.string(),
  time_limit: z.string(),
  gift: z.string(),
  default_detail: z.string(),
  deal_detail: z.string(),
  accept_category: z.string(),
  reject_category: z.string(),
  object_use_for: z.string(),
  can_use_with_other_discount: z.boolean(),
  can_share: z.boolean(),
  can_give_friend: z.boolean(),
  grade_ids: z.string(),
  vip_grade_ids: z.string(),
  /** Hours for which an exchange coupon keeps its product. */
  lock_time: z.int(),
  send_begin_time: seconds,
  send_end_time: seconds,
  use_limit: z.int(),
  ...cardScope,
  coupon_type: z.literal('mall'),
  guide_issue_quantity: z.literal(0),
  distributor_list: z.array(z.object({ distributor_id: z.int(), name: z.string(), logo: z.string() })),
  updated: seconds,
  /** Only for members: reached the limit, none left, ended; and the rank in the list, 1 for what can be claimed. */
  ifget: flagOfMember,
  numNull: flagOfMember,
  gameOver: flagOfMember,
  lv: z.int().optional(),
})
export type WholeCard = z.infer<typeof wholeCard>
