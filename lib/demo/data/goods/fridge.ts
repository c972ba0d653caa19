import { goodsBuilder } from './builder'

const fridge = goodsBuilder('fridge', {
  freight: 'big',
  closing: [
    '送货入户，尺寸先量好',
    '请在下单前确认门洞、电梯与预留位置的宽度，机身两侧各留 2 厘米、背部留 5 厘米散热。送货师傅负责入户、拆箱与调平，旧冰箱同一天搬走。',
    'size',
  ],
  features: {
    frostless: [
      '风冷无霜，不再手动除冰',
      '冷风沿多点出风口均匀送到每一层，箱内温差小于 1℃，抽屉不粘、食材不结块，告别一年两次的除霜大扫除。',
      'detail',
    ],
    dual: [
      '双循环，不串味',
      '冷藏与冷冻各有独立的蒸发器和风道，榴莲不会染到牛奶，叶菜也不会被冷冻室抽干水分。',
      'detail',
    ],
    inverter: [
      '变频压缩机，夜里听不见',
      '压缩机按箱内温度平滑调速，夜间自动转入低速档，实测卧室门外几乎察觉不到运转声。',
      'side',
    ],
    clean: [
      '银离子与光触媒净味',
      '循环风道内置净味模块，持续分解氨与硫化物气味，冷藏室内壁 99% 抑菌，生熟同放也安心。',
      'detail',
    ],
    ice: [
      '零下 30℃ 速冻锁鲜',
      '急冻模式快速穿过冰晶生成带，肉类细胞不被刺破，解冻后汁水不流失，口感接近现买现做。',
      'detail',
    ],
    flat: [
      '薄嵌机身，与橱柜齐平',
      '60 厘米以内的机身深度，百叶式底部散热，两侧零缝嵌入，门体打开不凸出台面。',
      'scene',
    ],
    zone: [
      '三档变温区',
      '零下 7℃ 软冻、零下 1℃ 冰鲜、3℃ 果蔬一键切换，今天放海鲜，明天放面膜，都有合适的温度。',
      'detail',
    ],
  },
})

