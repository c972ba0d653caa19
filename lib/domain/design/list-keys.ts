/** The settings in which tabs, slides, groups and shops hold their products and coupons. */
export const listKeys = ['data', 'goods_list'] as const
