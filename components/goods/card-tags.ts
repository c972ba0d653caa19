import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { staffGoodsTag } from '@/lib/domain/goods/staff-goods'
import { promotionLabel } from '@/lib/domain/promotion/member-only'

export interface CardTag {
  text: string
  tone: 'solid' | 'brand' | 'programme' | 'accent'
}

/** Operator tags of the renewal programme, shown in its green. */
const programmeTags = new Set(['国补', '以旧换新', '一级能效'])
/** More tags would break the line of a card. */
const maxTags = 4

/** Tags of a product, most important first: 员工内购, 以旧换新, 秒杀, 满减, the energy grade, then the operator's tags. */
export function cardTags(
  goods: Pick<
    GoodsListItem,
    'approve_status' | 'tags' | 'promotion_activity' | 'subsidy_price' | 'subsidy_state' | 'energy_grade'
  > &
    Partial<Pick<GoodsListItem, 'staff_goods'>>,
): CardTag[] {
  const labels = goods.tags.map(({ tag_name }) => tag_name)
  // 国补 is never a tag: where the programme pays, 国补价 (card-price.tsx) shows it with the amount.
  const isProgrammeShown = goods.subsidy_price !== undefined || goods.subsidy_state !== undefined
  const programme =
    isProgrammeShown || goods.approve_status !== 'onsale'
      ? []
      : labels.filter((label) => label === '以旧换新')
  const energy = goods.energy_grade
    ? [`${goods.energy_grade}能效`]
    : labels.filter((label) => label === '一级能效')
  const promotions = goods.promotion_activity ?? []
  const tags: CardTag[] = [
    ...(goods.staff_goods === 1 ? [{ text: staffGoodsTag, tone: 'solid' as const }] : []),
    ...programme.map((text) => ({ text, tone: 'programme' as const })),
    ...promotions.map((promotion) => ({
      text: promotionLabel(promotion),
      tone:
        promotion.tag_type === 'normal' || promotion.tag_type === 'limited_time_sale'
          ? ('solid' as const)
          : ('brand' as const),
    })),
    ...energy.map((text) => ({ text, tone: 'programme' as const })),
    ...labels.filter((label) => !programmeTags.has(label)).map((text) => ({ text, tone: 'accent' as const })),
  ]
  const texts = new Set<string>()
  return tags
    .filter(({ text }) => text !== '' && !texts.has(text) && Boolean(texts.add(text)))
    .slice(0, maxTags)
}
