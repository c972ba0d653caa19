import { goodsBuilder } from './builder'

const aircon = goodsBuilder('aircon', {
  freight: 'big',
  closing: [
    '安装说明',
    '价格含标准安装与 3 米铜管。打孔、加长管、支架与高空作业按明码标价收费，安装前师傅会先报价再施工；旧空调可由同一位师傅拆除回收。',
    'size',
  ],
  features: {
    fresh: [
      '关着窗，也有新鲜空气',
      '独立新风道每小时送入 60 立方米过滤后的室外空气，开空调睡一夜，二氧化碳不超标。',
      'detail',
    ],
    save: [
      '省电算法，夜里 1 度电',
      '变频压缩机低频可降到 1 赫兹，恒温后只维持微小出力，实测整晚 8 小时耗电约 1 度。',
      'detail',
    ],
    soft: ['柔风无直吹', '上千个微孔把冷风打散成细雨，凉而不吹人，老人孩子睡着也不用盖被子躲风。', 'scene'],
    clean: [
      '56℃ 高温自清洁',
      '先结霜再化霜冲走灰尘，最后高温烘干除菌，换热器常年洁净，制冷不衰减。',
      'detail',
    ],
    heat: [
      '零下 30 度强劲制热',
      '喷气增焓压缩机加宽电压设计，南方湿冷与北方严寒都能快速升温，出风 1 分钟变暖。',
      'scene',
    ],
    quiet: [
      '18 分贝卧室静音',
      '大直径贯流风轮与包裹式隔音棉，把运行声压到 18 分贝，比翻身的声音还轻。',
      'side',
    ],
  },
})

