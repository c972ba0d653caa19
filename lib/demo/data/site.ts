/**
 * The keywords below the search box: categories, or a tag with a category. A mall without its own has the default
 * words.
 */
export const hotWords = ['冰箱', '空调', '洗衣机', '国补手机', '以旧换新']

/**
 * A link to a path of the mall, written as operators type it, to the list of an article category, or to a designed page
 * with this title.
 */
export type DemoLink = { title: string } & (
  { href: string } | { articles: 'guide' | 'policy' | 'care' | 'brand' } | { page: string }
)

/** The five link columns of the footer. */
export const footerColumns: { title: string; links: DemoLink[] }[] = [
  {
    title: '购物指南',
    links: [
      { title: '全部商品', href: '/items' },
      { title: '新品上架', href: '/items?tag=新品' },
      { title: '拼团特惠', href: '/groups' },
      { title: '积分商城', href: '/pointitems' },
      { title: '选购指南', articles: 'guide' },
      { title: '全屋定制', href: '/custom' },
      { title: '全部资讯', href: '/articleList' },
      { title: '常见问题', href: '/article/faqs' },
    ],
  },
  {
    title: '以旧换新',
    links: [
      { title: '补贴专区', href: '/devicePurchase' },
      { title: '家电焕新季', page: '家电焕新季' },
      { title: '焕新补贴卡', href: '/reuseCard' },
      { title: '国补商品', href: '/items?tag=国补' },
      { title: '政策解读', articles: 'policy' },
      { title: '旧机回收', href: '/product/trade-in/steps' },
      { title: '旧机去哪儿了', page: '旧机去哪儿了' },
    ],
  },
  {
    title: '配送安装',
    links: [
      { title: '物流查询', href: '/member/trade' },
      { title: '收货地址', href: '/member/address' },
      { title: '线下门店', href: '/store' },
      { title: '门店推荐', page: '身边的焕新门店' },
      { title: '送货须知', href: '/article/faqs#配送安装' },
    ],
  },
  {
    title: '售后服务',
    links: [
      { title: '退换与保修', href: '/article/faqs#发票与售后' },
      { title: '我的订单', href: '/member/trade' },
      { title: '家电保养', articles: 'care' },
      { title: '全屋家电导购', page: '全屋家电导购' },
    ],
  },
  {
    title: '关于商城',
    links: [
      { title: '品牌故事', href: '/story' },
      { title: '科技焕新', href: '/technology' },
      { title: '品牌资讯', articles: 'brand' },
      { title: '资讯订阅', href: '/rss.xml' },
      { title: '用户协议', href: '/license?type=register' },
      { title: '隐私政策', href: '/license?type=privacy' },
    ],
  },
]

/** The four promises above the footer. */
export const promises: { title: string; text: string; icon: 'shield' | 'recycle' | 'truck' | 'headset' }[] = [
  { title: '正品保障', text: '品牌直供，每件可查序列号', icon: 'shield' },
  { title: '以旧换新', text: '致电客服约上门回收，换新享补贴', icon: 'recycle' },
  { title: '快速送达', text: '送装一体，大件预约到时段', icon: 'truck' },
  { title: '售后无忧', text: '七天退换，全国联保', icon: 'headset' },
]

/** Title, description and keywords in the template tokens of contract goods §6. */
export const tdk = {
  home: {
    title: '焕新商城 - 家电数码以旧换新，补贴直达结算台',
    description:
      '焕新商城是之江焕新行动的线上平台，冰箱、洗衣机、空调、电视、手机、平板等 12 类商品享以旧换新补贴，送装一体，旧机上门回收。',
    keywords: '以旧换新,家电补贴,冰箱,洗衣机,空调,平板电视,手机,焕新商城',
  },
  list: {
    title: '{category},{category_path},{search_keywords}',
    description: '{category},{search_keywords}',
    keywords: '{category},{search_keywords}',
  },
  goods: {
    title: '{goods_name},{goods_brand},{goods_category}',
    description: '{goods_brief},{goods_brand},{goods_price}',
    keywords: '{goods_name},{goods_brand},{goods_category}',
  },
}

/** The company that runs the demo mall; recognisably invented. */
export const company = {
  name: '焕新商城（演示站）',
  operator: '之江焕新示例科技有限公司',
  slogan: '旧的不去，新的来',
  address: '浙江省杭州市西湖区演示大道 100 号焕新大厦 8 层',
  postcode: '310000',
  phone: '400-100-0000',
  email: 'service@huanxin.example',
  filing: '演示备 00000000 号',
  hours: '每天 9:00-21:00',
}

/** Questions of the help page, sorted by group. */
export const faqs: { group: string; question: string; answer: string }[] = [
  {
    group: '补贴资格',
    question: '谁可以享受以旧换新补贴？',
    answer:
      '收货地址在本轮活动地区内、完成实名认证的个人消费者均可申请，每类商品每人每轮按类别限购件数，空调最多三台，其余大家电每类一台。',
  },
  {
    group: '补贴资格',
    question: '补贴怎么享受，什么时候抵扣？',
    answer:
      '补贴不用领取：完成实名认证后，选择带“国补”标签的商品下单，结算页按补贴比例自动计算，单件不超过封顶金额，付款时直接减去。',
  },
  {
    group: '补贴资格',
    question: '优惠券可以和补贴一起用吗？',
    answer:
      '可以。先计算会员价、满减与优惠券，再按剩余商品金额计算补贴，结算页会逐行列出。秒杀订单只享秒杀价与补贴，不再叠加优惠券。',
  },
  {
    group: '旧机回收',
    question: '一定要有旧机才能买吗？',
    answer:
      '不用。享受补贴不要求交回旧机，有旧机的可以致电客服预约上门回收，回收款由回收方当面结清，与订单金额无关。',
  },
  {
    group: '旧机回收',
    question: '旧家电怎么回收？',
    answer:
      '请致电客服预约：大家电由师傅在送新机的同一天拆走，手机、平板等由快递员上门取件，质检通过后由回收方直接付款。请提前备份并清空个人数据。',
  },
  {
    group: '配送安装',
    question: '大件多久能送到，能预约时间吗？',
    answer:
      '活动地区内一般 48 小时送达，结算后配送员会电话预约上午、下午或晚间时段，送货与安装同一次完成，偏远乡镇可能延后一至两天。',
  },
  {
    group: '发票与售后',
    question: '发票和能效信息在哪里看？',
    answer:
      '付款成功后可在订单详情申请电子普通发票；能效等级写在商品页“规格参数”中，一级能效商品可享更高的补贴比例。',
  },
  {
    group: '发票与售后',
    question: '商品到货后可以退换吗？',
    answer:
      '签收七天内、未安装未激活可无理由退换；已安装的家电如检测存在质量问题，15 天内可换新。享受补贴的订单退货时补贴资格一并退回。',
  },
]
