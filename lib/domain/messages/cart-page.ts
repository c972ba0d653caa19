/**
 * Sentences that several pages with a cart show; product pages, which read the messages of the cart, need none of
 * them.
 */

export const bagEmpty = '购物袋中还没有商品，赶紧选购吧！'
export const removalQuestion = '请确认是否移除该商品?'
export const cartWithoutGoods = '购物车内暂时没有商品'
export const signInToCheckOut = '请登录后结算'
