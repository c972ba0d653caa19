import { goodsBuilder } from './builder'

const watch = goodsBuilder('watch', {
  freight: 'standard',
  closing: [
    '佩戴与清洁',
    '随盒附长短两条表带或加长扣。运动后请用清水冲洗表背并擦干再充电；健康数据仅供日常参考，不能代替医疗诊断。',
    'size',
  ],
  features: {
    heart: [
      '全天心率与血氧',
      '多路光学传感器贴合腕骨，静息、运动、睡眠都持续记录，异常时轻震提醒。',
      'detail',
    ],
    gps: ['双频定位，轨迹不漂', '五星双频定位穿过高楼与树荫，跑道内外道也分得清。', 'scene'],
    battery: ['两周续航', '自研低功耗协处理器接管待机，常用模式 14 天一充，出差不必带底座。', 'side'],
    water: ['50 米防水', '游泳自动识别泳姿与趟数，闭屏防误触，上岸自动排水。', 'scene'],
    call: ['离开手机也能打', '内置独立号码，跑步、买菜、遛狗，抬腕就能接听。', 'scene'],
    sleep: ['科学睡眠', '记录深浅睡与呼吸质量，早上给一句看得懂的建议，而不是一张看不懂的图。', 'detail'],
    guard: ['五重定位守护', '室内外都能找到孩子，到校离校自动通知，陌生来电直接拦截。', 'scene'],
  },
})

