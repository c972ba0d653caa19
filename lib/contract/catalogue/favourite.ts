import { z } from 'zod'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import * as shopMessages from '@/lib/domain/messages/shop'
import { call } from '../call'
import {
  cents,
  listOf,
  seconds,
  wireBool,
  wireId,
  wireIds,
  wirePage,
  wirePageSize,
  wireShopId,
} from '../fields'
import { distributor } from '../shops/shop'
import { goodsListItem } from './goods'

const tags = ['收藏']
const auth = 'member'

const itemType = z.enum(['normal', 'pointsmall'])

/** A favourite (contract member §10). */
const favourite = z.object({
  fav_id: z.int(),
  company_id: z.literal(1),
  user_id: z.int(),
  item_id: z.int(),
  item_name: z.string(),
  item_image: z.string(),
  item_price: cents,
  item_type: itemType,
  /** Points for a product of the points mall, besides the price in money; 0 for others. */
  point: z.int(),
  created: seconds,
  updated: seconds,
})

/** A favourite in the list: `price` is what the viewer pays now; `name`, `pics` and the fields below are our own. */
const favouriteGoods = favourite.extend({
  price: cents,
  market_price: cents,
  distributor_id: z.int(),
  name: z.string(),
  pics: z.array(z.string()),
  approve_status: goodsListItem.shape.approve_status,
  store: z.int(),
  promotion_activity: goodsListItem.shape.promotion_activity,
  activity_price: goodsListItem.shape.activity_price,
  member_price: goodsListItem.shape.member_price,
  subsidy_price: goodsListItem.shape.subsidy_price,
  subsidy_state: goodsListItem.shape.subsidy_state,
})

const followedShop = distributor.extend({ fav_num: z.int() })

const history = z.object({
  history_id: z.int(),
  company_id: z.literal(1),
  user_id: z.int(),
  item_id: z.int(),
  created: seconds,
  updated: seconds,
  /** `point`: only of a product of the points mall. */
  itemData: goodsListItem.extend({ point: z.int().optional() }),
})

export type Favourite = z.infer<typeof favourite>
export type FavouriteGoods = z.infer<typeof favouriteGoods>
export type FollowedShop = z.infer<typeof followedShop>
export type BrowsedGoods = z.infer<typeof history>

export const favouriteContract = {
  goods: call('GET', '/member/collect/item', '收藏的商品', { tags, auth, legacyName: 'item.fav' })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(100, 100),
        distributor_id: wireShopId().optional(),
        /** Only these; anything else shows all. */
        item_type: itemType.optional().catch(undefined),
      }),
    )
    .output(listOf(favouriteGoods)),

  addGoods: call('POST', '/member/collect/item/{item_id}', '收藏商品', {
    tags,
    auth,
    invalid: goodsMessages.noFavouriteChosen,
    legacyName: 'member.favorite.item.add',
  })
    .input(z.object({ item_id: wireId() }))
    .output(favourite),

  /** Returns the number of removed favourites. */
  removeGoods: call('DELETE', '/member/collect/item', '取消收藏商品', {
    tags,
    auth,
    invalid: goodsMessages.favouriteNotRemoved,
    also: [{ method: 'POST', path: '/member/collect/item' }],
    legacyName: { name: 'member.favorite.item.remove', params: { item_id: 'item_ids' } },
  })
    .input(z.object({ item_ids: wireIds().optional().default([]), is_empty: wireBool() }))
    .output(z.object({ status: z.int() })),

  countGoods: call('GET', '/member/collect/item/num', '收藏的商品数', { tags, auth })
    .input(z.object({}))
    .output(z.object({ fav_total_count: z.int() })),

  shops: call('GET', '/member/collect/distribution', '关注的店铺', { tags, auth })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(100, 100) }))
    .output(listOf(followedShop)),

  followShop: call('POST', '/member/collect/distribution/{distributor_id}', '关注店铺', {
    tags,
    auth,
    invalid: shopMessages.shopInvalid,
    legacyName: { name: 'member.favorite.shop.add', params: { shop_id: 'distributor_id' } },
  })
    .input(z.object({ distributor_id: wireId() }))
    .output(
      z.object({
        fav_id: z.int(),
        company_id: z.literal(1),
        user_id: z.int(),
        distributor_id: z.int(),
        created: seconds,
      }),
    ),

  unfollowShop: call('DELETE', '/member/collect/distribution', '取消关注店铺', {
    tags,
    auth,
    invalid: shopMessages.shopInvalid,
  })
    .input(z.object({ distributor_id: wireId() }))
    .output(z.object({ status: z.literal(true) })),

  /** Shop 0, the mall itself, cannot be followed (contract clients F21). */
  checkShop: call('GET', '/member/collect/distribution/check', '是否关注店铺', {
    tags,
    auth,
    invalid: shopMessages.shopInvalid,
  })
    .input(z.object({ distributor_id: wireShopId() }))
    .output(z.object({ is_fav: z.boolean() })),

  countShops: call('GET', '/member/collect/distribution/num', '关注的店铺数', { tags, auth })
    .input(z.object({ distributor_id: wireShopId().optional() }))
    .output(z.object({ total_count: z.int() })),

  history: call('GET', '/member/browse/history/list', '浏览足迹', { tags, auth })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(10) }))
    .output(listOf(history)),

  saveHistory: call('POST', '/member/browse/history/save', '记录浏览', {
    tags,
    auth,
    invalid: requestMessages.parametersInvalid,
  })
    .input(z.object({ item_id: wireId() }))
    .output(z.object({ status: z.boolean() })),

  /** Our own: removes entries by `history_id`, or all; returns the number of removed entries. */
  removeHistory: call('DELETE', '/member/browse/history/delete', '删除浏览足迹', {
    tags,
    auth,
    also: [{ method: 'POST', path: '/member/browse/history/delete' }],
  })
    .input(z.object({ history_id: wireIds().optional().default([]), is_empty: wireBool().optional() }))
    .output(z.object({ status: z.int() })),
}
