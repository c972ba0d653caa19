import { goodsBuilder } from './builder'

const hood = goodsBuilder('hood', {
  freight: 'big',
  closing: [
    '量尺与安装',
    '请提供烟道口高度、灶台到吊柜的距离与燃气类型，师傅上门复尺后安装。旧烟机拆除、孔位修补明码标价，燃气接口须用不锈钢波纹管。',
    'size',
  ],
  features: {
    wind: [
      '25 立方大吸力',
      '直流变频风机每分钟排走 25 立方米油烟，爆炒辣椒时客厅里的人也不打喷嚏。',
      'front',
    ],
    pressure: [
      '高静压不倒灌',
      '最大静压 1000 帕，晚饭高峰整栋楼都在做菜，公共烟道堵塞也能顶得出去。',
      'side',
    ],
    wash: ['高温蒸汽自清洗', '一键喷淋 98℃ 蒸汽融化油垢，污油流入油杯，一年不用拆机。', 'detail'],
    wave: ['挥手开合', '双手沾油也不用碰面板，挥一下启动，再挥一下爆炒档。', 'scene'],
    link: ['烟灶联动', '灶火一开烟机自动启动，关火后延时 3 分钟吸净余烟。', 'scene'],
    steel: ['整块不锈钢，无缝无角', '内腔一体拉伸、纳米疏油，滴落的油顺着导油槽走，擦一下就干净。', 'detail'],
    flame: ['5.2 千瓦猛火', '双环直喷火焰与防干烧探头，爆炒够旺，煲汤烧干自动熄火。', 'detail'],
  },
})

