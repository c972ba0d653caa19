import { goodsBuilder } from './builder'

const washer = goodsBuilder('washer', {
  freight: 'big',
  closing: [
    '送装一体，旧机同走',
    '送货师傅当场拆除运输螺栓、接好进水与排水并试洗一遍。请预留水龙头、地漏与三孔插座，台面嵌入需比机身高出 2 厘米。',
    'size',
  ],
  features: {
    direct: [
      '直驱电机，少了皮带少了抖',
      '电机与滚筒同轴，没有皮带传动的摩擦与震颤，脱水到 1200 转，杯里的水面只起细纹。',
      'side',
    ],
    steam: [
      '高温蒸汽除菌',
      '70℃ 以上的蒸汽穿透纤维，除菌率 99.9%，羊毛、蚕丝也能用低温蒸汽去皱去味。',
      'detail',
    ],
    dosing: [
      '智能投放，一次加液洗一个月',
      '按重量与水质自动投放洗衣液和柔顺剂，不多放一滴，衣领不再留白印。',
      'detail',
    ],
    heatpump: [
      '热泵烘干，衣服不缩水',
      '热泵低温循环把烘筒温度控制在 60℃ 以内，毛衣蓬松、不起褶，耗电只有冷凝式的一半。',
      'detail',
    ],
    selfclean: [
      '筒自洁，内筒像新的一样',
      '甩水冲刷与高温煮洗结合，夹层污垢随水带走，每 20 次洗涤自动提醒一次。',
      'detail',
    ],
    air: [
      '空气洗，火锅味 15 分钟散',
      '不用水的衣物护理：热风穿过衣料带走烟味与花粉，西装、毛绒玩具都能洗。',
      'scene',
    ],
    ratio: [
      '洗净比 1.1，袖口一遍净',
      '喷淋与涡流同时工作，水流托着衣物翻滚，污渍最重的领口袖口一遍洗净。',
      'front',
    ],
  },
})

