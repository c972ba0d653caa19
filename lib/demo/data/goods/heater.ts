import { goodsBuilder } from './builder'

const heater = goodsBuilder('heater', {
  freight: 'big',
  closing: [
    '安装前请确认',
    '电热水器需承重墙与 4 平方毫米以上专线；燃气热水器须由持证人员安装，必须有独立烟道直通室外。上门后先验环境再施工，不合规不安装。',
    'size',
  ],
  features: {
    shield: [
      '出水断电，洗得放心',
      '出水瞬间切断加热回路并双极断开，配合防电墙把漏电流挡在机身之外。',
      'detail',
    ],
    anode: [
      '免换镁棒，10 年不锈',
      '电子阳极持续给内胆补充保护电流，不必每两年更换镁棒，水垢少、水质净。',
      'detail',
    ],
    rapid: ['双管速热', '两根加热管可合可分，急用时 3300 瓦同时加热，半箱水十几分钟就好。', 'front'],
    steady: ['正负半度恒温', '水量伺服器与比例阀联动，别处开水也不忽冷忽热，洗头洗到一半不再尖叫。', 'scene'],
    zero: ['开龙头就是热水', '内置循环泵提前把管道里的冷水送回去加热，零等待，一年少放走几吨冷水。', 'scene'],
    safe: [
      '一氧化碳与燃气双报警',
      '机内传感器全天监测，浓度异常立即切断气源、强制排风并鸣响提醒。',
      'detail',
    ],
    quiet: ['静音燃烧', '分段密闭燃烧配合直流风机，夜里洗澡邻居也不察觉。', 'side'],
  },
})

