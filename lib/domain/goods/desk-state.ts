/**
 * The lists of products at the desk (contract operator §4). Products on sale without stock are in two of them, and so are
 * products with a change of their merchant that waits (`pending`), was rejected or withdrawn (`returned`).
 */
export const deskGoodsStates = {
  on_sale: '在售',
  sold_out: '已售罄',
  off_sale: '仓库中',
  pending: '待审核',
  returned: '待修改',
  deleted: '回收站',
} as const
export type DeskGoodsState = keyof typeof deskGoodsStates

/** The sorts of these lists: the fields that have an index. */
export const deskGoodsSorts = {
  newest: '最新创建',
  updated: '最近修改',
  sales: '销量从高到低',
  price_asc: '价格从低到高',
  price_desc: '价格从高到低',
} as const
export type DeskGoodsSort = keyof typeof deskGoodsSorts

/** Days for which a deleted row can be restored. */
export const recycleDays = 30