const drums = { '10公斤': 0, '12公斤': 300 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const washers = [
  washer({
    key: 'washer-drum-10', name: '澜岸滚筒洗衣机全自动10公斤直驱变频超薄除菌家用', brief: '直驱静音，10 公斤洗得下四件套',
    category: 'washer-drum-only', brand: '澜岸', model: 'LA-G100D', form: 'drum', price: 2399, colors: ['星河银', '云峰白', '石墨灰'], options: { 容量: drums },
    member: 80, soldOut: ['石墨灰/12公斤'], energy: 1, size: [598, 850, 530], weight: 68, sales: 8260, sort: 98, age: 100, tags: ['爆款', '静音'],
    params: '洗涤容量 10 公斤；脱水转速 1200 r/min；洗净比 1.08；电机 直驱变频；洗涤噪音 48 dB(A)',
    own: [['53 厘米薄身，阳台卫生间都合适', '机身更薄，内筒更大：525 毫米直径大筒径，羽绒服也能翻得开。', 'scene']], features: ['direct', 'steam', 'selfclean'],
  }),
  washer({
    key: 'washer-drum-8', name: '云杉滚筒洗衣机8公斤小户型短袖衬衫快洗家用变频', brief: '15 分钟快洗，短袖衬衫当天穿',
    category: 'washer-drum-only', brand: '云杉', model: 'YS-G80Q', form: 'drum', price: 1499, colors: ['云峰白', '星河银'],
    energy: 1, size: [595, 850, 470], weight: 58, sales: 9720, sort: 95, age: 230, tags: ['热卖'],
    params: '洗涤容量 8 公斤；脱水转速 1200 r/min；洗净比 1.04；快洗 15 分钟；洗涤噪音 52 dB(A)',
    own: [['下班洗，出门前就能穿', '少量短袖、衬衫用 15 分钟快洗，水温、转速、漂洗次数自动匹配，不伤领型。', 'scene']], features: ['ratio', 'selfclean'],
  }),
  washer({
    key: 'washer-drum-12', name: '云杉滚筒洗衣机12公斤大容量智能投放除螨直驱以旧换新', brief: '一键投放，冬被也能整床洗',
    category: 'washer-drum-only', brand: '云杉', model: 'YS-G120Z', form: 'drum', price: 2999, colors: ['石墨灰', '雾霾蓝'], options: { 投放: { 单仓: 0, 双仓: 200 } },
    energy: 1, size: [600, 850, 600], weight: 74, sales: 3860, sort: 90, age: 66, tags: ['大容量'],
    params: '洗涤容量 12 公斤；脱水转速 1400 r/min；洗净比 1.1；电机 直驱变频；洗涤噪音 49 dB(A)',
    own: [['整床冬被，一次洗完', '601 毫米大筒径让被芯充分舒展，65℃ 除螨程序把尘螨连同过敏源一起带走。', 'scene']], features: ['dosing', 'direct', 'ratio'],
  }),
  washer({
    key: 'washer-drum-slim', name: '沐川超薄全嵌滚筒洗衣机10公斤平嵌橱柜除菌静音', brief: '46 厘米，全嵌不凸出',
    category: 'washer-drum-only', brand: '沐川', model: 'MC-G100S', form: 'drum', price: 2799, colors: ['玉脂白', '曜石黑', '杏仁米'],
    energy: 1, size: [598, 845, 460], weight: 66, sales: 1540, sort: 80, age: 19, tags: ['新品', '静音'],
    params: '洗涤容量 10 公斤；脱水转速 1200 r/min；洗净比 1.08；门体 平嵌无凸；洗涤噪音 47 dB(A)',
    own: [['平嵌门圈，整面墙一条线', '把凸出的门圈收进箱体，46 厘米深度与洗漱柜齐平，小卫生间多出一步宽。', 'scene']], features: ['direct', 'steam'],
  }),
  washer({
    key: 'washer-combo-10', name: '澜岸洗烘一体机10公斤滚筒热泵烘干除菌变频家用', brief: '热泵低温烘，毛衣也敢放',
    category: 'washer-drum-combo', brand: '澜岸', model: 'LA-H100R', form: 'drum', price: 4599, colors: ['石墨灰', '玉脂白'], options: { 容量: { '洗10烘7': 0, '洗12烘8': 500 } },
    member: 150, energy: 1, size: [600, 850, 640], weight: 82, sales: 2740, sort: 93, age: 58, tags: ['热卖'],
    params: '洗涤容量 10 公斤；烘干容量 7 公斤；烘干方式 热泵；脱水转速 1400 r/min；洗涤噪音 48 dB(A)',
    own: [['睡前放进去，起床穿上身', '洗烘联动 4 小时一气呵成，梅雨季不再满屋晾衣，孩子的校服天天都是干爽的。', 'scene']], features: ['heatpump', 'air', 'direct'],
  }),
  washer({
    key: 'washer-combo-8', name: '云杉洗烘一体滚筒洗衣机8公斤冷凝烘干空气洗', brief: '第一台会烘干的洗衣机',
    category: 'washer-drum-combo', brand: '云杉', model: 'YS-H80L', form: 'drum', price: 2599, colors: ['云峰白', '月岩灰'],
    soldOut: ['月岩灰'], energy: 2, size: [598, 850, 540], weight: 69, sales: 4130, sort: 86, age: 300,
    params: '洗涤容量 8 公斤；烘干容量 5 公斤；烘干方式 冷凝；脱水转速 1200 r/min；洗涤噪音 51 dB(A)',
    own: [['阳台不朝南，也有干爽毛巾', '5 公斤烘干够三口之家一天的换洗，冷凝水直接排走，屋里不返潮。', 'scene']], features: ['air', 'selfclean'],
  }),
  washer({
    key: 'washer-combo-lux', name: '北屿分区洗烘一体机双滚筒母婴内衣同步分洗智能', brief: '上下双筒，大人小孩分开洗',
    category: 'washer-drum-combo', brand: '北屿', model: 'BY-H132T', form: 'double', price: 8999, colors: ['钛原色', '曜石黑'],
    member: 400, energy: 1, size: [600, 1120, 650], weight: 108, sales: 380, sort: 75, age: 37, tags: ['大容量'],
    params: '洗涤容量 12+1.5 公斤；烘干容量 8 公斤；烘干方式 热泵；脱水转速 1400 r/min；洗涤噪音 49 dB(A)',
    own: [['两个筒，两套水路', '上筒洗贴身衣物与宝宝口水巾，下筒洗外套床品，水路彼此独立，不交叉。', 'scene']], features: ['heatpump', 'steam', 'dosing'],
  }),
  washer({
    key: 'washer-wave-10', name: '云杉波轮洗衣机10公斤全自动家用免清洗一级能效', brief: '老人也会用的两键洗衣',
    category: 'washer-wave-home', brand: '云杉', model: 'YS-B100M', form: 'wave', price: 999, colors: ['月岩灰', '云峰白'], options: { 容量: { '10公斤': 0, '12公斤': 200 } },
    energy: 1, size: [560, 960, 580], weight: 36, sales: 14260, sort: 94, age: 420, tags: ['爆款'],
    params: '洗涤容量 10 公斤；脱水转速 700 r/min；洗净比 0.9；内筒 不锈钢；洗涤噪音 55 dB(A)',
    own: [['开机、启动，两下就洗', '大字面板与旋钮并存，记住上次的程序，爸妈不用再翻说明书。', 'front']], features: ['selfclean'],
  }),
  washer({
    key: 'washer-wave-direct', name: '澜岸直驱波轮洗衣机12公斤大容量低噪防缠绕免清洗', brief: '波轮里的安静派',
    category: 'washer-wave-home', brand: '澜岸', model: 'LA-B120D', form: 'wave', price: 1699, colors: ['石墨灰', '砂岩金'],
    energy: 1, size: [600, 1000, 620], weight: 45, sales: 4980, sort: 85, age: 170, tags: ['大容量', '静音'],
    params: '洗涤容量 12 公斤；脱水转速 780 r/min；洗净比 0.95；电机 直驱变频；洗涤噪音 48 dB(A)',
    own: [['双向水流，衣物不打结', '波轮与内筒反向旋转，长袖与裤腿在水里自然散开，晾的时候不用再解疙瘩。', 'detail']], features: ['direct', 'selfclean'],
  }),
  washer({
    key: 'washer-wave-senior', name: '沐川波轮洗衣机6公斤租房宿舍小型一键桶风干', brief: '单身公寓的性价比之选',
    category: 'washer-wave-home', brand: '沐川', model: 'MC-B60E', form: 'wave', price: 649, colors: ['云峰白'],
    energy: 2, size: [510, 880, 520], weight: 28, sales: 11380, sort: 82, age: 510,
    params: '洗涤容量 6 公斤；脱水转速 680 r/min；洗净比 0.85；桶风干 支持；洗涤噪音 58 dB(A)',
    own: [['半平米放得下，搬家带得走', '28 公斤的轻机身，两个人就能抬上楼，桶风干防潮防霉。', 'scene']], features: ['ratio'],
  }),
  washer({
    key: 'washer-mini-kids', name: '鹿屿迷你童装洗衣机3公斤母婴内衣高温煮洗除菌', brief: '童装单独洗，95℃ 高温煮',
    category: 'washer-wave-mini', brand: '鹿屿', model: 'LY-B30K', form: 'wave', price: 899, colors: ['樱花粉', '薄荷绿', '海盐蓝'],
    member: 30, energy: 2, size: [420, 740, 430], weight: 19, sales: 6840, sort: 89, age: 76, tags: ['热卖'],
    params: '洗涤容量 3 公斤；脱水转速 720 r/min；煮洗温度 95 ℃；童锁 支持；洗涤噪音 50 dB(A)',
    own: [['童装与大人衣物分开洗', '奶渍、果渍、辅食渍三个专用程序，先凉水去蛋白，再高温煮洗，童装柔软如初。', 'scene']], features: ['steam', 'selfclean'],
  }),
  washer({
    key: 'washer-mini-wall', name: '沐川壁挂洗衣机迷你滚筒小型宝宝童装内衣裤专用', brief: '挂在墙上，不占一寸地',
    category: 'washer-wave-mini', brand: '沐川', model: 'MC-W30', form: 'hung', price: 1599, colors: ['玉脂白', '暮山紫'],
    soldOut: 'all', energy: 2, size: [550, 600, 290], weight: 17, sales: 1320, sort: 62, age: 240,
    params: '洗涤容量 3 公斤；脱水转速 700 r/min；安装 承重墙壁挂；煮洗温度 90 ℃；洗涤噪音 47 dB(A)',
    own: [['洗手台上方就是洗衣房', '弯腰的活儿变成抬手就做，内衣、袜子、宝宝衣服随换随洗。', 'scene']], features: ['steam', 'ratio'],
  }),
  washer({
    key: 'washer-set-cloud', name: '澜岸洗烘套装10公斤滚筒洗衣机加热泵烘干机组合', brief: '洗烘两台一次配齐，上下叠放',
    category: 'washer-set', brand: '澜岸', model: 'LA-SET10', form: 'set', price: 6999, colors: ['玉脂白', '石墨灰'], options: { 组合: { '洗10烘10': 0, '洗12烘10': 400 } },
    member: 260, energy: 1, size: [598, 1720, 600], weight: 128, sales: 2150, sort: 92, age: 48, tags: ['热卖', '大容量'],
    params: '洗涤容量 10 公斤；烘干容量 10 公斤；烘干方式 双擎热泵；联动 洗完自动匹配烘干；噪音 48 dB(A)',
    own: [['一键联动，洗完就烘', '洗衣机把衣料、含水率告诉烘干机，自动选好程序与时间，四件套 2 小时可铺床。', 'scene']], features: ['heatpump', 'dosing', 'direct'],
  }),
  washer({
    key: 'washer-set-value', name: '云杉洗烘套装家用组合热泵烘干除螨蓬松空气护理', brief: '5000 元档的洗烘自由',
    category: 'washer-set', brand: '云杉', model: 'YS-SET10', form: 'set', price: 4999, colors: ['云峰白', '雾霾蓝'],
    energy: 1, size: [598, 1710, 590], weight: 119, sales: 3090, sort: 88, age: 150,
    params: '洗涤容量 10 公斤；烘干容量 9 公斤；烘干方式 热泵；连接 叠放连接架随机附送；噪音 50 dB(A)',
    own: [['冬被蓬松三成', '烘干时的微风抖散让羽绒恢复蓬起，毛絮收进大滤网，一拉一倒就干净。', 'detail']], features: ['heatpump', 'air'],
  }),
  washer({
    key: 'washer-set-tower', name: '北屿塔式洗烘一体柜中控分区护理高端旗舰套装', brief: '一块中控，两台机器',
    category: 'washer-set', brand: '北屿', model: 'BY-TOWER', form: 'tower', price: 12999, colors: ['曜石黑', '钛原色'],
    energy: 1, size: [650, 1890, 680], weight: 146, sales: 120, sort: 68, age: 29, tags: ['新品'],
    params: '洗涤容量 13 公斤；烘干容量 12 公斤；烘干方式 双热泵；面板 中置触控屏；噪音 47 dB(A)',
    own: [['所有操作都在视线高度', '中置屏幕把上下两台机器合成一台，不用垫脚，也不用弯腰。', 'front']], features: ['heatpump', 'steam', 'dosing'],
  }),
  washer({
    key: 'washer-combo-smart', name: '沐川洗烘一体机10公斤智能识别衣料微蒸汽护理', brief: '认得出真丝与羊毛的洗衣机',
    category: 'washer-drum-combo', brand: '沐川', model: 'MC-H100A', form: 'drum', price: 3699, colors: ['星河银', '松针绿'],
    energy: 1, size: [598, 850, 590], weight: 77, sales: 980, sort: 78, age: 12, tags: ['新品'],
    params: '洗涤容量 10 公斤；烘干容量 6 公斤；烘干方式 热泵；脱水转速 1200 r/min；洗涤噪音 48 dB(A)',
    own: [['摸一下就知道是什么料', '光谱传感器识别五类衣料，真丝走慢洗，牛仔走强洗，误洗缩水从此少有。', 'detail']], features: ['steam', 'heatpump'],
  }),
  washer({
    key: 'washer-old-70', name: '澜岸双缸半自动洗衣机7公斤大容量家用洗脱两用', brief: '已停产，配件保障 8 年',
    category: 'washer-wave-home', brand: '澜岸', model: 'LA-S70', form: 'twintub', price: 499, colors: ['云峰白'],
    soldOut: 'all', energy: 3, size: [740, 880, 430], weight: 22, sales: 18600, sort: 4, age: 1300, status: 'instock',
    params: '洗涤容量 7 公斤；脱水容量 5 公斤；脱水转速 1300 r/min；洗涤噪音 62 dB(A)',
    own: [['老伙计的告别', '双缸机型已停产，旧机仍可致电客服预约回收。']], features: ['ratio'],
  }),
]
