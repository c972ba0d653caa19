import type { DemoGoods, GoodsClass } from '../../types'
import { goodsBuilder, type Block, type GoodsInput } from './builder'

/**
 * Products of the points mall: the fields of ordinary products, their price in points, and the yuan that they cost
 * besides.
 */
type PointsInput<C extends GoodsClass> = Omit<GoodsInput<C, never>, 'features'> & {
  points: number
  /** Default 0. */
  cash?: number
}

const closing: Block = [
  '兑换说明',
  '积分在提交订单时扣除，取消订单后原路退回。支付完成后 48 小时内发出，收到商品如有破损，请在 7 天内联系客服。',
  'size',
]

/** The builder of a class. `price` of its entries is what the product is worth; it becomes the market price. */
function pointsBuilder<C extends GoodsClass>(kind: C) {
  const build = goodsBuilder<C, never>(kind, {
    freight: '',
    closing,
    features: {} as Record<never, Block>,
  })
  return ({ points, cash = 0, ...input }: PointsInput<C>): DemoGoods => {
    const { subsidyRate: _, freight, ...goods } = build({ ...input, features: [] })
    return {
      ...goods,
      // They get neither subsidy nor promotions.
      tags: [],
      ...(freight ? { freight } : {}),
      pointsGoods: true,
      skus: goods.skus.map((sku) => ({ ...sku, marketPrice: sku.price, price: cash * 100, point: points })),
    }
  }
}

