import 'server-only'
import { cache } from 'react'
import { card, type Card } from '@/lib/contract/catalogue/card'
import { allCouponsPageSize } from '@/lib/domain/coupon/terms'
import { profiles } from '@/lib/web/cache-manifest'
import { cached } from './cached'
import { mallApi } from './mall-api'

/** The fields of a coupon that pages show: the rest of its row would only make documents larger. */
const shown = (row: Card): Card => card.parse(row)

/**
 * Claimable coupons: all of a product by its id, or with 0 the first of the mall or of a shop. Claim states are
 * fetched by islands.
 */
export const listCoupons = cache((itemId: number | 0, distributorId: number) => {
  const { goodsCoupons, coupons } = profiles
  const [{ life }, tags] = itemId ? [goodsCoupons, goodsCoupons.tags(itemId)] : [coupons, coupons.tags()]
  return cached({ life, tags }, ['coupons', itemId, distributorId], async () => {
    const answer = await mallApi.coupon.cards({
      page_no: 1,
      page_size: itemId ? allCouponsPageSize : 8,
      ...(itemId ? { item_id: itemId } : {}),
      distributor_id: distributorId,
    })
    return { ...answer, list: answer.list.map(shown) }
  })
})

const listByKey = cache((key: string) => {
  const { life, tags } = profiles.chosenCoupons
  const ids = JSON.parse(key) as number[]
  return cached({ life, tags: tags(ids) }, ['coupons-by-id', key], async () => {
    const { list } = await mallApi.coupon.cards({ page_no: 1, page_size: ids.length, card_id: ids })
    return list.map(shown)
  })
})

/** Coupons that can be claimed now, by their ids; those that cannot are left out. */
export const listCouponsById = (ids: readonly number[]) => listByKey(JSON.stringify(ids))