const gas = { 天然气: 0, 液化气: 0 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const hoods = [
  hood({
    key: 'hood-side-v8', name: '炊舍侧吸油烟机大吸力近吸变频自清洗厨房家用壁挂', brief: '25 立方近吸，不碰头',
    category: 'hood-side', brand: '炊舍', model: 'CS-V8', form: 'side', price: 2499, colors: ['曜石黑', '月岩灰'],
    member: 80, energy: 1, size: [896, 480, 400], weight: 26, sales: 6740, sort: 96, age: 110, tags: ['爆款'],
    params: '风量 25 m³/min；最大静压 1000 Pa；噪音 53 dB(A)；电机 直流变频；清洗 蒸汽自清洗',
    own: [['锅边就把油烟收走', '进烟口离锅只有 30 厘米，油烟还没散开就进了风道，身高 1.8 米也不碰头。', 'scene']], features: ['wind', 'pressure', 'wash'],
  }),
  hood({
    key: 'hood-side-slim', name: '炊舍超薄侧吸油烟机七字形平嵌吊柜零重力翻板静音', brief: '与吊柜齐平，开机翻板才抬起',
    category: 'hood-side', brand: '炊舍', model: 'CS-S7', form: 'seven', price: 3299, colors: ['玉脂白', '石墨灰'], options: { 宽度: { '760mm': -200, '900mm': 0 } },
    soldOut: ['玉脂白/760mm'], energy: 1, size: [900, 520, 350], weight: 28, sales: 1580, sort: 84, age: 22, tags: ['新品', '静音'],
    params: '风量 24 m³/min；最大静压 950 Pa；噪音 51 dB(A)；电机 直流变频；面板 无痕玻璃',
    own: [['关机是一块玻璃', '35 厘米机身藏进吊柜线，翻板闭合时看不见一颗螺丝。', 'scene']], features: ['wave', 'pressure'],
  }),
  hood({
    key: 'hood-side-basic', name: '云杉侧吸油烟机家用小户型挥手感应大吸力易清洁', brief: '千元出头，挥手就开',
    category: 'hood-side', brand: '云杉', model: 'YS-C20', form: 'side', price: 1199, colors: ['曜石黑'],
    energy: 2, size: [895, 460, 390], weight: 22, sales: 9420, sort: 89, age: 340, tags: ['热卖'],
    params: '风量 21 m³/min；最大静压 600 Pa；噪音 56 dB(A)；电机 交流；清洗 可拆油网',
    own: [['租房自住都合适', '标准孔距，旧机位直接换上，半天完工。', 'scene']], features: ['wave', 'steel'],
  }),
  hood({
    key: 'hood-side-steam', name: '炊舍蒸汽洗侧吸油烟机母婴低噪空气管家变频旗舰', brief: '51 分贝，边做饭边聊天',
    category: 'hood-side', brand: '炊舍', model: 'CS-V9P', form: 'side', price: 4299, colors: ['曜石黑', '雾霾蓝'],
    energy: 1, size: [900, 500, 395], weight: 30, sales: 920, sort: 78, age: 65, tags: ['静音'],
    params: '风量 27 m³/min；最大静压 1100 Pa；噪音 51 dB(A)；电机 双直流；清洗 98℃ 蒸汽',
    own: [['它会看油烟大小', '红外油烟感应自动换档，煎蛋轻吸，爆炒全开。', 'detail']], features: ['wind', 'wash', 'wave'],
  }),
  hood({
    key: 'hood-side-low', name: '衡焰低吸油烟机侧吸下排大面板防碰头厨房改造', brief: '老厨房改造，不动烟道',
    category: 'hood-side', brand: '衡焰', model: 'HY-C6', form: 'side', price: 1799, colors: ['石墨灰', '曜石黑'],
    energy: 2, size: [895, 470, 395], weight: 24, sales: 2860, sort: 80, age: 260,
    params: '风量 22 m³/min；最大静压 750 Pa；噪音 54 dB(A)；出风 前后可调；清洗 可拆油网',
    own: [['烟道不用改', '出风口前后左右可调 30 厘米，旧烟道对得上。', 'side']], features: ['steel', 'link'],
  }),
  hood({
    key: 'hood-top-t6', name: '炊舍顶吸油烟机欧式大吸力变频高静压不锈钢家用', brief: '顶吸老派，吸力新派',
    category: 'hood-top', brand: '炊舍', model: 'CS-T6', form: 'top', price: 2199, colors: ['星河银', '曜石黑'], options: { 宽度: { '760mm': -150, '900mm': 0 } },
    member: 60, energy: 1, size: [900, 620, 520], weight: 27, sales: 4360, sort: 92, age: 170, tags: ['热卖'],
    params: '风量 24 m³/min；最大静压 900 Pa；噪音 54 dB(A)；电机 直流变频；材质 304 不锈钢',
    own: [['两侧围板，拢得住烟', '深腔拢烟配双侧导流板，四眼灶同时开也不跑烟。', 'scene']], features: ['pressure', 'steel', 'wash'],
  }),
  hood({
    key: 'hood-top-t4', name: '衡焰顶吸油烟机中式深罩爆炒大火家用老款升级易洗', brief: '中式深罩，油烟跑不掉',
    category: 'hood-top', brand: '衡焰', model: 'HY-T4', form: 'deep', price: 999, colors: ['星河银'],
    energy: 2, size: [750, 480, 500], weight: 19, sales: 8160, sort: 85, age: 430,
    params: '风量 19 m³/min；最大静压 500 Pa；噪音 58 dB(A)；电机 交流；材质 不锈钢',
    own: [['爸妈用惯的样子', '机械按键、大油杯、可拆风轮，自己动手就能洗。', 'front']], features: ['steel'],
  }),
  hood({
    key: 'hood-top-island', name: '炊舍岛台顶吸油烟机开放式厨房悬吊静音环吸', brief: '开放厨房的悬吊式烟机',
    category: 'hood-top', brand: '炊舍', model: 'CS-I9', form: 'island', price: 5999, colors: ['曜石黑', '云峰白'],
    energy: 1, size: [900, 780, 600], weight: 38, sales: 210, sort: 70, age: 50,
    params: '风量 26 m³/min；最大静压 950 Pa；噪音 50 dB(A)；安装 吊顶悬挂；照明 4000K 柔光',
    own: [['岛台上方的一盏灯', '四面环吸，灯带可调色温，聚会时它也是一盏吊灯。', 'scene']], features: ['wind', 'wave'],
  }),
  hood({
    key: 'hood-top-box', name: '衡焰塔形顶吸油烟机小厨房75厘米变频低噪', brief: '小厨房的轻巧顶吸',
    category: 'hood-top', brand: '衡焰', model: 'HY-T5S', form: 'slim', price: 1399, colors: ['月岩灰', '玉脂白'],
    energy: 2, size: [750, 600, 480], weight: 20, sales: 3270, sort: 79, age: 140, tags: ['静音'],
    params: '风量 20 m³/min；最大静压 650 Pa；噪音 52 dB(A)；电机 直流变频；材质 不锈钢',
    own: [['75 厘米，小厨房不挡柜门', '收窄的塔身给两侧吊柜留出开门空间。', 'scene']], features: ['link', 'steel'],
  }),
  hood({
    key: 'hood-set-v8', name: '炊舍烟灶套装侧吸油烟机加5.2千瓦燃气灶联动', brief: '烟灶联动，关火延时吸净',
    category: 'hood-set', brand: '炊舍', model: 'CS-V8Z', form: 'setSide', price: 3599, colors: ['曜石黑', '月岩灰'], options: { 气源: gas },
    member: 120, energy: 1, size: [896, 480, 400], weight: 39, sales: 5120, sort: 95, age: 78, tags: ['爆款'],
    params: '风量 25 m³/min；最大静压 1000 Pa；灶具火力 5.2 kW；熄火保护 双重；噪音 53 dB(A)',
    own: [['一次换齐，尺寸都对得上', '烟机、灶具同一套设计语言，孔位随旧灶可调，换装不用改台面。', 'scene']], features: ['link', 'flame', 'wind'],
  }),
  hood({
    key: 'hood-set-t6', name: '衡焰烟灶套装顶吸大吸力油烟机配双灶猛火以旧换新', brief: '不到 2000 元，烟灶一起换',
    category: 'hood-set', brand: '衡焰', model: 'HY-T6Z', form: 'set', price: 1999, colors: ['星河银', '曜石黑'], options: { 气源: gas },
    soldOut: ['星河银/液化气'], energy: 2, size: [900, 560, 510], weight: 34, sales: 6890, sort: 90, age: 250, tags: ['热卖'],
    params: '风量 22 m³/min；最大静压 800 Pa；灶具火力 5.0 kW；熄火保护 热电偶；噪音 55 dB(A)',
    own: [['出租房翻新的省心套餐', '同一张工单安装，一次上门烟灶全部到位。', 'scene']], features: ['flame', 'link'],
  }),
  hood({
    key: 'hood-set-steam', name: '炊舍集成蒸烤一体烟灶套装下排风厨房三合一旗舰', brief: '烟机、灶具、蒸烤箱三合一',
    category: 'hood-set', brand: '炊舍', model: 'CS-J90', form: 'integrated', price: 9999, colors: ['曜石黑', '钛原色'],
    member: 400, energy: 1, size: [900, 1280, 600], weight: 98, sales: 760, sort: 82, age: 31, tags: ['大容量'],
    params: '风量 23 m³/min；灶具火力 5.2 kW；蒸烤容积 76 升；蒸箱温度 40～120 ℃；噪音 52 dB(A)',
    own: [['炒、蒸、烤在一处完成', '下排风吸净率 99%，腾出的吊柜空间再多放两层碗。', 'scene']], features: ['flame', 'wash', 'wind'],
  }),
  hood({
    key: 'hood-set-shop', name: '炊舍烟灶消套装含消毒柜三件套厨房整套安装', brief: '三件套含整套安装',
    category: 'hood-set', brand: '炊舍', model: 'CS-V8X', form: 'setThree', price: 5299, colors: ['曜石黑'],
    energy: 1, size: [896, 480, 400], weight: 62, sales: 340, sort: 68, age: 90,
    params: '风量 25 m³/min；灶具火力 5.2 kW；消毒容积 110 升；消毒 二星级；噪音 53 dB(A)',
    own: [['烟灶消一次进场', '社区师傅一天装完，奶瓶碗筷当晚就能消毒。', 'scene']], features: ['link', 'flame'],
  }),
  hood({
    key: 'hood-side-smart', name: '云杉智能侧吸油烟机语音控制菜谱屏联动空气净化', brief: '说一句话，火力风力都到位',
    category: 'hood-side', brand: '云杉', model: 'YS-C26S', form: 'sideScreen', price: 2899, colors: ['石墨灰'],
    energy: 1, size: [896, 490, 398], weight: 27, sales: 1120, sort: 75, age: 17, tags: ['新品'],
    params: '风量 25 m³/min；最大静压 1000 Pa；噪音 53 dB(A)；控制 离线语音；屏幕 7 英寸菜谱屏',
    own: [['跟着屏幕做红烧肉', '步骤语音播报，风量随步骤自动调整，新手也不手忙脚乱。', 'front']], features: ['wave', 'wind', 'link'],
  }),
  hood({
    key: 'hood-side-sold', name: '炊舍迷你侧吸油烟机公寓小厨房60厘米短款便捷', brief: '60 厘米，公寓小厨房专用',
    category: 'hood-side', brand: '炊舍', model: 'CS-M6', form: 'side', price: 1299, colors: ['云峰白'],
    soldOut: 'all', energy: 2, size: [600, 450, 360], weight: 17, sales: 1890, sort: 55, age: 190,
    params: '风量 18 m³/min；最大静压 500 Pa；噪音 54 dB(A)；电机 直流变频；清洗 可拆油网',
    own: [['一字形小厨房的救星', '60 厘米短机身配单眼灶，开放公寓也敢炒菜。', 'scene']], features: ['steel', 'wave'],
  }),
  hood({
    key: 'hood-top-value', name: '云杉顶吸油烟机家用平价大吸力一键启停双层油网', brief: '平价耐用，油网一掰就下来',
    category: 'hood-top', brand: '云杉', model: 'YS-T18', form: 'deep', price: 799, colors: ['星河银', '曜石黑'],
    energy: 3, size: [720, 460, 490], weight: 17, sales: 7350, sort: 76, age: 510,
    params: '风量 18 m³/min；最大静压 450 Pa；噪音 59 dB(A)；电机 交流；材质 不锈钢',
    own: [['少就是好修', '没有花哨功能，五年里要换的只有灯泡和油杯。', 'front']], features: ['steel'],
  }),
  hood({
    key: 'hood-set-pro', name: '炊舍变频烟灶套装高静压瞬吸自清洗智控玻璃旗舰', brief: '旗舰烟机配 5.5 千瓦大火力',
    category: 'hood-set', brand: '炊舍', model: 'CS-V9Z', form: 'setSide', price: 5499, colors: ['曜石黑', '松针绿'], options: { 气源: gas },
    energy: 1, size: [900, 500, 395], weight: 44, sales: 830, sort: 81, age: 26, tags: ['新品'],
    params: '风量 27 m³/min；最大静压 1100 Pa；灶具火力 5.5 kW；熄火保护 双重；噪音 51 dB(A)',
    own: [['大火要配大风', '火力越大，进风越强，爆炒腰花 30 秒出锅，油烟一丝不留。', 'scene']], features: ['wash', 'flame', 'link'],
  }),
]
