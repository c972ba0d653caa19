/** The pages with fixed addresses (spec 4 §B8). */
export const fixedPages = [
  { id: 'home', title: '首页', url: '/' },
  { id: 'items', title: '商品列表', url: '/items' },
  { id: 'member', title: '会员中心', url: '/member/user-info' },
  { id: 'cart', title: '购物车', url: '/cart' },
  { id: 'pointitems', title: '积分商城', url: '/pointitems' },
  { id: 'coupons', title: '领券中心', url: '/member/coupon-center' },
] as const

/** The pages of activities. */
export const activityPages = [
  { id: 'groups', title: '拼团', url: '/groups' },
  { id: 'coupon_list', title: '领券中心', url: '/member/coupon-center' },
  { id: 'pointitems', title: '积分商城', url: '/pointitems' },
  { id: 'renewal', title: '补贴专区', url: '/devicePurchase' },
  { id: 'vip', title: '会员权益', url: '/member/vip' },
] as const