const litres = { '60升': 0, '80升': 300 }
const flow = { '16升': 0, '18升': 500 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const heaters = [
  heater({
    key: 'heater-tank-60', name: '沐川电热水器60升储水式速热双胆扁桶一级能效以旧换新', brief: '扁桶只厚 28 厘米，速热 3 倍',
    category: 'heater-tank', brand: '沐川', model: 'MC-D60B', form: 'twin', price: 1499, colors: ['云峰白', '曜石黑'], options: { 容量: litres },
    member: 50, soldOut: ['曜石黑/80升'], energy: 1, size: [890, 490, 280], weight: 27, sales: 8940, sort: 97, age: 120, tags: ['爆款'],
    params: '额定容量 60 升；额定功率 3300 W；内胆 双胆金圭；加热时间 20 分钟；防护等级 IPX4',
    own: [['薄到能藏进吊柜', '双胆并排的扁桶结构，贴墙只有 28 厘米，小浴室转身不碰头。', 'scene']], features: ['rapid', 'shield', 'anode'],
  }),
  heater({
    key: 'heater-tank-80', name: '云杉电热水器80升大容量家用储水式变频速热增容', brief: '一箱水，全家轮流洗',
    category: 'heater-tank', brand: '云杉', model: 'YS-D80Z', form: 'electric', price: 1199, colors: ['云峰白', '星河银'],
    energy: 1, size: [870, 470, 470], weight: 25, sales: 6730, sort: 91, age: 240, tags: ['大容量'],
    params: '额定容量 80 升；额定功率 3200 W；增容 2.2 倍；加热时间 45 分钟；防护等级 IPX4',
    own: [['四口之家不用排队等', '中温保温加动态增容，连续四个人洗澡水温仍稳在 42℃。', 'scene']], features: ['rapid', 'shield'],
  }),
  heater({
    key: 'heater-tank-50', name: '沐川电热水器50升圆桶租房经济家用防电墙储水', brief: '600 多元，安心洗澡',
    category: 'heater-tank', brand: '沐川', model: 'MC-D50E', form: 'round', price: 659, colors: ['云峰白'],
    energy: 2, size: [780, 430, 430], weight: 18, sales: 15270, sort: 89, age: 480, tags: ['热卖'],
    params: '额定容量 50 升；额定功率 2000 W；内胆 蓝金搪瓷；加热时间 70 分钟；防护等级 IPX4',
    own: [['一个旋钮，调好就不用管', '机械旋钮控温，断电记忆，租房也好拆好带走。', 'front']], features: ['shield'],
  }),
  heater({
    key: 'heater-tank-clean', name: '沐川净水洗电热水器60升免换镁棒抑菌美肤储水', brief: '进水先过滤，洗澡如净水',
    category: 'heater-tank', brand: '沐川', model: 'MC-D60J', form: 'electric', price: 2299, colors: ['玉脂白', '雾霾蓝', '砂岩金'],
    member: 80, energy: 1, size: [900, 495, 285], weight: 29, sales: 2160, sort: 85, age: 20, tags: ['新品'],
    params: '额定容量 60 升；额定功率 3300 W；内胆 不锈钢；加热时间 18 分钟；过滤 三级净化',
    own: [['头发少一点涩，皮肤少一点干', '三级滤芯拦截余氯与铁锈，敏感肌和新生儿都适合。', 'detail']], features: ['anode', 'rapid', 'shield'],
  }),
  heater({
    key: 'heater-tank-vertical', name: '云杉立式电热水器100升别墅复式大水量一级能效', brief: '立式落地，浴缸也够用',
    category: 'heater-tank', brand: '云杉', model: 'YS-D100L', form: 'vertical', price: 2899, colors: ['星河银'],
    energy: 1, size: [520, 1380, 530], weight: 42, sales: 640, sort: 68, age: 200, tags: ['大容量'],
    params: '额定容量 100 升；额定功率 3000 W；增容 2 倍；加热时间 55 分钟；防护等级 IPX4',
    own: [['泡澡、厨房、洗衣一箱搞定', '分层加热上热下冷不混水，先热的先用。', 'scene']], features: ['anode', 'shield'],
  }),
  heater({
    key: 'heater-instant-8', name: '沐川即热式电热水器小型恒温免储水速热卫生间', brief: '3 秒出热，不占地方',
    category: 'heater-instant', brand: '沐川', model: 'MC-J85', form: 'instant', price: 1299, colors: ['曜石黑', '砂岩金', '云峰白'],
    energy: 2, size: [270, 480, 110], weight: 4.6, sales: 4870, sort: 86, age: 150, tags: ['热卖'],
    params: '额定功率 8500 W；出水 5 L/min；温度范围 30～55 ℃；线径要求 6 mm²；防护等级 IPX5',
    own: [['随开随热，不等水箱', '一本书大小，挂在花洒旁，来客人也不用算着热水洗。', 'scene']], features: ['steady', 'shield'],
  }),
  heater({
    key: 'heater-small-6', name: '衡焰小厨宝6升速热厨房台下储水式电热水器洗碗', brief: '洗碗水 3 分钟烧好',
    category: 'heater-instant', brand: '衡焰', model: 'HY-X6', form: 'undersink', price: 399, colors: ['云峰白', '月岩灰'],
    energy: 2, size: [310, 370, 270], weight: 6.8, sales: 9310, sort: 84, age: 330,
    params: '额定容量 6 升；额定功率 1500 W；加热时间 3 分钟；安装 上出水与下出水；防护等级 IPX4',
    own: [['冬天洗碗不伤手', '装在水槽下方，不占台面，龙头一开就是热水。', 'scene']], features: ['shield'],
  }),
  heater({
    key: 'heater-small-10', name: '沐川小厨宝10升一级能效厨房热水器搪瓷内胆节能', brief: '10 升够洗一桌碗',
    category: 'heater-instant', brand: '沐川', model: 'MC-X10', form: 'undersinkDigital', price: 569, colors: ['云峰白'],
    soldOut: 'all', energy: 1, size: [360, 400, 320], weight: 8.2, sales: 3120, sort: 58, age: 270,
    params: '额定容量 10 升；额定功率 2000 W；加热时间 5 分钟；安装 上出水；防护等级 IPX4',
    own: [['聚餐之后的底气', '10 升储水配速热，一桌碗洗完水还是热的。', 'scene']], features: ['anode'],
  }),
  heater({
    key: 'heater-gas-16', name: '衡焰燃气热水器16升恒温天然气强排静音节能家用', brief: '正负半度，两个卫生间同时用',
    category: 'heater-gas-home', brand: '衡焰', model: 'HY-R16', form: 'gas', price: 1899, colors: ['星河银', '曜石黑'], options: { 出水量: flow, 气源: { 天然气: 0, 液化气: 50 } },
    without: ['星河银/18升/液化气', '曜石黑/18升/液化气'], soldOut: ['曜石黑/16升/液化气'], member: 60, energy: 2, size: [370, 600, 150], weight: 14, sales: 7860, sort: 96, age: 95, tags: ['爆款', '静音'],
    params: '额定出水 16 L/min；热效率 90%；恒温精度 ±0.5 ℃；启动水压 0.01 MPa；运行噪音 40 dB(A)',
    own: [['一边洗澡，一边洗菜', '大功率燃烧器与水量伺服器让两处用水互不抢热。', 'scene']], features: ['steady', 'safe', 'quiet'],
  }),
  heater({
    key: 'heater-gas-13', name: '衡焰燃气热水器13升家用强排式变频恒温低水压启动', brief: '老小区低水压也能点着',
    category: 'heater-gas-home', brand: '衡焰', model: 'HY-R13', form: 'gas', price: 1199, colors: ['云峰白', '星河银'],
    energy: 2, size: [350, 560, 140], weight: 12, sales: 8120, sort: 90, age: 310, tags: ['热卖'],
    params: '额定出水 13 L/min；热效率 88%；恒温精度 ±1 ℃；启动水压 0.008 MPa；运行噪音 45 dB(A)',
    own: [['六楼顶层也出热水', '低至 0.008 兆帕即可点火，老房子水压不稳也不怕。', 'scene']], features: ['steady', 'safe'],
  }),
  heater({
    key: 'heater-gas-cond', name: '沐川冷凝燃气热水器16升一级能效省气低排放家用', brief: '热效率 103%，一年省出一台的气',
    category: 'heater-gas-home', brand: '沐川', model: 'MC-R16L', form: 'gas', price: 3299, colors: ['月岩灰', '雾霾蓝'],
    energy: 1, size: [380, 650, 190], weight: 19, sales: 1240, sort: 79, age: 60, tags: ['静音'],
    params: '额定出水 16 L/min；热效率 103%；恒温精度 ±0.5 ℃；氮氧化物 低于 30 mg/kWh；运行噪音 39 dB(A)',
    own: [['把烟里的热也收回来', '二次冷凝换热器回收烟气余热，同样的气多洗一个澡。', 'detail']], features: ['steady', 'quiet'],
  }),
  heater({
    key: 'heater-zero-16', name: '衡焰零冷水燃气热水器16升智能循环恒温增压即热', brief: '开龙头就是热水，增压花洒更畅快',
    category: 'heater-gas-zero', brand: '衡焰', model: 'HY-L16', form: 'gas', price: 3499, colors: ['曜石黑', '玉脂白'], options: { 出水量: { '16升': 0, '18升': 600 } },
    member: 120, energy: 2, size: [400, 650, 170], weight: 20, sales: 2980, sort: 93, age: 42, tags: ['热卖'],
    params: '额定出水 16 L/min；循环 单管与双管；增压 150%；恒温精度 ±0.3 ℃；运行噪音 38 dB(A)',
    own: [['早上多睡 3 分钟', '按家人作息预热管道，起床、回家、睡前开水即热，其余时间不循环不费气。', 'scene']], features: ['zero', 'steady', 'safe'],
  }),
  heater({
    key: 'heater-zero-18', name: '沐川零冷水燃气热水器18升瀑布浴大水量静音一级', brief: '瀑布浴大水量，一级能效',
    category: 'heater-gas-zero', brand: '沐川', model: 'MC-L18', form: 'gas', price: 4999, colors: ['钛原色', '曜石黑'],
    energy: 1, size: [420, 690, 200], weight: 24, sales: 560, sort: 76, age: 14, tags: ['新品', '静音'],
    params: '额定出水 18 L/min；热效率 102%；增压 180%；恒温精度 ±0.3 ℃；运行噪音 38 dB(A)',
    own: [['三个花洒同时开', '18 升水量配瞬时增压，顶喷也能痛快淋透。', 'scene']], features: ['zero', 'quiet', 'safe'],
  }),
  heater({
    key: 'heater-zero-shop', name: '衡焰零冷水燃气热水器整屋热水方案含循环管改造', brief: '含上门勘测与循环管改造',
    category: 'heater-gas-zero', brand: '衡焰', model: 'HY-L20P', form: 'gas', price: 6999, colors: ['曜石黑'],
    energy: 1, size: [430, 700, 210], weight: 26, sales: 88, sort: 66, age: 70,
    params: '额定出水 20 L/min；热效率 103%；循环 双管改造；恒温精度 ±0.3 ℃；运行噪音 38 dB(A)',
    own: [['一次把热水这件事做完', '老师傅先看管路再出方案，改造、安装、调试两天完工。', 'scene']], features: ['zero', 'steady'],
  }),
  heater({
    key: 'heater-gas-shop', name: '衡焰平衡式燃气热水器卫生间可装安全密闭12升', brief: '可装卫生间的密闭平衡式',
    category: 'heater-gas-home', brand: '衡焰', model: 'HY-P12', form: 'gas', price: 2599, colors: ['云峰白'],
    energy: 2, size: [380, 620, 200], weight: 18, sales: 430, sort: 64, age: 180,
    params: '额定出水 12 L/min；热效率 89%；燃烧 密闭平衡式；启动水压 0.01 MPa；运行噪音 43 dB(A)',
    own: [['吸室外的气，排室外的烟', '燃烧全程与室内隔绝，没有阳台的户型也能安全使用。', 'detail']], features: ['safe', 'steady'],
  }),
  heater({
    key: 'heater-staff-60', name: '沐川电热水器60升员工内购常规款双胆速热一级', brief: '员工内购常规款，含标准安装',
    category: 'heater-tank', brand: '沐川', model: 'MC-D60EP', form: 'twin', price: 999, colors: ['云峰白'],
    energy: 1, size: [890, 490, 280], weight: 27, sales: 180, sort: 22, age: 46, staff: 'normal',
    params: '额定容量 60 升；额定功率 3300 W；内胆 双胆金圭；加热时间 20 分钟；防护等级 IPX4',
    own: [['与市售同款', '为同事省下渠道费用，售后政策与市售完全一致。', 'scene']], features: ['rapid', 'shield'],
  }),
  heater({
    key: 'heater-tank-smart', name: '云杉智能电热水器60升远程预约谷电加热双胆超薄', brief: '谷电自动烧水，月省几十度',
    category: 'heater-tank', brand: '云杉', model: 'YS-D60S', form: 'twin', price: 1799, colors: ['石墨灰', '杏仁米'],
    soldOut: ['杏仁米'], energy: 1, size: [895, 490, 285], weight: 28, sales: 1960, sort: 80, age: 36,
    params: '额定容量 60 升；额定功率 3300 W；内胆 双胆；联网 远程预约；防护等级 IPX4',
    own: [['它记得你几点洗澡', '学习一周用水习惯，避开峰电提前烧好，出差模式只保防冻。', 'scene']], features: ['rapid', 'anode'],
  }),
]