const power = { 大1匹: 0, '1.5匹': 300 }
const grade = { '一级 APF5.4': 0, '一级 APF5.8': 350 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const aircons = [
  aircon({
    key: 'aircon-fresh-15', name: '霁岚新风空调挂机1.5匹变频冷暖增氧除甲醛卧室', brief: '60 立方米新风，睡一夜不闷',
    category: 'aircon-wall-fresh', brand: '霁岚', model: 'JL-35GX', form: 'wallFresh', price: 3299, colors: ['云峰白', '砂岩金'], options: { 匹数: { '1.5匹': 0, '2匹': 900 } },
    member: 100, energy: 1, size: [920, 325, 235], weight: 41, sales: 5230, sort: 97, age: 88, tags: ['爆款', '静音'],
    params: '制冷量 3500 W；制热量 5000 W；新风量 60 m³/h；APF 5.6；内机噪音 18 dB(A)',
    own: [['呼吸也要换新', '过滤棉、活性炭与静电集尘三层把室外空气洗干净再送进来，雾霾天也敢换气。', 'scene']], features: ['fresh', 'quiet', 'save'],
  }),
  aircon({
    key: 'aircon-save-1', name: '云杉省电空调挂机变频冷暖家用节能自清洁卧室壁挂', brief: '一晚 1 度电，全年都省',
    category: 'aircon-wall-save', brand: '云杉', model: 'YS-26GW', form: 'wallSave', price: 2099, colors: ['云峰白', '星河银'], options: { 匹数: power, 能效: grade },
    soldOut: ['星河银/大1匹/一级 APF5.8'], energy: 1, size: [865, 300, 210], weight: 36, sales: 16820, sort: 98, age: 190, tags: ['爆款'],
    params: '制冷量 2600 W；制热量 3800 W；APF 5.4 / 5.8；内机噪音 19 dB(A)；循环风量 660 m³/h',
    own: [['电表说了算', '按每天 8 小时、一年四个月计算，比三级定频机一年少用约 300 度电。', 'scene']], features: ['save', 'clean'],
  }),
  aircon({
    key: 'aircon-save-15', name: '北屿变频空调挂机1.5匹强劲制热零下30度速暖以旧换新', brief: '1 分钟出热风，三面送暖',
    category: 'aircon-wall-save', brand: '北屿', model: 'BY-35GW', form: 'wallHeat', price: 2799, colors: ['云峰白', '雾霾蓝'], options: { 匹数: { '1.5匹': 0, '2匹': 900 } },
    energy: 1, size: [900, 310, 225], weight: 40, sales: 7340, sort: 92, age: 140, tags: ['热卖'],
    params: '制冷量 3500 W；制热量 5600 W；APF 5.5；内机噪音 19 dB(A)；制热下限 -30 ℃',
    own: [['冬天也是主力', '不靠电辅热硬撑，压缩机自身出力更足，零下 15℃ 制热量仍有八成。', 'scene']], features: ['heat', 'save'],
  }),
  aircon({
    key: 'aircon-wall-soft', name: '霁岚柔风空调挂机母婴无风感一级能效变频卧室静音', brief: '凉意像树荫，没有风直吹',
    category: 'aircon-wall-save', brand: '霁岚', model: 'JL-35RF', form: 'wallSoft', price: 2999, colors: ['玉脂白', '樱花粉', '薄荷绿'],
    member: 80, energy: 1, size: [895, 320, 230], weight: 39, sales: 3650, sort: 88, age: 33, tags: ['静音'],
    params: '制冷量 3500 W；制热量 4800 W；APF 5.5；内机噪音 18 dB(A)；微孔 1420 个',
    own: [['坐月子也能开的空调', '出风口与人体之间隔着一张微孔导风板，体感风速低于 0.1 米每秒。', 'detail']], features: ['soft', 'quiet', 'clean'],
  }),
  aircon({
    key: 'aircon-wall-basic', name: '云杉空调挂机大1匹租房经济冷暖三级变频快速制冷', brief: '千元档变频，30 秒速冷',
    category: 'aircon-wall-save', brand: '云杉', model: 'YS-26E', form: 'wallBasic', price: 1699, colors: ['云峰白'],
    energy: 3, size: [805, 290, 200], weight: 32, sales: 21360, sort: 90, age: 460, tags: ['热卖'],
    params: '制冷量 2600 W；制热量 3600 W；APF 4.2；内机噪音 21 dB(A)；循环风量 600 m³/h',
    own: [['30 秒出凉风', '开机全速压缩，进门先凉下来，再慢慢省电。', 'scene']], features: ['clean', 'save'],
  }),
  aircon({
    key: 'aircon-fresh-kid', name: '霁岚儿童房新风空调大1匹护眠除菌增氧一级变频', brief: '会看孩子踢没踢被子',
    category: 'aircon-wall-fresh', brand: '霁岚', model: 'JL-26KD', form: 'wallKids', price: 3599, colors: ['海盐蓝', '奶油黄'],
    energy: 1, size: [880, 320, 228], weight: 40, sales: 890, sort: 79, age: 21, tags: ['新品', '静音'],
    params: '制冷量 2600 W；制热量 4000 W；新风量 45 m³/h；APF 5.5；内机噪音 18 dB(A)',
    own: [['睡眠曲线陪着长大', '前半夜稍凉助入睡，后半夜回升防着凉，毫米波感应到踢被会自动升 1 度。', 'scene']], features: ['fresh', 'soft'],
  }),
  aircon({
    key: 'aircon-fresh-2', name: '云杉客厅新风壁挂空调2匹大风量变频冷暖除湿', brief: '2 匹挂机，小客厅不占地',
    category: 'aircon-wall-fresh', brand: '云杉', model: 'YS-50GX', form: 'wallLong', price: 4599, colors: ['云峰白', '石墨灰'],
    energy: 1, size: [1080, 340, 245], weight: 48, sales: 1470, sort: 76, age: 105,
    params: '制冷量 5000 W；制热量 6800 W；新风量 80 m³/h；APF 5.2；内机噪音 22 dB(A)',
    own: [['省下柜机那一平米', '25 平米客厅用 2 匹挂机就够，墙角还给绿植与猫爬架。', 'scene']], features: ['fresh', 'clean'],
  }),
  aircon({
    key: 'aircon-stand-3', name: '霁岚柜机空调3匹客厅立式圆柱变频冷暖新风送风', brief: '12 米送风，客厅餐厅一起凉',
    category: 'aircon-stand', brand: '霁岚', model: 'JL-72LX', form: 'stand', price: 6299, colors: ['云峰白', '砂岩金'], options: { 匹数: { '3匹': 0, '5匹': 2000 }, 能效: { '一级 APF4.9': 0, '一级 APF5.3': 600 } },
    member: 240, soldOut: ['砂岩金/5匹/一级 APF5.3'], energy: 1, size: [420, 1800, 420], weight: 88, sales: 3420, sort: 94, age: 130, tags: ['热卖'],
    params: '制冷量 7200 W；制热量 9800 W；送风距离 12 m；APF 4.9 / 5.3；内机噪音 24 dB(A)',
    own: [['圆柱机身，站在角落也好看', '360 毫米双出风框上下环抱送风，凉气先铺地再上升，头脚一样舒服。', 'scene']], features: ['fresh', 'soft', 'clean'],
  }),
  aircon({
    key: 'aircon-stand-2', name: '云杉立式空调2匹柜机家用客厅变频节能冷暖两用', brief: '性价比柜机，25 平米刚好',
    category: 'aircon-stand', brand: '云杉', model: 'YS-51LW', form: 'cabinet', price: 4199, colors: ['玉脂白', '胭脂红'],
    soldOut: ['胭脂红'], energy: 1, size: [400, 1760, 400], weight: 78, sales: 5870, sort: 87, age: 310,
    params: '制冷量 5100 W；制热量 7300 W；送风距离 10 m；APF 4.8；内机噪音 25 dB(A)',
    own: [['开门一股凉', '10 米大风量从门口吹到沙发尽头，聚会人多也不闷。', 'scene']], features: ['save', 'clean'],
  }),
  aircon({
    key: 'aircon-stand-north', name: '北屿柜式空调3匹零下35度制热严寒地区专供', brief: '严寒地区的客厅主暖',
    category: 'aircon-stand', brand: '北屿', model: 'BY-72LN', form: 'cabinetNorth', price: 7599, colors: ['曜石黑', '云峰白'],
    energy: 1, size: [430, 1820, 430], weight: 94, sales: 980, sort: 74, age: 64, tags: ['大容量'],
    params: '制冷量 7200 W；制热量 11200 W；制热下限 -35 ℃；APF 4.8；内机噪音 26 dB(A)',
    own: [['停暖前后的那半个月', '零下 35℃ 仍可启动制热，地毯式下出风让脚先暖和起来。', 'scene']], features: ['heat', 'soft'],
  }),
  aircon({
    key: 'aircon-stand-art', name: '霁岚艺术柜机空调织物面板客厅2匹静音新风限量', brief: '织物面板，像一盏落地灯',
    category: 'aircon-stand', brand: '霁岚', model: 'JL-51AT', form: 'fabric', price: 8299, colors: ['杏仁米', '松针绿'],
    energy: 1, size: [380, 1780, 380], weight: 82, sales: 260, sort: 70, age: 15, tags: ['新品', '静音'],
    params: '制冷量 5100 W；制热量 7600 W；新风量 70 m³/h；APF 5.0；内机噪音 22 dB(A)',
    own: [['把家电藏进家居里', '可拆洗的织物外罩有四种花色，换季换一件，客厅换一种心情。', 'scene']], features: ['fresh', 'quiet'],
  }),
  aircon({
    key: 'aircon-duct-3', name: '云杉风管机3匹客厅嵌入式中央空调一拖一变频超薄', brief: '19 厘米薄机身，吊顶不压层高',
    category: 'aircon-duct', brand: '云杉', model: 'YS-72FG', form: 'duct', price: 6499, colors: ['云峰白'], options: { 匹数: { '3匹': 0, '4匹': 1200, '5匹': 2300 } },
    energy: 1, size: [1100, 190, 450], weight: 62, sales: 2380, sort: 86, age: 220,
    params: '制冷量 7200 W；制热量 8600 W；机身厚度 190 mm；APF 4.6；内机噪音 24 dB(A)',
    own: [['看不见，才是好看', '只露一条出风口，层高只压 22 厘米，客厅天花干净利落。', 'scene']], features: ['save', 'quiet'],
  }),
  aircon({
    key: 'aircon-duct-15', name: '霁岚卧室风管机1.5匹嵌入超静音变频除湿自清洁', brief: '卧室专用，静到听见雨声',
    category: 'aircon-duct', brand: '霁岚', model: 'JL-35FG', form: 'ductSlim', price: 4799, colors: ['云峰白'],
    energy: 1, size: [800, 190, 450], weight: 46, sales: 1130, sort: 77, age: 180, tags: ['静音'],
    params: '制冷量 3500 W；制热量 4200 W；机身厚度 190 mm；APF 4.7；内机噪音 20 dB(A)',
    own: [['冷凝水提升泵 1.2 米', '不必为排水坡度迁就吊顶，卧室走廊都能装。', 'detail']], features: ['quiet', 'clean'],
  }),
  aircon({
    key: 'aircon-multi-4', name: '云杉家用中央空调一拖四多联机三室两厅智能分区', brief: '一台外机，四个房间各自定温',
    category: 'aircon-multi', brand: '云杉', model: 'YS-M120', form: 'multi', price: 22800, colors: ['云峰白'], options: { 方案: { 一拖四: 0, 一拖五: 4200 } },
    member: 800, energy: 1, size: [1100, 192, 450], figures: ['内机厚 192mm', '外机宽 950mm', '配管长 100m'], weight: 210, sales: 540, sort: 84, age: 260, tags: ['大容量'],
    params: '制冷量 12000 W；制热量 14000 W；内机 四台；APF 4.7；内机噪音 22 dB(A)',
    own: [['谁在家，凉谁的房间', '四台内机独立启停、独立计量，只开一间也不费电。', 'scene']], features: ['save', 'clean', 'quiet'],
  }),
  aircon({
    key: 'aircon-multi-show', name: '霁岚水空调天地一体五恒系统整屋样板展示预约量房', brief: '整屋系统，预约设计师量房',
    category: 'aircon-multi', brand: '霁岚', model: 'JL-5H', form: 'hydro', price: 49800, colors: ['云峰白'],
    energy: 1, size: [1200, 200, 500], figures: ['内机厚 200mm', '五恒系统', '整屋设计'], weight: 320, sales: 18, sort: 42, age: 110, status: 'only_show',
    params: '制冷量 16000 W；制热量 18000 W；系统 风盘加地暖；新风量 350 m³/h；内机噪音 21 dB(A)',
    own: [['夏天风盘送凉，冬天地暖送热', '温度、湿度、氧气、洁净、静音一套系统管到底，门店可预约样板间体验。', 'scene']], features: ['fresh', 'quiet'],
  }),
  aircon({
    key: 'aircon-wall-staff', name: '云杉变频空调挂机大1匹员工内购专享冷暖一级能效', brief: '常规员工内购，每人限购两台',
    category: 'aircon-wall-save', brand: '云杉', model: 'YS-26EP', form: 'wall', price: 1499, colors: ['云峰白', '星河银'],
    energy: 1, size: [865, 300, 210], weight: 36, sales: 320, sort: 25, age: 50, staff: 'normal',
    params: '制冷量 2600 W；制热量 3800 W；APF 5.4；内机噪音 19 dB(A)；循环风量 660 m³/h',
    own: [['给同事的夏日福利', '配置与市售款一致，安装费由公司承担。', 'scene']], features: ['save', 'clean'],
  }),
  aircon({
    key: 'aircon-wall-quiet', name: '北屿静眠空调挂机1匹卧室低噪除湿变频柔风护眠', brief: '为睡眠调校的 1 匹空调',
    category: 'aircon-wall-save', brand: '北屿', model: 'BY-26SL', form: 'wallQuiet', price: 2299, colors: ['玉脂白', '暮山紫'],
    energy: 1, size: [850, 300, 215], weight: 35, sales: 4210, sort: 81, age: 70, tags: ['静音'],
    params: '制冷量 2600 W；制热量 4000 W；APF 5.3；内机噪音 18 dB(A)；除湿量 1.2 L/h',
    own: [['灯灭声灭', '睡眠键按下，面板熄灯、蜂鸣关闭、风档减半，一夜温差不超过半度。', 'scene']], features: ['quiet', 'soft'],
  }),
]
