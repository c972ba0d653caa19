'use client'
import { useQuery } from '@tanstack/react-query'
import { pickGoods } from '@/components/goods/pick-goods'
import { query } from '@/lib/client/call/query'
import type { TeamDetail } from '@/lib/contract/catalogue/group'
import { hasUsedUpSubsidy, paidPrice } from '@/lib/domain/goods/goods-choice'

/**
 * The prices of this viewer in the team and alone: 国补价 where the programme pays, as on the page of the product (ADR
 * 0100).
 */
export function useTeamPrices({ itemId, act_price: inTeam, price }: TeamDetail['activity_info']) {
  const { data } = useQuery(
    query.goods.detail.queryOptions({ input: { item_id: itemId }, meta: { silent: true } }),
  )
  const listed = { inTeam, alone: price, isSubsidised: false, isUsedUp: false }
  if (!data || !('goods_id' in data)) return listed
  const goods = pickGoods(data)
  const sku = goods.skus.find(({ item_id: id }) => id === itemId)
  const paid = { inTeam: paidPrice(goods, { price: inTeam }), alone: paidPrice(goods, sku ?? { price }) }
  return { ...paid, isSubsidised: paid.inTeam < inTeam, isUsedUp: hasUsedUpSubsidy(goods) }
}