const families = { '510升': 0, '560升': 600 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const fridges = [
  fridge({
    key: 'fridge-french-510', name: '澜岸冰箱法式四门家用大容量一级变频风冷无霜超薄嵌入', brief: '510 升大空间，60 厘米薄嵌，双循环不串味',
    category: 'fridge-french', brand: '澜岸', model: 'LA-BCD-510WF', form: 'french', price: 4999, colors: ['星河银', '曜石黑', '玉脂白'], options: { 容积: families },
    seo: { title: '澜岸 510 升法式四门冰箱 一级变频风冷无霜', keywords: '澜岸冰箱,法式四门,510升冰箱,一级能效冰箱,以旧换新' },
    member: 150, soldOut: ['玉脂白/560升'], energy: 1, size: [833, 1898, 600], weight: 98, sales: 6820, sort: 99, age: 86, tags: ['爆款', '大容量'],
    params: '总容积 510 升；冷冻能力 8 kg/24h；噪音 35 dB(A)；制冷方式 风冷无霜；综合耗电量 0.82 kWh/24h',
    own: [['一台装下一家四口的一周', '上层冷藏 330 升，六个独立门搁架；下层左右分储，干货、母婴、海鲜各有归处，一次采购够吃七天。', ['scene', 'front', 'detail']]], features: ['flat', 'dual', 'inverter'],
  }),
  fridge({
    key: 'fridge-cross-468', name: '云杉十字四门冰箱家用双变频风冷无霜干湿分储净味以旧换新', brief: '干湿分储，果蔬七天仍脆嫩',
    category: 'fridge-cross', brand: '云杉', model: 'YS-BCD-468QP', form: 'cross', price: 3599, colors: ['月岩灰', '云峰白'], options: { 容积: { '468升': 0, '501升': 400 } },
    energy: 1, size: [800, 1830, 655], weight: 92, sales: 5410, sort: 96, age: 140, tags: ['热卖', '大容量'],
    params: '总容积 468 升；冷冻能力 7 kg/24h；噪音 36 dB(A)；制冷方式 风冷无霜；综合耗电量 0.79 kWh/24h',
    own: [['干区更干，湿区更润', '干区湿度约 45%，存枸杞茶叶不返潮；湿区湿度约 90%，菠菜生菜放七天依然挺拔。', 'detail']], features: ['frostless', 'clean'],
  }),
  fridge({
    key: 'fridge-french-550', name: '北屿法式多门冰箱零下30度深冷速冻母婴变温大容量', brief: '零下 30℃ 深冷，牛排像刚切下来',
    category: 'fridge-french', brand: '北屿', model: 'BY-BCD-550DF', form: 'multi', price: 6299, colors: ['曜石黑', '雾霾蓝'], options: { 容积: { '550升': 0, '620升': 900 } },
    member: 300, energy: 1, size: [905, 1900, 640], weight: 112, sales: 2310, sort: 93, age: 24, tags: ['新品', '大容量'],
    params: '总容积 550 升；冷冻能力 12 kg/24h；最低温度 -30 ℃；噪音 36 dB(A)；制冷方式 风冷无霜',
    own: [['来自严寒实验室的低温', '北屿在零下 40 度的恒温舱里打磨压缩机与密封条，让家里的冰箱也有专业冷库的底气。', 'scene']], features: ['ice', 'zone', 'dual'],
  }),
  fridge({
    key: 'fridge-cross-406', name: '澜岸十字对开四门冰箱小户型60厘米薄款一级能效', brief: '小户型的四门，进深只有 59 厘米',
    category: 'fridge-cross', brand: '澜岸', model: 'LA-BCD-406WS', form: 'cross', price: 2899, colors: ['星河银', '杏仁米'],
    energy: 1, size: [700, 1820, 590], weight: 78, sales: 3960, sort: 90, age: 210, tags: ['热卖'],
    params: '总容积 406 升；冷冻能力 6 kg/24h；噪音 36 dB(A)；制冷方式 风冷无霜；门体材质 彩晶玻璃',
    own: [['70 厘米宽，也能四门分储', '在一扇门的位置里做出四个温区，冷藏冷冻不再抢地方，厨房过道照样能错身。', 'scene']], features: ['flat', 'frostless'],
  }),
  fridge({
    key: 'fridge-side-536', name: '云杉对开门冰箱500升大容量双变频风冷一级节能', brief: '左冻右藏，整只火鸡也放得下',
    category: 'fridge-side', brand: '云杉', model: 'YS-BCD-536WK', form: 'side', price: 3299, colors: ['砂岩金', '星河银'], options: { 容积: { '536升': 0, '598升': 500 } },
    soldOut: ['砂岩金/598升'], energy: 1, size: [908, 1775, 660], weight: 96, sales: 4480, sort: 91, age: 260, tags: ['大容量'],
    params: '总容积 536 升；冷冻能力 10 kg/24h；噪音 37 dB(A)；制冷方式 风冷无霜；综合耗电量 0.88 kWh/24h',
    own: [['左右对开，取放一目了然', '冷冻五层、冷藏五层等高对齐，高个子与孩子都有顺手的高度，年货季再也不用叠罗汉。', 'scene']], features: ['frostless', 'inverter'],
  }),
  fridge({
    key: 'fridge-side-610', name: '北屿对开门冰箱带吧台制冰饮水一体双开门嵌入式', brief: '门外取水取冰，朋友来了不用翻冰格',
    category: 'fridge-side', brand: '北屿', model: 'BY-BCD-610BI', form: 'sideBar', price: 8499, colors: ['曜石黑', '钛原色'],
    member: 400, energy: 2, size: [910, 1780, 710], weight: 121, sales: 640, sort: 74, age: 45, tags: ['大容量'],
    params: '总容积 610 升；制冰速度 1.2 kg/天；水箱容量 4 升；噪音 38 dB(A)；制冷方式 风冷无霜',
    own: [['冰块、碎冰、冰水三选一', '水箱可拆洗，滤芯半年一换；夏天一杯冰柠檬水，3 秒接满。', 'detail']], features: ['ice', 'clean'],
  }),
  fridge({
    key: 'fridge-side-452', name: '澜岸对开门冰箱家用双门电冰箱静音节能风冷无霜', brief: '对开门的入门之选，安静又省电',
    category: 'fridge-side', brand: '澜岸', model: 'LA-BCD-452WD', form: 'side', price: 2399, colors: ['月岩灰', '玉脂白'],
    energy: 2, size: [835, 1770, 630], weight: 84, sales: 5120, sort: 85, age: 330, tags: ['热卖', '静音'],
    params: '总容积 452 升；冷冻能力 8 kg/24h；噪音 34 dB(A)；制冷方式 风冷无霜；综合耗电量 0.92 kWh/24h',
    own: [['34 分贝，客厅也放得住', '四重减振脚垫配合低速风机，开放式厨房里追剧不会被打扰。', 'scene']], features: ['inverter', 'frostless'],
  }),
  fridge({
    key: 'fridge-three-220', name: '云杉三门冰箱小型家用租房中门软冷冻节能低噪', brief: '租房党的三门，中门软冻随取随切',
    category: 'fridge-three', brand: '云杉', model: 'YS-BCD-220MT', form: 'three', price: 1199, colors: ['星河银', '樱花粉', '薄荷绿'],
    energy: 2, size: [550, 1660, 560], weight: 45, sales: 8930, sort: 94, age: 400, tags: ['爆款'],
    params: '总容积 220 升；冷冻能力 3 kg/24h；噪音 37 dB(A)；制冷方式 直冷；综合耗电量 0.52 kWh/24h',
    own: [['中门零下 7℃，肉不用化冻', '下班回家直接切丝下锅，三门三温，小家也能讲究。', 'detail']], features: ['zone', 'inverter'],
  }),
  fridge({
    key: 'fridge-three-271', name: '澜岸三门冰箱风冷无霜一级能效双变频家用小户型', brief: '一级能效，一天不到半度电',
    category: 'fridge-three', brand: '澜岸', model: 'LA-BCD-271WT', form: 'three', price: 1899, colors: ['云峰白', '雾霾蓝'], options: { 门体: { 钢板: 0, 彩晶玻璃: 200 } },
    member: 60, soldOut: ['雾霾蓝/钢板'], energy: 1, size: [600, 1760, 590], weight: 58, sales: 3720, sort: 88, age: 120, tags: ['静音'],
    params: '总容积 271 升；冷冻能力 5 kg/24h；噪音 35 dB(A)；制冷方式 风冷无霜；综合耗电量 0.48 kWh/24h',
    own: [['两口之家刚刚好', '60 厘米见方的占地，冷藏 160 升、变温 40 升、冷冻 71 升，周末囤货也不局促。', 'scene']], features: ['frostless', 'zone'],
  }),
  fridge({
    key: 'fridge-three-303', name: '北屿三门冰箱变频风冷宽幅变温玻璃面板家用电冰箱', brief: '宽幅变温，一格变出第二个冷藏室',
    category: 'fridge-three', brand: '北屿', model: 'BY-BCD-303VT', form: 'three', price: 2499, colors: ['石墨灰', '极光绿'],
    energy: 1, size: [600, 1850, 640], weight: 66, sales: 1560, sort: 72, age: 95,
    params: '总容积 303 升；冷冻能力 6 kg/24h；噪音 36 dB(A)；制冷方式 风冷无霜；变温范围 -18～5 ℃',
    own: [['节前当冷冻，夏天当冷藏', '中间一格从零下 18℃ 到 5℃ 自由设定，冰箱容量跟着季节走。', 'detail']], features: ['zone', 'dual'],
  }),
  fridge({
    key: 'fridge-mini-95', name: '云杉迷你小冰箱单门宿舍租房办公室静音母婴面膜', brief: '桌边的小冷饮站，一天 0.3 度电',
    category: 'fridge-mini', brand: '云杉', model: 'YS-BC-95S', form: 'mini', price: 569, colors: ['奶油黄', '薄荷绿', '樱花粉'],
    energy: 2, size: [450, 840, 470], weight: 21, sales: 7240, sort: 87, age: 500, tags: ['热卖', '静音'],
    params: '总容积 95 升；噪音 33 dB(A)；制冷方式 直冷；综合耗电量 0.30 kWh/24h；门体 左右可换向',
    own: [['放在床头也安静', '33 分贝的运转声比翻书还轻，半夜喂奶、清晨敷面膜，伸手就有。', 'scene']], features: ['inverter'],
  }),
  fridge({
    key: 'fridge-mini-46', name: '栖巢复古迷你冰箱桌面冷藏柜化妆品小型单门冷饮', brief: '圆角复古，像一件会制冷的家具',
    category: 'fridge-mini', brand: '栖巢', model: 'QC-BC-46R', form: 'retro', price: 699, colors: ['胭脂红', '奶油黄', '松针绿', '海盐蓝'],
    soldOut: ['松针绿'], size: [400, 560, 430], weight: 16, sales: 2180, sort: 70, age: 18, tags: ['新品'],
    params: '总容积 46 升；噪音 34 dB(A)；制冷方式 半导体加直冷；搁架 钢化玻璃 2 层',
    own: [['复古圆角，四色可选', '整块拉伸门板配电镀拉手，放在咖啡角、梳妆台，本身就是一处风景。', 'scene'], ['冷藏也能保温', '冬天切换到 55℃ 保温档，牛奶和便当温热如初。', 'detail']], features: ['inverter'],
  }),
  fridge({
    key: 'fridge-bar-120', name: '北屿冰吧家用客厅小型恒温酒柜茶叶饮料冷藏展示柜', brief: '上层藏酒下层冰饮，一柜两温',
    category: 'fridge-bar', brand: '北屿', model: 'BY-JC-120D', form: 'bar', price: 1699, colors: ['曜石黑', '琥珀棕'],
    energy: 1, size: [500, 1280, 540], weight: 43, sales: 890, sort: 66, age: 160,
    params: '总容积 120 升；温区 双温区；温度范围 5～18 ℃；噪音 35 dB(A)；玻璃 三层 Low-E',
    own: [['红酒 12 度，可乐 5 度', '上下温区独立控温，抗紫外三层玻璃挡住阳光，酒标和茶香都留得住。', 'detail']], features: ['inverter', 'clean'],
  }),
  fridge({
    key: 'fridge-cross-521', name: '云杉十字四门冰箱超大冷冻囤货零嵌入底部散热', brief: '冷冻 200 升，囤货家庭的底气',
    category: 'fridge-cross', brand: '云杉', model: 'YS-BCD-521XL', form: 'cross', price: 5299, colors: ['云峰白', '石墨灰'], options: { 容积: { '521升': 0, '580升': 700 }, 面板: { 岩纹: 0, 玻璃: 300 } },
    member: 200, soldOut: ['云峰白/580升/玻璃', '石墨灰/521升/岩纹'], energy: 1, size: [833, 1900, 598], weight: 104, sales: 1870, sort: 82, age: 28, tags: ['新品', '大容量'],
    params: '总容积 521 升；冷冻容积 200 升；冷冻能力 10 kg/24h；噪音 35 dB(A)；制冷方式 风冷无霜',
    own: [['两侧零缝，嵌进去就是一面墙', '底部前散热，左右与背后都不用预留空间，旧橱柜改造也能轻松替换。', 'scene']], features: ['flat', 'ice', 'clean'],
  }),
  fridge({
    key: 'fridge-show-760', name: '北屿艺术装嵌冰箱700升全屋定制双温区展厅款', brief: '展厅实景款，预约门店设计师上门',
    category: 'fridge-french', brand: '北屿', model: 'BY-BCD-760ART', form: 'columns', price: 16999, colors: ['钛原色', '松针绿'],
    energy: 1, size: [1210, 1900, 605], weight: 168, sales: 36, sort: 40, age: 60, status: 'only_show',
    params: '总容积 760 升；冷冻能力 14 kg/24h；噪音 34 dB(A)；制冷方式 风冷无霜；面板 可定制',
    own: [['门板由你决定', '岩板、木皮、烤漆均可定制，出厂前按图纸试装，交付时与整面柜墙同色同纹。', 'scene']], features: ['flat', 'dual'],
  }),
  fridge({
    key: 'fridge-old-180', name: '澜岸双门小冰箱180升直冷家用节能电冰箱经典款', brief: '已由 271 升新款接替',
    category: 'fridge-three', brand: '澜岸', model: 'LA-BCD-180C', form: 'double', price: 999, colors: ['星河银'],
    soldOut: 'all', energy: 3, size: [500, 1430, 520], weight: 38, sales: 9950, sort: 10, age: 1100, status: 'instock',
    params: '总容积 180 升；冷冻能力 2.5 kg/24h；噪音 39 dB(A)；制冷方式 直冷',
    own: [['陪伴许多小家的第一台冰箱', '这一款已经停产，配件保障至停产后八年，如需更换请看三门 271 升。']], features: ['zone', 'inverter'],
  }),
  fridge({
    key: 'fridge-staff-325', name: '云杉法式冰箱325升员工内购专享一级变频', brief: '员工内购专享价，每人限购一台',
    category: 'fridge-french', brand: '云杉', model: 'YS-BCD-325EP', form: 'french', price: 1999, colors: ['星河银', '云峰白'],
    energy: 1, size: [680, 1800, 600], weight: 70, sales: 210, sort: 30, age: 33, staff: 'sale', tags: ['静音'],
    params: '总容积 325 升；冷冻能力 6 kg/24h；噪音 35 dB(A)；制冷方式 风冷无霜；综合耗电量 0.62 kWh/24h',
    own: [['内购也讲品质', '与市售同一条产线、同一套质检，只是把省下的渠道费用留给同事。', 'scene']], features: ['frostless', 'inverter'],
  }),
]