const home = pointsBuilder('home')
const kitchen = pointsBuilder('kitchen')
const watch = pointsBuilder('watch')

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const pointsGoods: DemoGoods[] = [
  home({
    key: 'points-lamp-night', name: '栖巢磁吸阅读小夜灯充电款床头三档调光', brief: '一晚好光，纯积分兑换', points: 990,
    category: 'home-lamp', brand: '栖巢', model: 'QC-J10', form: 'nightlight', price: 39, colors: ['云峰白', '樱花粉'], size: [110, 110, 32], weight: 0.2, sales: 2860, sort: 99, age: 60,
    params: '功率 5 W；充电 USB-C；调光 三档；续航 12 小时', own: [['抬手一贴就亮', '磁吸底座贴在床头或书柜，取下来就是手电，暖光不刺眼。', 'scene'], ['一周一充', '低档连续点亮十二小时，睡前读几页书，一周只充一次。', 'detail']],
  }),
  kitchen({
    key: 'points-blender-cup', name: '炊舍便携榨汁杯充电无线小型随行果汁机', brief: '三十秒一杯鲜果汁', points: 1990,
    category: 'kitchen-blender', brand: '炊舍', model: 'CS-J03', form: 'juicecup', price: 89, colors: ['薄荷绿', '樱花粉'], size: [90, 240, 90], weight: 0.6, sales: 1920, sort: 97, age: 45,
    params: '容量 0.35 升；功率 90 W；充电 USB-C；材质 食品级杯身', own: [['带得走的果汁吧', '350 毫升杯身，一杯一饮，洗起来也只冲一下。', 'scene'], ['十杯不断电', '充满一次可榨十杯，出差、露营、办公室都够用。', 'detail']],
  }),
  home({
    key: 'points-fan-desk', name: '霁岚桌面静音小风扇 USB 摇头台式循环', brief: '两小时充满，吹一整天', points: 1290,
    category: 'home-fan', brand: '霁岚', model: 'JL-F06', form: 'fan', price: 59, colors: ['云峰白'], size: [180, 260, 130], weight: 0.7, sales: 1680, sort: 95, age: 80,
    params: '功率 5 W；充电 USB-C；风量 四档；噪音 25 dB(A)', own: [['桌面上的自然风', '七叶软风扇叶，近吹不躁，午休也不打扰邻座。', 'front'], ['上下左右都能转', '一键摇头，支架可折叠立放或夹在床头。', 'side']],
  }),
  kitchen({
    key: 'points-kettle-fold', name: '炊舍旅行折叠电水壶便携烧水壶双电压', brief: '装进背包的热水', points: 2390,
    category: 'kitchen-kettle', brand: '炊舍', model: 'CS-K06F', form: 'kettle', price: 119, colors: ['海盐蓝', '云峰白'], size: [160, 150, 120], weight: 0.8, sales: 960, sort: 92, age: 33,
    params: '容量 0.6 升；功率 800 W；材质 304 不锈钢；防干烧 自动断电', own: [['折起来只有巴掌厚', '食品级硅胶壶身，展开烧水、折叠收纳，出差不再用酒店的壶。', 'front'], ['全球电压', '一键切换电压，烧开自动断电。', 'detail']],
  }),
  watch({
    key: 'points-band-lite', name: '星禾智能手环轻巧款心率睡眠监测防水长续航', brief: '积分加钱购，十四天续航', points: 1500, cash: 59,
    category: 'watch-band', brand: '星禾', model: 'XH-B5L', form: 'band', price: 199, colors: ['曜石黑', '赤陶橙', '海盐蓝'], soldOut: ['海盐蓝'], size: [18, 45, 11], figures: ['屏幕 1.5 英寸', '厚 10.9mm', '重 16g', '续航 14 天'], weight: 0.1, freight: 'standard', sales: 3410, sort: 98, age: 28,
    params: '屏幕 1.5 英寸；续航 14 天；防水 5 ATM；运动模式 60 种', own: [['轻到忘了它在', '十六克机身，洗澡睡觉都不用摘。', 'scene'], ['睡眠有记录', '深睡、浅睡、清醒时长一目了然，早上给一句看得懂的建议。', 'detail']],
  }),
  home({
    key: 'points-lamp-desk', name: '栖巢国 AA 级护眼台灯学生学习阅读全光谱', brief: '写作业不伤眼', points: 2000, cash: 79,
    category: 'home-lamp', brand: '栖巢', model: 'QC-L30', form: 'lamp', price: 299, colors: ['云峰白'], size: [260, 480, 200], weight: 1.6, freight: 'standard', sales: 1240, sort: 94, age: 50,
    params: '功率 18 W；照度 国 AA 级；显色指数 97；调光 无级', own: [['桌面每一寸都亮得均匀', '宽幅灯头覆盖整张书桌，写字没有手影。', 'scene'], ['久坐提醒', '四十五分钟轻闪一次，抬头看看远处。', 'front']],
  }),
  kitchen({
    key: 'points-airfryer', name: '栖巢迷你空气炸锅2升可视一人食', brief: '一个人也要好好吃饭', points: 2500, cash: 69,
    category: 'kitchen-airfryer', brand: '栖巢', model: 'QC-A20', form: 'airfryer', price: 239, colors: ['奶油黄', '薄荷绿'], size: [210, 250, 260], weight: 2.6, freight: 'standard', sales: 1530, sort: 93, age: 21,
    params: '容量 2 升；功率 800 W；温度 80～200 ℃；可视窗 双层玻璃', own: [['看得见的金黄', '可视窗加内灯，烤到哪一步一眼就知道。', 'front'], ['省下一大半油', '热风循环不翻面，鸡翅外脆里嫩。', 'scene']],
  }),
  kitchen({
    key: 'points-rice', name: '炊舍迷你电饭煲1.6升预约煮粥两口之家', brief: '小锅也能煮出柴火香', points: 2200, cash: 89,
    category: 'kitchen-ricecooker', brand: '炊舍', model: 'CS-R16', form: 'ricecooker', price: 259, colors: ['云峰白', '奶油黄'], size: [220, 200, 230], weight: 2.3, freight: 'standard', sales: 880, sort: 88, age: 65,
    params: '容量 1.6 升；功率 400 W；预约 24 小时；内胆 不粘厚釜', own: [['两个人刚刚好', '一次煮两三碗，不剩饭、不占地方。', 'scene'], ['预约一碗热粥', '睡前放米加水，早上揭盖就能吃。', 'detail']],
  }),
  home({
    key: 'points-purifier', name: '霁岚桌面空气净化器卧室除烟除味静音', brief: '床头 1 米好空气', points: 2600, cash: 129,
    category: 'home-purifier', brand: '霁岚', model: 'JL-P08', form: 'purifier', price: 399, colors: ['云峰白'], size: [180, 320, 180], weight: 2.1, sales: 610, sort: 86, age: 90,
    params: '颗粒物 CADR 80 m³/h；噪音 20 dB(A)；滤芯 复合滤网；适用面积 8 m²', own: [['睡在干净的空气里', '三百六十度进风，十分钟循环一次床头的空气。', 'front'], ['滤芯一年一换', '到期屏幕提醒，不用工具就能拆。', 'detail']],
  }),
  home({
    key: 'points-vacuum', name: '净汐手持无线吸尘器车载家用大吸力轻量', brief: '车里、桌面、沙发缝', points: 3000, cash: 149,
    category: 'home-stick', brand: '净汐', model: 'JX-S08', form: 'stick', price: 459, colors: ['石墨灰', '海盐蓝'], size: [110, 420, 100], weight: 1.3, sales: 740, sort: 90, age: 38,
    params: '吸力 12000 Pa；续航 30 分钟；尘杯 0.3 升；充电 USB-C', own: [['一只手就能吸干净', '1 公斤出头，宠物毛、饼干屑、座椅缝里的沙一吸就走。', 'scene'], ['双层滤网可水洗', '尘杯一按即倒，滤网冲一下晾干再用。', 'detail']],
  }),
  watch({
    key: 'points-watch-kids', name: '鹿屿儿童电话手表精准定位视频通话防水', brief: '五重定位，随时能找到孩子', points: 5800,
    category: 'watch-kids', brand: '鹿屿', model: 'LY-K2', form: 'kids', price: 399, colors: ['樱花粉', '海盐蓝'], size: [42, 48, 14], figures: ['屏幕 1.4 英寸', '厚 13.8mm', '重 48g', '续航 4 天'], weight: 0.2, sales: 430, sort: 84, age: 15,
    params: '屏幕 1.4 英寸；续航 4 天；防水 5 ATM；定位 五重定位', own: [['放学路上更安心', '到校离校自动通知，陌生来电直接拦截。', 'scene'], ['上课自动静音', '课堂模式只能看时间，不影响学习。', 'front']],
  }),
  home({
    key: 'points-fan-floor', name: '霁岚空气循环扇家用遥控立式直流变频', brief: '循环整屋的风', points: 1800, cash: 199,
    category: 'home-fan', brand: '霁岚', model: 'JL-F30', form: 'fan', price: 459, colors: ['云峰白'], size: [320, 920, 320], weight: 4.6, freight: 'big', sales: 350, sort: 80, age: 110,
    params: '功率 28 W；风量 十二档；噪音 22 dB(A)；定时 12 小时', own: [['风到 12 米外', '涡旋送风，让空调的冷气均匀走遍客厅。', 'scene'], ['夜里听不见', '直流变频电机，睡眠档只有风声。', 'side']],
  }),
  kitchen({
    key: 'points-kettle-tea', name: '炊舍养生煮茶壶玻璃花茶壶定时保温', brief: '已兑完，补货中', points: 1690, cash: 39,
    category: 'kitchen-kettle', brand: '炊舍', model: 'CS-T08', form: 'kettle', price: 159, colors: ['琥珀棕'], soldOut: 'all', size: [200, 220, 160], weight: 1.4, freight: 'standard', sales: 2050, sort: 82, age: 130,
    params: '容量 0.8 升；功率 600 W；材质 高硼硅玻璃；保温 12 小时', own: [['一壶茶，慢慢煮', '八种模式，花茶、养生茶、药膳都有合适的火候。', 'scene'], ['看得见茶汤的颜色', '高硼硅玻璃壶身，冷热骤变也不怕。', 'front']],
  }),
]
