import { goodsBuilder } from './builder'

const home = goodsBuilder('home', {
  freight: 'standard',
  closing: [
    '收货与保养',
    '收到后请核对配件数量。滤网、拖布、滚刷为消耗品，可在本店按型号补购；智能产品首次使用需连接家庭无线网络，旧机可以致电客服预约上门回收。',
    'size',
  ],
  features: {
    suction: [
      '大吸力不怕猫毛',
      '涡轮电机把地毯深处的沙粒与毛发一并带走，滚刷内置割毛片，不缠绕、不用剪。',
      'detail',
    ],
    wash: [
      '自动洗拖布，热风烘干',
      '回基站自动高温水洗，60℃ 热风 3 小时烘干，拖布不发臭，手不用碰脏水。',
      'side',
    ],
    avoid: ['看得见拖鞋和充电线', '结构光与视觉识别 50 多种物品，夜里也能绕开，不吞线、不撞花瓶。', 'scene'],
    edge: ['贴边洗到墙根', '双侧贴边滚刷，墙角、桌腿的死角一次走完，不再补一遍抹布。', 'detail'],
    filter: [
      '三层滤材，甲醛看得见',
      '高效滤网拦截颗粒物，改性活性炭分解甲醛，屏幕实时显示数值，不靠猜。',
      'front',
    ],
    quiet: ['睡眠档 20 分贝', '直流无刷电机低速运转，夜里只剩风声，指示灯同时熄灭。', 'side'],
    light: ['全光谱护眼', '国家 AA 级照度，显色指数 97，无频闪无眩光，写字没有手影。', 'scene'],
    lock: [
      '三维人脸开门',
      '结构光活体识别，照片与视频骗不过；低温、逆光也能 1 秒开门，老人孩子都认得准。',
      'front',
    ],
  },
})

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const homeAppliances = [
  home({
    key: 'home-vacuum-s10', name: '净汐 S10 扫拖机器人自动洗拖布烘干集尘避障家用全能', brief: '全能基站，一个月不用管',
    category: 'home-vacuum', brand: '净汐', model: 'JX-S10', form: 'vacuum', price: 2999, colors: ['云峰白', '石墨灰'], options: { 基站: { 水箱版: 0, 上下水版: 500 } },
    member: 100, soldOut: ['石墨灰/上下水版'], size: [350, 97, 350], weight: 13.6, sales: 7640, sort: 98, age: 68, tags: ['爆款'],
    params: '吸力 12000 Pa；导航 激光加视觉；拖布 双旋转；尘袋 2.5 升；续航 180 分钟；噪音 58 dB(A)',
    own: [['出门扫地，回家只看报告', '自动集尘、洗布、补水、烘干一气呵成，地图分区，客厅两遍厨房三遍。', 'scene']], features: ['wash', 'avoid', 'suction'],
  }),
  home({
    key: 'home-vacuum-s8', name: '净汐 S8 扫地机器人薄机身钻床底自动集尘激光导航', brief: '7.9 厘米薄，床底也能进',
    category: 'home-vacuum', brand: '净汐', model: 'JX-S8', form: 'vacuum', price: 1799, colors: ['云峰白', '曜石黑'],
    size: [345, 79, 345], weight: 9.2, sales: 5320, sort: 90, age: 190, tags: ['热卖'],
    params: '吸力 8000 Pa；导航 隐藏式激光；拖布 平板震动；尘袋 3 升；续航 150 分钟；噪音 60 dB(A)',
    own: [['沙发底下的灰也要走', '激光头可升降，机身压到 7.9 厘米，床底、柜底来去自如。', 'scene']], features: ['suction', 'avoid'],
  }),
  home({
    key: 'home-vacuum-mini', name: '栖巢迷你扫拖机小户型租房宠物家庭自动回充语音', brief: '1000 元出头的懒人帮手',
    category: 'home-vacuum', brand: '栖巢', model: 'QC-V5', form: 'vacuumMini', price: 1099, colors: ['玉脂白', '薄荷绿'],
    size: [320, 90, 320], weight: 5.4, sales: 4180, sort: 80, age: 310,
    params: '吸力 5000 Pa；导航 激光；拖布 平板；尘盒 0.45 升；续航 120 分钟；噪音 62 dB(A)',
    own: [['30 平米，一次扫完', '小身板转弯快，餐椅下面也能钻。', 'scene']], features: ['suction'],
  }),
  home({
    key: 'home-stick-w5', name: '净汐 W5 无线洗地机吸拖洗一体贴边自清洁烘干家用', brief: '贴边洗地，滚刷热烘',
    category: 'home-stick', brand: '净汐', model: 'JX-W5', form: 'mopper', price: 1999, colors: ['云峰白', '石墨灰'],
    member: 60, size: [260, 1100, 250], weight: 8.4, sales: 9120, sort: 96, age: 96, tags: ['爆款'],
    params: '吸力 18000 Pa；续航 40 分钟；水箱 清 0.9 升 污 0.7 升；滚刷 双侧贴边；自清洁 90℃；躺平 180°',
    own: [['打翻的麻辣烫，推一下就没了', '干湿垃圾一起吸走，污水箱固液分离，倒的时候不恶心。', 'scene']], features: ['edge', 'wash'],
  }),
  home({
    key: 'home-stick-v9', name: '净汐 V9 无线手持吸尘器大吸力除螨车家两用轻量续航', brief: '1.5 公斤，一手吸完全屋',
    category: 'home-stick', brand: '净汐', model: 'JX-V9', form: 'stick', price: 1299, colors: ['暮山紫', '月岩灰'],
    soldOut: ['暮山紫'], size: [250, 1130, 220], weight: 4.2, sales: 6540, sort: 88, age: 240, tags: ['热卖'],
    params: '吸力 240 AW；续航 65 分钟；尘杯 0.6 升；重量 1.5 kg；刷头 六种；噪音 72 dB(A)',
    own: [['车里、床上、天花板', '换头即换场景，除螨头每分钟拍打 1 万次，晒被子之外的第二道保障。', 'scene']], features: ['suction'],
  }),
  home({
    key: 'home-stick-shop', name: '净汐 W7 旗舰洗地机蒸汽除菌门店试用装双滚刷', brief: '120℃ 蒸汽，油污一遍化开',
    category: 'home-stick', brand: '净汐', model: 'JX-W7', form: 'mopperTwin', price: 3299, colors: ['曜石黑'],
    size: [270, 1120, 255], weight: 9.6, sales: 310, sort: 70, age: 22, tags: ['新品'],
    params: '吸力 20000 Pa；蒸汽 120 ℃；续航 45 分钟；滚刷 双滚；自清洁 100℃；躺平 180°',
    own: [['厨房地面的克星', '蒸汽先软化油污，滚刷再带走，不用弯腰擦第二遍。', 'scene']], features: ['edge', 'wash'],
  }),
  home({
    key: 'home-purifier-p8', name: '霁岚空气净化器家用除甲醛客厅大空间静音数显宠物', brief: '500 立方米每小时，甲醛数显',
    category: 'home-purifier', brand: '霁岚', model: 'JL-P8', form: 'purifier', price: 1899, colors: ['云峰白', '石墨灰'],
    member: 60, energy: 1, size: [290, 680, 290], weight: 9.8, sales: 4310, sort: 92, age: 120, tags: ['静音'],
    params: '颗粒物净化量 500 m³/h；甲醛净化量 320 m³/h；适用面积 60 m²；滤芯寿命 12 个月；噪音 20～62 dB(A)',
    own: [['刚装修，也能住得早一点', '改性活性炭对甲醛是分解而不是吸附，饱和后不会二次释放。', 'detail']], features: ['filter', 'quiet'],
  }),
  home({
    key: 'home-purifier-baby', name: '霁岚婴童空气净化器卧室低噪除菌加湿二合一无雾', brief: '净化加湿一体，宝宝房专用',
    category: 'home-purifier', brand: '霁岚', model: 'JL-B3', form: 'purifier', price: 1599, colors: ['玉脂白', '樱花粉'],
    energy: 1, size: [270, 560, 270], weight: 7.4, sales: 1980, sort: 78, age: 45, tags: ['静音'],
    params: '颗粒物净化量 320 m³/h；加湿量 350 ml/h；适用面积 35 m²；滤芯寿命 12 个月；噪音 20～58 dB(A)',
    own: [['没有白雾的湿润', '蒸发式加湿颗粒小于细菌，墙面不起白，湿度稳在五成半。', 'scene']], features: ['quiet', 'filter'],
  }),
  home({
    key: 'home-purifier-mini', name: '栖巢桌面空气净化器小型办公室除二手烟车载香薰', brief: '一杯咖啡大小的清新',
    category: 'home-purifier', brand: '栖巢', model: 'QC-P1', form: 'purifierMini', price: 299, colors: ['杏仁米', '海盐蓝'],
    size: [180, 250, 180], weight: 1.4, sales: 5740, sort: 76, age: 260,
    params: '颗粒物净化量 60 m³/h；适用面积 8 m²；供电 USB-C；滤芯寿命 6 个月；噪音 25～45 dB(A)',
    own: [['工位旁的一小片好空气', '扩散式出风不吹脸，香薰片可选三种木香。', 'scene']], features: ['quiet'],
  }),
  home({
    key: 'home-fan-air', name: '云杉空气循环扇落地直流变频静音四季对流立式可遥控', brief: '四季都用得上的空气搬运工',
    category: 'home-fan', brand: '云杉', model: 'YS-FA2', form: 'fan', price: 399, colors: ['云峰白', '薄荷绿'],
    energy: 1, size: [300, 980, 300], weight: 5.2, sales: 10260, sort: 91, age: 210, tags: ['热卖', '静音'],
    params: '风量 22 m³/min；送风距离 12 m；摇头 上下左右；功率 25 W；噪音 22～52 dB(A)',
    own: [['和空调搭档，更省电', '把冷气推到每个角落，空调可以调高 2 度，体感一样凉。', 'scene']], features: ['quiet'],
  }),
  home({
    key: 'home-fan-bladeless', name: '霁岚无叶风扇净化二合一塔扇儿童安全低噪智能遥控', brief: '没有扇叶，手指安全',
    category: 'home-fan', brand: '霁岚', model: 'JL-F6', form: 'bladeless', price: 1299, colors: ['云峰白', '曜石黑'],
    energy: 1, size: [230, 1050, 230], weight: 6.4, sales: 1420, sort: 74, age: 33, tags: ['静音'],
    params: '风量 18 m³/min；净化量 120 m³/h；摇头 350°；档位 10 档；噪音 24～50 dB(A)',
    own: [['吹的是过滤过的风', '进风先过滤再加速，花粉季也敢开窗吹。', 'scene']], features: ['quiet', 'filter'],
  }),
  home({
    key: 'home-lamp-study', name: '栖巢护眼台灯学生学习国家 AA 级全光谱可升降读写', brief: '全光谱 AA 级，写字无手影',
    category: 'home-lamp', brand: '栖巢', model: 'QC-L3', form: 'lamp', price: 499, colors: ['云峰白', '星河银'],
    size: [420, 520, 230], weight: 3.1, sales: 8640, sort: 94, age: 150, tags: ['爆款'],
    params: '照度 国家 AA 级；显色指数 97；色温 2700～5000 K；功率 24 W；调光 无极；防眩 蜂窝格栅',
    own: [['一盏能看清橡皮屑的灯', '双光源从上方左右打来，作业本亮度均匀，抬头桌面也不暗。', 'scene']], features: ['light'],
  }),
  home({
    key: 'home-lamp-floor', name: '栖巢大路灯落地护眼灯儿童书房全光谱客厅直接照明', brief: '照亮整张书桌，还原日光',
    category: 'home-lamp', brand: '栖巢', model: 'QC-L9', form: 'floorlamp', price: 1599, colors: ['云峰白', '砂岩金'],
    soldOut: 'all', size: [420, 1930, 420], weight: 12.5, sales: 1760, sort: 60, age: 88,
    params: '照度 整桌 1200 lx；显色指数 98；色温 2700～5700 K；功率 90 W；感应 无人自熄',
    own: [['像坐在窗边写字', '上下双向照明，整个书房亮而不刺，久读不疲劳。', 'scene']], features: ['light'],
  }),
  home({
    key: 'home-lock-face', name: '栖巢智能门锁三维人脸识别可视猫眼全自动防盗门锁', brief: '走到门口，门就开了',
    category: 'home-lock', brand: '栖巢', model: 'QC-K7', form: 'lock', price: 1999, colors: ['曜石黑', '琥珀棕'],
    member: 60, size: [76, 420, 70], weight: 5.3, sales: 3870, sort: 93, age: 40, tags: ['热卖'],
    params: '识别 三维人脸与掌静脉；猫眼 300 万广角；电池 5000 mAh；锁芯 C 级；联动 到家开灯',
    own: [['手里提着菜也能进门', '2 米外开始识别，走到门前刚好弹开，门外逗留超 30 秒自动录像。', 'scene']], features: ['lock'],
  }),
  home({
    key: 'home-lock-basic', name: '栖巢指纹智能门锁家用密码锁防盗门通用半自动', brief: '把钥匙忘在家，也不用找开锁师傅',
    category: 'home-lock', brand: '栖巢', model: 'QC-K3', form: 'lever', price: 799, colors: ['曜石黑', '砂岩金'],
    size: [72, 390, 65], weight: 4.6, sales: 5690, sort: 84, age: 280,
    params: '识别 半导体指纹；开锁方式 六种；电池 四节五号；锁芯 C 级；虚位密码 支持',
    own: [['四节电池用一年', '低电提前一个月提醒，外置应急供电口，不怕突然没电。', 'side']], features: ['lock'],
  }),
  home({
    key: 'home-lock-shop', name: '栖巢全屋智能入户套装门锁灯光窗帘上门设计安装', brief: '上海徐汇门店设计师上门',
    category: 'home-lock', brand: '栖巢', model: 'QC-HOME1', form: 'smarthome', price: 6999, colors: ['曜石黑'],
    size: [76, 420, 70], figures: ['门锁 1 套', '灯光 12 路', '窗帘 2 组'], weight: 22, freight: 'big', sales: 76, sort: 66, age: 58,
    params: '门锁 三维人脸；灯光 12 路调光；窗帘 双轨 2 组；网关 有线与无线；服务 设计加安装；质保 3 年',
    own: [['开门即到家', '推门灯亮、窗帘合、空调到 26 度，一次设计三年不改线。', 'scene']], features: ['lock', 'light'],
  }),
  home({
    key: 'home-gift-lamp', name: '栖巢感应小夜灯磁吸充电过道起夜随单赠品不单售', brief: '满额随单赠送',
    category: 'home-lamp', brand: '栖巢', model: 'QC-GIFT-N1', form: 'nightlight', price: 59, colors: ['奶油黄'],
    size: [80, 80, 30], weight: 0.18, sales: 0, sort: 1, age: 52, gift: true,
    params: '感应 人体红外；续航 60 天；色温 2700 K；安装 磁吸免打孔',
    own: [['起夜的一小片暖光', '3 米内感应，20 秒自熄，不打扰身边的人。']], features: ['light'],
  }),
]
