import { api } from '../call/api'

/** Kinds of favourites: products, and shops that a member follows. */
export type FavouriteKind = 'goods' | 'shop'

/** The calls that change a favourite, with their toasts (spec 1 §8). */
export const favouriteCalls = {
  goods: {
    add: (id: number): Promise<unknown> => api.favourite.addGoods({ item_id: id }),
    remove: (id: number): Promise<unknown> => api.favourite.removeGoods({ item_ids: [id], is_empty: false }),
    added: '商品收藏成功',
    removed: '商品移除收藏成功',
  },
  shop: {
    add: (id: number): Promise<unknown> => api.favourite.followShop({ distributor_id: id }),
    remove: (id: number): Promise<unknown> => api.favourite.unfollowShop({ distributor_id: id }),
    added: '关注成功',
    removed: '取消关注',
  },
}
