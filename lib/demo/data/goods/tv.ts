import { goodsBuilder } from './builder'

const tv = goodsBuilder('tv', {
  freight: 'big',
  closing: [
    '尺寸与挂装',
    '建议观看距离约为屏幕高度的 2.5 倍。随机附底座与挂架螺丝，挂装请确认墙体承重，送货师傅可代为安装并带走旧电视。',
    'size',
  ],
  features: {
    mini: [
      '千级分区背光',
      '上千个独立控光区各管各的亮暗，星空里的黑是真的黑，烟花的亮也不溢出光晕。',
      'front',
    ],
    rate: ['144 赫兹高刷', '球赛的快速转身、游戏里的急停甩枪都没有拖影，接电脑可自动匹配帧率。', 'scene'],
    eye: ['低蓝光护眼', '出厂即低蓝光，无频闪调光，孩子上网课、老人看戏曲，长时间也不涩眼。', 'scene'],
    sound: ['有低音的机身', '背部独立低音腔与四路扬声器，不加音箱也能听到雷声滚过房间。', 'side'],
    noad: ['开机直达，没有广告', '开机即回到上次观看的频道，长辈模式一键看直播，儿童模式定时锁屏。', 'front'],
    color: ['量子点广色域', '97% 影院色域逐台校准，海是海的蓝，肤色不偏红，看纪录片像推开一扇窗。', 'detail'],
    link: ['手机投屏，语音点播', '手机照片、网课、会议一碰上屏；遥控器丢了也能说一句话换台。', 'scene'],
  },
})

