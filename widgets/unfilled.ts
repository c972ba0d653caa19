/**
 * Kinds of content that a widget can have, their keys in the settings, and the reminder for operators when it is
 * missing.
 */
const contents = {
  pictures: { keys: ['imgUrl', 'phoneImgUrl'], text: '还没有选择图片' },
  goods: { keys: ['goods_id'], text: '还没有选择商品' },
  coupons: { keys: ['card_id'], text: '还没有选择优惠券' },
  shops: { keys: ['shop_id'], text: '还没有选择商铺' },
  menu: { keys: ['title', 'category_id'], text: '还没有添加菜单' },
} as const

function holds(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, child]) =>
    keys.includes(key) ? child !== '' && child !== 0 && child !== undefined : holds(child, keys),
  )
}

/**
 * The sentence for operators when stored settings have nothing of a kind, at any depth, so that shoppers would see an
 * empty place or nothing; undefined when there is something. For `unfilled` of contracts.
 */
export const without = (kind: keyof typeof contents, value: unknown): string | undefined =>
  holds(value, contents[kind].keys) ? undefined : contents[kind].text
