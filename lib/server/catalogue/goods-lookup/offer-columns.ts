import 'server-only'
import type { Marketing, MarketingRule, PromotionType } from '@/lib/domain/promotion'
import { boolean, json, number, numbers, oneOf, text, type RowOf } from '@/lib/server/ground/db/statement'

/** SQL for the facts besides the product that decide prices and labels, shared by lists, pages and carts. */

/** The columns of a cart promotion, for `marketings m`. */
export const marketingColumns = `
  m.marketing_id as "marketingId", m.marketing_type as "marketingType", m.marketing_name as "marketingName",
  m.promotion_tag as "promotionTag", m.condition_type as "conditionType", m.rules, m.canjoin_repeat as "canjoinRepeat",
  m.join_limit as "joinLimit", m.start_time as "startTime", m.end_time as "endTime",
  m.valid_grades as "validGrades", m.valid_vip_grades as "validVipGrades"`

/** The columns of `marketingColumns`. */
export const marketingRow = {
  marketingId: number,
  marketingType: oneOf<PromotionType>(),
  marketingName: text,
  promotionTag: text,
  conditionType: oneOf<'totalfee' | 'quantity'>(),
  rules: json<MarketingRule[]>(),
  canjoinRepeat: boolean,
  joinLimit: number,
  startTime: number,
  endTime: number,
  validGrades: numbers,
  validVipGrades: numbers,
}

/** A running cart promotion. */
export type RunningMarketing = RowOf<typeof marketingRow>

/** The columns that decide which products a cart promotion covers and what it deducts, for `marketings m`. */
export const marketingTerms = `${marketingColumns},
  m.in_proportion as "inProportion", m.use_bound as "useBound", m.bound_ids as "boundIds",
  m.distributor_id as "distributorId"`

/** The columns of `marketingTerms`. */
export type MarketingTerms = Omit<Marketing, 'joined'>

/** The two paid grades whose prices products show, the cheaper one first (contract goods §2.3). */
export const paidGrades = `
  select vip_grade_id as "vipGradeId", grade_name as "vipGradeName", discount as "vipDiscount"
    from vip_grades where discount > 0 order by discount, vip_grade_id limit 2`

/** A paid grade; the discount is percent off. */
export interface PaidGrade {
  vipGradeId: number
  vipGradeName: string
  vipDiscount: number
}

/** The classes of the renewal programme in the operator's order. */
export const programmeClasses = `
  select c.subsidy_class_id as "subsidyClassId", c.class_name as "className", c.rate, c.cap,
         c.category_ids as "categoryIds", coalesce(b.is_spent, false) as "isSpent"
    from subsidy_classes c left join subsidy_budgets b on b.subsidy_class_id = c.subsidy_class_id
   order by c.sort desc, c.subsidy_class_id`

/** The columns of `programmeClasses`. */
export const programmeClassRow = {
  subsidyClassId: number,
  className: text,
  rate: number,
  cap: number,
  categoryIds: numbers,
  /** Its budget is used up. */
  isSpent: boolean,
}
export type ProgrammeClassRow = RowOf<typeof programmeClassRow>

/** The columns of a tag, for `tags t`. */
export const tagColumns = `
  t.tag_id as "tagId", t.tag_name as "tagName", t.tag_color as "tagColor", t.font_color as "fontColor"`

/** The columns of `tagColumns`. */
export interface RowTag {
  tagId: number
  tagName: string
  tagColor: string
  fontColor: string
}