const large = { '75英寸': 0, '85英寸': 1500, '100英寸': 5000 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const tvs = [
  tv({
    key: 'tv-large-75', name: '朗峤平板电视75英寸千级分区高刷巨幕智能家用', brief: '千级分区，客厅里的影院',
    category: 'tv-flat-large', brand: '朗峤', model: 'LQ-75M8', form: 'flat', price: 4999, colors: ['石墨灰'], options: { 尺寸: large },
    member: 150, energy: 1, size: [1670, 960, 78], figures: ['屏幕 75 英寸', '宽 1670mm', '高 960mm', '厚 78mm'], weight: 31, sales: 7820, sort: 98, age: 90, tags: ['爆款'],
    params: '分辨率 3840×2160；刷新率 144 Hz；背光分区 1008 个；峰值亮度 1600 尼特；内存存储 4GB+64GB',
    own: [['把影厅搬回家', '75 英寸起步，100 英寸到顶，3 米沙发正好是影院第五排的视角。', 'scene']], features: ['mini', 'rate', 'sound'],
  }),
  tv({
    key: 'tv-large-85', name: '朗峤巨幕电视85英寸量子点平板电视护眼家庭影院', brief: '85 英寸，一面会发光的墙',
    category: 'tv-flat-large', brand: '朗峤', model: 'LQ-85Q6', form: 'flat', price: 5499, colors: ['曜石黑', '月岩灰'], options: { 尺寸: { '85英寸': 0, '98英寸': 4500 } },
    energy: 2, size: [1890, 1085, 82], figures: ['屏幕 85 英寸', '宽 1890mm', '高 1085mm', '厚 82mm'], weight: 43, sales: 3240, sort: 91, age: 150, tags: ['热卖'],
    params: '分辨率 3840×2160；刷新率 120 Hz；色域 97% 影院色域；峰值亮度 1000 尼特；内存存储 4GB+64GB',
    own: [['人像一比一', '站在屏幕里的主持人与真人等高，世界杯看台上的旗帜看得清字。', 'scene']], features: ['color', 'eye', 'noad'],
  }),
  tv({
    key: 'tv-living-65', name: '朗峤平板电视65英寸4核高刷智能语音客厅护眼', brief: '2000 元档的高刷大屏',
    category: 'tv-flat-living', brand: '朗峤', model: 'LQ-65E5', form: 'flat', price: 2599, colors: ['石墨灰', '曜石黑'], options: { 尺寸: { '65英寸': 0, '75英寸': 900 } },
    member: 60, soldOut: ['曜石黑/75英寸'], energy: 2, size: [1448, 832, 74], figures: ['屏幕 65 英寸', '宽 1448mm', '高 832mm', '厚 74mm'], weight: 19, sales: 12480, sort: 97, age: 200, tags: ['爆款'],
    params: '分辨率 3840×2160；刷新率 120 Hz；色域 93% 影院色域；峰值亮度 500 尼特；内存存储 3GB+32GB',
    own: [['第一台大屏，不用多花', '该有的高刷、远场语音、双频网络都有，把预算留给沙发。', 'scene']], features: ['rate', 'noad'],
  }),
  tv({
    key: 'tv-living-55', name: '弥野平板电视55英寸全面屏投屏语音智能以旧换新', brief: '97% 屏占比，客厅更显大',
    category: 'tv-flat-living', brand: '弥野', model: 'MY-55L', form: 'flat', price: 1799, colors: ['曜石黑', '云峰白'],
    energy: 2, size: [1226, 710, 72], figures: ['屏幕 55 英寸', '宽 1226mm', '高 710mm', '厚 72mm'], weight: 13, sales: 9340, sort: 92, age: 280, tags: ['热卖'],
    params: '分辨率 3840×2160；刷新率 60 Hz；屏占比 97%；扬声器 2×10 W；内存存储 2GB+32GB',
    own: [['窄到几乎看不见边框', '三面无边框设计，挂在墙上像一扇窗。', 'front']], features: ['link', 'eye'],
  }),
  tv({
    key: 'tv-living-65-sound', name: '朗峤音画旗舰平板电视65英寸回音壁一体高刷无拖影', brief: '屏下就是回音壁',
    category: 'tv-flat-living', brand: '朗峤', model: 'LQ-65S9', form: 'sound', price: 4399, colors: ['石墨灰'],
    energy: 1, size: [1450, 860, 80], figures: ['屏幕 65 英寸', '宽 1450mm', '高 860mm', '厚 80mm'], weight: 24, sales: 1650, sort: 83, age: 40,
    params: '分辨率 3840×2160；刷新率 144 Hz；背光分区 672 个；扬声器 5.1.2 声道；内存存储 4GB+128GB',
    own: [['声音从画面里来', '11 个发声单元环绕屏幕排布，脚步声会跟着人物从左走到右。', 'detail']], features: ['mini', 'sound', 'rate'],
  }),
  tv({
    key: 'tv-small-43', name: '朗峤卧室平板电视43英寸全高清智能护眼小户型', brief: '卧室正合适，睡前不刺眼',
    category: 'tv-flat-small', brand: '朗峤', model: 'LQ-43B', form: 'flat', price: 1199, colors: ['曜石黑', '云峰白'], options: { 尺寸: { '43英寸': 0, '50英寸': 300 } },
    energy: 2, size: [957, 558, 76], figures: ['屏幕 43 英寸', '宽 957mm', '高 558mm', '厚 76mm'], weight: 7.5, sales: 10260, sort: 89, age: 360,
    params: '分辨率 3840×2160；刷新率 60 Hz；定时关机 支持；扬声器 2×8 W；内存存储 2GB+16GB',
    own: [['到点自己关', '睡眠定时渐暗渐弱，看着看着睡着了也不会吵醒身边的人。', 'scene']], features: ['eye', 'noad'],
  }),
  tv({
    key: 'tv-small-32', name: '弥野小电视32英寸平板电视租房厨房老人房高清', brief: '不到 700 元，直播点播都能看',
    category: 'tv-flat-small', brand: '弥野', model: 'MY-32S', form: 'flat', price: 649, colors: ['曜石黑', '樱花粉'],
    energy: 3, size: [716, 432, 78], figures: ['屏幕 32 英寸', '宽 716mm', '高 432mm', '厚 78mm'], weight: 3.9, sales: 13900, sort: 86, age: 520, tags: ['热卖'],
    params: '分辨率 1366×768；刷新率 60 Hz；接口 HDMI×2；扬声器 2×6 W；内存存储 1GB+8GB',
    own: [['厨房里的第二块屏', '边炖汤边追戏，4 公斤机身一个人就能搬。', 'scene']], features: ['noad', 'link'],
  }),
  tv({
    key: 'tv-thin-65', name: '朗峤超薄电视65英寸自发光无缝贴墙旗舰画质', brief: '最薄处 3.9 毫米，像素自己发光',
    category: 'tv-thin', brand: '朗峤', model: 'LQ-65OL', form: 'oled', price: 9999, colors: ['曜石黑'], options: { 尺寸: { '65英寸': 0, '77英寸': 6000 } },
    member: 400, energy: 2, size: [1444, 828, 25], figures: ['屏幕 65 英寸', '宽 1444mm', '高 828mm', '最薄 3.9mm'], weight: 21, sales: 860, sort: 90, age: 70,
    params: '面板 自发光；刷新率 120 Hz；色域 99% 影院色域；峰值亮度 1500 尼特；内存存储 4GB+128GB',
    own: [['黑得彻底', '800 万像素独立开关，字幕旁没有一丝漏光，关灯看片才懂什么叫沉浸。', 'front']], features: ['color', 'sound', 'eye'],
  }),
  tv({
    key: 'tv-thin-75', name: '朗峤超薄壁纸电视75英寸平嵌贴墙高分区背光', brief: '28 毫米平嵌，贴墙零缝',
    category: 'tv-thin', brand: '朗峤', model: 'LQ-75W', form: 'thin', price: 8499, colors: ['石墨灰', '砂岩金'],
    energy: 1, size: [1668, 955, 28], figures: ['屏幕 75 英寸', '宽 1668mm', '高 955mm', '厚 28mm'], weight: 34, sales: 720, sort: 84, age: 18, tags: ['新品'],
    params: '分辨率 3840×2160；刷新率 144 Hz；背光分区 1536 个；峰值亮度 2400 尼特；内存存储 4GB+128GB',
    own: [['线都藏进一个盒子', '分离式信号盒与电源走一根透明线，电视墙上不再有孔洞和线槽。', 'side']], features: ['mini', 'rate'],
  }),
  tv({
    key: 'tv-thin-55-desk', name: '弥野超薄电视55英寸桌面云台可旋转竖屏投屏', brief: '转过来，刷视频也是大屏',
    category: 'tv-thin', brand: '弥野', model: 'MY-55R', form: 'pivot', price: 4299, colors: ['云峰白', '杏仁米'],
    soldOut: ['杏仁米'], energy: 2, size: [1228, 706, 32], figures: ['屏幕 55 英寸', '宽 1228mm', '高 706mm', '厚 32mm'], weight: 17, sales: 540, sort: 69, age: 85,
    params: '分辨率 3840×2160；刷新率 120 Hz；云台 电动旋转 90°；扬声器 2×15 W；内存存储 4GB+64GB',
    own: [['横看电影，竖跳健身操', '手机横竖一转，电视跟着转，健身镜、直播间、电子相框随时切换。', 'scene']], features: ['link', 'eye'],
  }),
  tv({
    key: 'tv-art-65', name: '弥野艺术电视65英寸哑光画框屏壁画家居装饰', brief: '关机是画，开机是电视',
    category: 'tv-art', brand: '弥野', model: 'MY-65ART', form: 'art', price: 6999, colors: ['琥珀棕', '云峰白', '曜石黑'], options: { 尺寸: { '65英寸': 0, '75英寸': 2200 } },
    member: 200, soldOut: ['曜石黑/75英寸'], energy: 2, size: [1464, 848, 26], figures: ['屏幕 65 英寸', '宽 1464mm', '高 848mm', '厚 26mm'], weight: 23, sales: 1120, sort: 88, age: 55, tags: ['热卖'],
    params: '分辨率 3840×2160；刷新率 120 Hz；屏面 哑光防眩；画库 2000 幅；内存存储 4GB+64GB',
    own: [['哑光屏面，看得见笔触', '纳米防眩层消去反光，油画的厚涂、宣纸的纤维都像真的。', 'detail'], ['画框可换', '实木、金属、亚克力磁吸边框 10 分钟换好，春天挂水彩，冬天挂雪景。', 'scene']], features: ['color'],
  }),
  tv({
    key: 'tv-art-43', name: '弥野画框电视43英寸卧室玄关艺术屏哑光平板', brief: '玄关里的一幅活画',
    category: 'tv-art', brand: '弥野', model: 'MY-43ART', form: 'art', price: 2999, colors: ['琥珀棕', '云峰白'],
    energy: 2, size: [974, 570, 27], figures: ['屏幕 43 英寸', '宽 974mm', '高 570mm', '厚 27mm'], weight: 10, sales: 480, sort: 73, age: 27, tags: ['新品'],
    params: '分辨率 3840×2160；刷新率 60 Hz；屏面 哑光防眩；感应 人来亮人走灭；内存存储 3GB+32GB',
    own: [['人来亮，人走灭', '雷达感应有人经过才点亮画面，全年待机耗电不到 10 度。', 'scene']], features: ['color', 'link'],
  }),
  tv({
    key: 'tv-large-98-shop', name: '朗峤98英寸巨幕平板电视全通道高刷别墅影音室', brief: '门店可听可看，免费上门勘测',
    category: 'tv-flat-large', brand: '朗峤', model: 'LQ-98X', form: 'flat', price: 15999, colors: ['曜石黑'],
    energy: 1, size: [2180, 1250, 85], figures: ['屏幕 98 英寸', '宽 2180mm', '高 1250mm', '厚 85mm'], weight: 62, sales: 210, sort: 78, age: 120, tags: ['大容量'],
    params: '分辨率 3840×2160；刷新率 144 Hz；背光分区 2304 个；峰值亮度 3000 尼特；内存存储 6GB+128GB',
    own: [['电梯装得下，门进得去', '勘测师傅先量电梯与楼道，确认能进再发货，进不了全额退。', 'scene']], features: ['mini', 'sound', 'rate'],
  }),
  tv({
    key: 'tv-game-55', name: '弥野电竞平板电视55英寸高刷低延迟主机游戏屏', brief: '165 赫兹，输入延迟 5 毫秒',
    category: 'tv-flat-living', brand: '弥野', model: 'MY-55G', form: 'flat', price: 3299, colors: ['曜石黑', '暮山紫'],
    energy: 1, size: [1228, 714, 75], figures: ['屏幕 55 英寸', '宽 1228mm', '高 714mm', '厚 75mm'], weight: 15, sales: 2180, sort: 80, age: 34,
    params: '分辨率 3840×2160；刷新率 165 Hz；输入延迟 5 ms；背光分区 512 个；内存存储 4GB+64GB',
    own: [['沙发就是赛场', '可变刷新率消除撕裂，手柄一按人物就动，赢在那几毫秒。', 'scene']], features: ['rate', 'mini'],
  }),
  tv({
    key: 'tv-kid-50', name: '鹿屿儿童护眼平板电视50英寸类纸屏网课家长管控', brief: '类纸屏，网课作业两不误',
    category: 'tv-flat-small', brand: '鹿屿', model: 'LY-50K', form: 'kids', price: 2199, colors: ['薄荷绿', '云峰白'],
    energy: 2, size: [1112, 646, 78], figures: ['屏幕 50 英寸', '宽 1112mm', '高 646mm', '厚 78mm'], weight: 11, sales: 1760, sort: 75, age: 48,
    params: '分辨率 3840×2160；刷新率 60 Hz；屏面 类纸防眩；护眼 低蓝光无频闪；内存存储 3GB+32GB',
    own: [['太近会提醒，太久会休息', '距离感应小于 2 米自动提示，40 分钟自动暂停，家长手机可远程延时。', 'scene']], features: ['eye', 'noad'],
  }),
  tv({
    key: 'tv-living-hot', name: '朗峤平板电视70英寸大屏护眼高刷客厅家用智能液晶', brief: '70 英寸黄金大屏，2.8 米正好',
    category: 'tv-flat-living', brand: '朗峤', model: 'LQ-70C', form: 'flat', price: 2999, colors: ['石墨灰'],
    soldOut: 'all', energy: 2, size: [1560, 900, 76], figures: ['屏幕 70 英寸', '宽 1560mm', '高 900mm', '厚 76mm'], weight: 24, sales: 6650, sort: 60, age: 210,
    params: '分辨率 3840×2160；刷新率 120 Hz；色域 93% 影院色域；扬声器 2×12 W；内存存储 3GB+64GB',
    own: [['70 英寸的黄金距离', '2.8 米的客厅，正好满视野。', 'scene']], features: ['eye', 'link'],
  }),
  tv({
    key: 'tv-old-40', name: '朗峤平板电视40英寸全高清液晶卧室小户型经典款', brief: '已由 43 英寸新款接替',
    category: 'tv-flat-small', brand: '朗峤', model: 'LQ-40A', form: 'flat', price: 899, colors: ['曜石黑'],
    soldOut: 'all', energy: 3, size: [905, 530, 82], figures: ['屏幕 40 英寸', '宽 905mm', '高 530mm', '厚 82mm'], weight: 7, sales: 23100, sort: 3, age: 1200, status: 'instock',
    params: '分辨率 1920×1080；刷新率 60 Hz；接口 HDMI×2；扬声器 2×8 W',
    own: [['服务仍在继续', '停产机型配件保障至停产后五年。']], features: ['noad', 'eye'],
  }),
]