const sizes = { '42mm': -200, '46mm': 0 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const watches = [
  watch({
    key: 'watch-sport-2', name: '星禾 GT2 运动手表双频定位马拉松跑步心率血氧智能表', brief: '两周续航，跑者的数据教练',
    category: 'watch-sport', brand: '星禾', model: 'XH-GT2', form: 'round', price: 1199, colors: ['曜石黑', '月岩灰', '赤陶橙'], options: { 表径: sizes },
    member: 40, soldOut: ['赤陶橙/42mm'], size: [46, 46, 11], figures: ['表径 46mm', '厚 10.7mm', '重 45g', '续航 14 天'], weight: 0.3, sales: 8620, sort: 97, age: 72, tags: ['爆款'],
    params: '表径 46 mm；屏幕 1.43 英寸自发光；续航 14 天；防水 5 ATM；定位 双频五星；运动模式 120 种',
    own: [['从五公里到全马', '赛前配速策略、赛中补给提醒、赛后恢复时长，一块表陪你跑完整个赛季。', 'scene']], features: ['gps', 'heart', 'battery'],
  }),
  watch({
    key: 'watch-sport-tri', name: '玄枢 R1 户外运动手表铁人三项越野登山离线地图蓝宝石', brief: '离线地图，30 天续航',
    category: 'watch-sport', brand: '玄枢', model: 'XS-R1', form: 'round', price: 2999, colors: ['钛原色', '曜石黑'], options: { 表带: { 硅胶: 0, 编织: 80, 钛链: 700 } },
    soldOut: ['曜石黑/钛链'], size: [48, 48, 14], figures: ['表径 48mm', '厚 13.9mm', '重 62g', '续航 30 天'], weight: 0.4, sales: 760, sort: 84, age: 95,
    params: '表径 48 mm；镜面 蓝宝石；续航 30 天；防水 10 ATM；地图 离线等高线；传感器 气压海拔指南针',
    own: [['没有信号，也回得了家', '全国离线等高线地图与原路返航，手机没电也能走出山谷。', 'scene']], features: ['gps', 'water'],
  }),
  watch({
    key: 'watch-sport-lite', name: '鹿屿 S3 轻运动手表入门跑步健走血氧睡眠女款轻薄', brief: '29 克，戴着睡觉也没感觉',
    category: 'watch-sport', brand: '鹿屿', model: 'LY-S3', form: 'round', price: 499, colors: ['樱花粉', '薄荷绿', '曜石黑'],
    size: [42, 42, 10], figures: ['表径 42mm', '厚 9.6mm', '重 29g', '续航 10 天'], weight: 0.25, sales: 11280, sort: 90, age: 230, tags: ['热卖'],
    params: '表径 42 mm；屏幕 1.32 英寸自发光；续航 10 天；防水 5 ATM；运动模式 100 种',
    own: [['动起来的第一块表', '久坐提醒、喝水提醒、生理周期，日常小事都替你记着。', 'scene']], features: ['sleep', 'heart'],
  }),
  watch({
    key: 'watch-sport-dive', name: '玄枢 D1 潜水运动手表百米防水深度记录自由潜专业款', brief: '百米防水，记录每一次下潜',
    category: 'watch-sport', brand: '玄枢', model: 'XS-D1', form: 'dive', price: 3499, colors: ['深海蓝', '曜石黑'],
    size: [47, 47, 14], figures: ['表径 47mm', '厚 13.5mm', '重 66g', '防水 100m'], weight: 0.4, sales: 190, sort: 70, age: 30, tags: ['新品'],
    params: '表径 47 mm；镜面 蓝宝石；续航 12 天；防水 100 m；潜水模式 水肺与自由潜；表壳 钛合金',
    own: [['水下看得清的字', '50 米深处仍清晰的反射屏，深度、时间、上升速度一眼读完。', 'front']], features: ['water', 'gps'],
  }),
  watch({
    key: 'watch-business-1', name: '知弦 C1 商务手表钛金属蓝宝石镜面皮带续航两周智能', brief: '会议桌上的分寸感',
    category: 'watch-business', brand: '知弦', model: 'ZX-C1', form: 'round', price: 1899, colors: ['琥珀棕', '钛原色', '曜石黑'], options: { 表带: { 真皮: 0, 钛链: 500 } },
    member: 60, soldOut: ['琥珀棕/钛链'], size: [44, 44, 11], figures: ['表径 44mm', '厚 10.9mm', '重 52g', '续航 14 天'], weight: 0.4, sales: 2140, sort: 88, age: 58, tags: ['热卖'],
    params: '表径 44 mm；镜面 蓝宝石；续航 14 天；防水 5 ATM；表壳 钛合金；支付 离线付款码',
    own: [['像一块好表，更像一位助理', '来电、日程、验证码轻震到腕，开会时不必把手机翻过来。', 'scene']], features: ['battery', 'heart'],
  }),
  watch({
    key: 'watch-business-call', name: '知弦 C2 全智能商务手表独立通话导航支付大屏', brief: '插上卡就能单独用',
    category: 'watch-business', brand: '知弦', model: 'ZX-C2', form: 'round', price: 2499, colors: ['曜石黑', '砂岩金'], options: { 版本: { 蓝牙版: -300, 蜂窝版: 0 } },
    size: [46, 46, 12], figures: ['表径 46mm', '厚 12mm', '重 50g', '续航 5 天'], weight: 0.4, sales: 1320, sort: 82, age: 110,
    params: '表径 46 mm；屏幕 1.5 英寸自发光；续航 5 天；防水 5 ATM；网络 独立号码；存储 32 GB',
    own: [['手机留在家', '导航、打车、付款、听歌都在腕上，轻装出门也不失联。', 'scene']], features: ['call', 'heart'],
  }),
  watch({
    key: 'watch-business-lady', name: '知弦 L1 女士腕表智能轻奢小表径镶钻心率睡眠周期', brief: '36 毫米小表径，配得上礼服',
    category: 'watch-business', brand: '知弦', model: 'ZX-L1', form: 'lady', price: 1599, colors: ['砂岩金', '玉脂白', '暮山紫'],
    size: [36, 36, 9], figures: ['表径 36mm', '厚 9mm', '重 28g', '续航 7 天'], weight: 0.3, sales: 1760, sort: 80, age: 24, tags: ['新品'],
    params: '表径 36 mm；屏幕 1.1 英寸自发光；续航 7 天；防水 5 ATM；表带 真皮与米兰尼斯',
    own: [['首饰也懂健康', '金属珠链表带可换，压力、睡眠、周期悄悄记录。', 'scene']], features: ['sleep', 'heart'],
  }),
  watch({
    key: 'watch-daily-fit', name: '星禾 Fit3 健康手表方形大屏血氧压力睡眠学生男女款', brief: '1.85 英寸方屏，消息看得全',
    category: 'watch-daily', brand: '星禾', model: 'XH-FIT3', form: 'square', price: 599, colors: ['曜石黑', '玉脂白', '海盐蓝'],
    member: 20, soldOut: ['海盐蓝'], size: [43, 36, 10], figures: ['屏幕 1.85 英寸', '厚 9.9mm', '重 26g', '续航 10 天'], weight: 0.25, sales: 9740, sort: 94, age: 130, tags: ['热卖'],
    params: '屏幕 1.85 英寸自发光；续航 10 天；防水 5 ATM；运动模式 100 种；通话 蓝牙',
    own: [['消息不再只看半句', '方形大屏一屏放下三行中文，公交到站、外卖进度一眼就够。', 'front']], features: ['heart', 'sleep'],
  }),
  watch({
    key: 'watch-daily-pro', name: '星禾 Fit3 Pro 健康手表心电血压监测方形全面屏', brief: '心电与腕部血压，爸妈的健康伙伴',
    category: 'watch-daily', brand: '星禾', model: 'XH-FIT3P', form: 'square', price: 1799, colors: ['石墨灰', '砂岩金'], options: { 表带: { 氟橡胶: 0, 真皮: 150 } },
    size: [45, 38, 12], figures: ['屏幕 1.92 英寸', '厚 11.8mm', '重 41g', '续航 8 天'], weight: 0.35, sales: 2460, sort: 86, age: 46,
    params: '屏幕 1.92 英寸自发光；续航 8 天；防水 5 ATM；测量 心电与示波血压；亲情关怀 远程查看',
    own: [['儿女在外地也看得到', '征得同意后，家人可远程查看当天心率与睡眠，异常时同时提醒。', 'scene']], features: ['heart', 'sleep', 'call'],
  }),
  watch({
    key: 'watch-daily-lite', name: '鹿屿 W1 方形智能手表百元入门运动心率消息提醒', brief: '200 元出头，够用就好',
    category: 'watch-daily', brand: '鹿屿', model: 'LY-W1', form: 'square', price: 219, colors: ['曜石黑', '樱花粉'],
    size: [44, 37, 11], figures: ['屏幕 1.83 英寸', '厚 10.5mm', '重 30g', '续航 7 天'], weight: 0.2, sales: 12600, sort: 85, age: 380,
    params: '屏幕 1.83 英寸；续航 7 天；防水 IP68；运动模式 80 种；通话 蓝牙',
    own: [['学生党的小助手', '课表、闹钟、找手机，三件小事做到位。', 'scene']], features: ['sleep'],
  }),
  watch({
    key: 'watch-kids-x', name: '鹿屿 X6 儿童手表视频通话五重定位防水小学生电话', brief: '双摄视频，五重定位',
    category: 'watch-kids', brand: '鹿屿', model: 'LY-X6', form: 'kids', price: 899, colors: ['海盐蓝', '樱花粉', '奶油黄'],
    member: 30, size: [48, 40, 15], figures: ['屏幕 1.6 英寸', '厚 14.8mm', '重 58g', '续航 3 天'], weight: 0.35, sales: 7980, sort: 95, age: 88, tags: ['爆款'],
    params: '屏幕 1.6 英寸；摄像头 前 500 万 后 800 万；续航 3 天；防水 20 米；定位 五重；网络 4G 全网通',
    own: [['放学路上，抬腕就见面', '前后双摄视频通话，走到哪拍给爸妈看，上课时段自动静默。', 'scene']], features: ['guard', 'call', 'water'],
  }),
  watch({
    key: 'watch-kids-s', name: '鹿屿 S5 儿童电话手表轻巧长续航支付管控定位入门', brief: '五天一充，轻巧耐摔',
    category: 'watch-kids', brand: '鹿屿', model: 'LY-S5', form: 'kids', price: 399, colors: ['薄荷绿', '暮山紫'],
    soldOut: ['暮山紫'], size: [45, 38, 13], figures: ['屏幕 1.4 英寸', '厚 12.9mm', '重 44g', '续航 5 天'], weight: 0.3, sales: 6340, sort: 83, age: 270,
    params: '屏幕 1.4 英寸；续航 5 天；防水 IP68；定位 四重；网络 4G 全网通',
    own: [['第一块电话手表', '只能接打白名单号码，零花钱限额支付，家长手机审批。', 'scene']], features: ['guard'],
  }),
  watch({
    key: 'watch-band-8', name: '星禾手环 8 智能手环大屏血氧心率睡眠运动轻薄男女', brief: '半个月一充的小手环',
    category: 'watch-band', brand: '星禾', model: 'XH-B8', form: 'band', price: 229, colors: ['曜石黑', '樱花粉', '海盐蓝', '薄荷绿'],
    size: [25, 49, 10], figures: ['屏幕 1.62 英寸', '厚 9.9mm', '重 16g', '续航 16 天'], weight: 0.15, sales: 19870, sort: 93, age: 160, tags: ['爆款', '热卖'],
    params: '屏幕 1.62 英寸自发光；续航 16 天；防水 5 ATM；运动模式 150 种；快充 充一刻用两天',
    own: [['轻到忘了它在', '16 克机身日夜都能戴，一排颜色的腕带随心情换。', 'scene']], features: ['sleep', 'water'],
  }),
  watch({
    key: 'watch-band-pro', name: '星禾手环 8 Pro 独立定位1.74英寸金属大屏手环', brief: '手环的身量，手表的屏幕',
    category: 'watch-band', brand: '星禾', model: 'XH-B8P', form: 'band', price: 399, colors: ['石墨灰', '砂岩金'],
    size: [33, 46, 10], figures: ['屏幕 1.74 英寸', '厚 9.9mm', '重 22g', '续航 14 天'], weight: 0.18, sales: 5230, sort: 81, age: 62,
    params: '屏幕 1.74 英寸自发光；续航 14 天；防水 5 ATM；定位 独立；边框 铝合金',
    own: [['不带手机也记轨迹', '独立定位芯片让晨跑路线自己画出来。', 'scene']], features: ['gps', 'heart'],
  }),
  watch({
    key: 'watch-band-kids', name: '鹿屿儿童手环跳绳计数坐姿提醒体育达标运动手环', brief: '跳绳自动计数，体育有成绩',
    category: 'watch-band', brand: '鹿屿', model: 'LY-BK1', form: 'band', price: 169, colors: ['薄荷绿', '奶油黄'],
    soldOut: 'all', size: [22, 44, 11], figures: ['屏幕 1.1 英寸', '厚 11mm', '重 15g', '续航 10 天'], weight: 0.15, sales: 3460, sort: 52, age: 200,
    params: '屏幕 1.1 英寸；续航 10 天；防水 5 ATM；跳绳 自动计数；坐姿 低头提醒',
    own: [['写作业也管一管', '低头过久轻轻一震，比喊十遍“坐直”管用。', 'scene']], features: ['sleep'],
  }),
  watch({
    key: 'watch-shop-care', name: '知弦 C1 门店版商务手表刻字服务真皮定制男士礼盒', brief: '门店刻字，礼盒装',
    category: 'watch-business', brand: '知弦', model: 'ZX-C1G', form: 'round', price: 2199, colors: ['琥珀棕', '曜石黑'],
    size: [44, 44, 11], figures: ['表径 44mm', '厚 10.9mm', '重 52g', '礼盒装'], weight: 0.7, sales: 128, sort: 64, age: 40,
    params: '表径 44 mm；镜面 蓝宝石；续航 14 天；防水 5 ATM；服务 表背刻字；包装 木质礼盒',
    own: [['写给他的一句话', '表背可刻 20 字以内，当面完成，次日可取。', 'detail']], features: ['battery', 'sleep'],
  }),
  watch({
    key: 'watch-staff-fit', name: '星禾 Fit3 员工福袋健康手表方形大屏随机配色内购', brief: '福袋随机配色，先到先得',
    category: 'watch-daily', brand: '星禾', model: 'XH-FIT3-BAG', form: 'square', price: 399, colors: ['海盐蓝'],
    size: [43, 36, 10], figures: ['屏幕 1.85 英寸', '厚 9.9mm', '重 26g', '续航 10 天'], weight: 0.25, sales: 240, sort: 20, age: 15, staff: 'bag',
    params: '屏幕 1.85 英寸自发光；续航 10 天；防水 5 ATM；运动模式 100 种；通话 蓝牙',
    own: [['每人一份', '员工福袋含手表一块与随机表带一条。']], features: ['heart', 'sleep'],
  }),
]
