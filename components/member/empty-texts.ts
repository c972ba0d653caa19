/** Texts of the empty lists of the member area; the member centre shows the same ones (spec 3 §5). */
export const emptyTexts = {
  orders: '您没有相关的订单。',
  favourites: '您的收藏清单是空白的，保存你的心仪单品，实时掌握商品动态。',
  visits: '您的足迹是空白的。',
} as const
