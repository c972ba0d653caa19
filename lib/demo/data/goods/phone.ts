import { goodsBuilder } from './builder'

const phone = goodsBuilder('phone', {
  freight: 'standard',
  closing: [
    '开箱与换新说明',
    '包装内含手机、充电器、数据线与保护壳。旧手机可以致电客服预约上门回收，质检通过后由回收方直接付款；换机前请先备份并退出账号。',
    'size',
  ],
  features: {
    camera: [
      '大底主摄，夜里也敢拍',
      '1/1.3 英寸传感器配合光学防抖，路灯下的笑脸、演唱会的舞台都能一按即得，噪点干净，颜色不飘。',
      'detail',
    ],
    battery: [
      '大电池配快充',
      '硅碳负极电池把容量做大、机身做薄，早上充 20 分钟够用一天，800 次循环后仍保持八成以上容量。',
      'detail',
    ],
    screen: [
      '护眼高刷直屏',
      '1 到 120 赫兹自适应刷新，2160 赫兹高频调光减少闪烁，户外峰值亮度 3000 尼特，阳光下看导航不眯眼。',
      'front',
    ],
    tough: [
      '抗摔抗水',
      '铝合金中框与微晶玻璃面板通过 1 米跌落测试，IP68 级防尘防水，淋雨、掉进洗手池都不慌。',
      'side',
    ],
    smooth: [
      '48 个月持久流畅',
      '内存碎片实时整理，应用冷启动快三成；系统承诺四年大版本、五年安全更新。',
      'scene',
    ],
    link: [
      '一碰互传，多屏协同',
      '与平板、电脑碰一碰即可传照片、接力文档，来电在手表上接，验证码在电脑上填。',
      'scene',
    ],
    hinge: [
      '水滴铰链，折痕近乎隐形',
      '龙骨支撑与超薄玻璃让屏幕在合上时自然弯成水滴形，20 万次开合测试后依旧平整。',
      'side',
    ],
  },
})

const memory = { '12GB': 0, '16GB': 300 }
const storage = { '256GB': 0, '512GB': 400, '1TB': 900 }
const sets = { '8GB+256GB': 0, '12GB+256GB': 200, '12GB+512GB': 500 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const phones = [
  phone({
    key: 'phone-pro-x3', name: '玄枢 X3 Pro 旗舰手机长焦影像卫星通信直屏智能手机', brief: '自研 X3 芯片，5 倍潜望长焦',
    category: 'phone-pro', brand: '玄枢', model: 'XS-X3P', form: 'pro', price: 5499, colors: ['曜石黑', '钛原色', '深海蓝'], options: { 内存: memory, 存储: storage },
    without: ['曜石黑/12GB/1TB', '钛原色/12GB/1TB', '深海蓝/12GB/1TB'], soldOut: ['深海蓝/16GB/1TB'], member: 100, size: [75, 162, 8], figures: ['屏幕 6.73 英寸', '厚 8.2mm', '重 213g', '电池 5600mAh'],
    weight: 0.6, sales: 7630, sort: 98, age: 22, tags: ['新品', '热卖'],
    params: '屏幕 6.73 英寸 2K 直屏；芯片 玄枢 X3；主摄 5000 万像素；长焦 5 倍潜望；电池 5600 mAh；快充 90 W',
    own: [['把舞台拉到眼前', '5 倍潜望长焦与浮动镜组兼顾远摄和近拍，后排看演唱会，也能拍清歌手睫毛上的光。', 'scene']], features: ['camera', 'screen', 'smooth'],
  }),
  phone({
    key: 'phone-pro-n10', name: '星禾 N10 Ultra 影像旗舰手机1英寸主摄双长焦拍照手机', brief: '1 英寸可变光圈，随手就是作品',
    category: 'phone-pro', brand: '星禾', model: 'XH-N10U', form: 'pro', price: 5999, colors: ['月岩灰', '玉脂白', '松针绿'], options: { 内存: { '16GB': 0 }, 存储: { '512GB': 0, '1TB': 700 } },
    soldOut: ['松针绿/16GB/512GB'], member: 150, size: [76, 163, 9], figures: ['屏幕 6.82 英寸', '厚 8.9mm', '重 226g', '电池 5500mAh'],
    weight: 0.62, sales: 3120, sort: 95, age: 64, tags: ['热卖'],
    params: '屏幕 6.82 英寸微曲；主摄 1 英寸可变光圈；长焦 3 倍与 6 倍；电池 5500 mAh；快充 100 W；防护 IP68',
    own: [['四档可变光圈', '合影用小光圈，人人清楚；夜景用大光圈，一束路灯就够。光影的取舍回到你手里。', 'detail']], features: ['camera', 'tough', 'battery'],
  }),
  phone({
    key: 'phone-bar-n8', name: '星禾 N8 手机轻薄影像直屏5000万人像镜头学生智能手机', brief: '7.6 毫米轻薄，人像自带氛围',
    category: 'phone-camera', brand: '星禾', model: 'XH-N8', form: 'bar', price: 2699, colors: ['樱花粉', '海盐蓝', '曜石黑'], options: { 内存存储: sets },
    seo: { title: '星禾 N8 手机 5000万人像 7.6mm 轻薄直屏', description: '星禾 N8：85 毫米人像镜头、5200 毫安时电池、66 瓦快充，以旧换新补贴 15%。' },
    soldOut: ['樱花粉/12GB+512GB'], member: 50, size: [74, 160, 8], figures: ['屏幕 6.67 英寸', '厚 7.6mm', '重 186g', '电池 5200mAh'],
    weight: 0.5, sales: 12860, sort: 97, age: 110, tags: ['爆款'],
    params: '屏幕 6.67 英寸直屏；主摄 5000 万像素；人像 2 倍光学；电池 5200 mAh；快充 66 W；机身 铝合金中框',
    own: [['人像镜头，焦段刚好', '85 毫米等效焦段不拉宽脸型，发丝边缘自然过渡，逆光也有干净的肤色。', 'scene']], features: ['camera', 'smooth'],
  }),
  phone({
    key: 'phone-bar-l6', name: '鹿屿 L6 长续航手机7000毫安大电池老人学生双卡全网通', brief: '7000 毫安时，三天一充',
    category: 'phone-long', brand: '鹿屿', model: 'LY-L6', form: 'bar', price: 1299, colors: ['曜石黑', '薄荷绿', '云峰白'], options: { 内存存储: { '8GB+128GB': 0, '8GB+256GB': 150, '12GB+256GB': 350 } },
    size: [77, 166, 8], figures: ['屏幕 6.78 英寸', '厚 8.4mm', '重 208g', '电池 7000mAh'],
    weight: 0.52, sales: 15320, sort: 96, age: 150, tags: ['爆款', '热卖'],
    params: '屏幕 6.78 英寸；电池 7000 mAh；快充 45 W；扬声器 双扬 300% 音量；字体 大字模式；网络 双卡全网通',
    own: [['爸妈也用得明白', '简易桌面把电话、相机、健康码放大到三指宽，远程协助一键发起，孩子在外地也能帮忙设置。', 'scene']], features: ['battery', 'tough'],
  }),
  phone({
    key: 'phone-bar-l6s', name: '鹿屿 L6s 护眼手机类纸屏三防耐摔长续航智能手机', brief: '类纸护眼屏，看小说也不累',
    category: 'phone-long', brand: '鹿屿', model: 'LY-L6S', form: 'bar', price: 1599, colors: ['杏仁米', '松针绿'], options: { 内存存储: { '8GB+256GB': 0, '12GB+512GB': 500 } },
    size: [76, 165, 9], figures: ['屏幕 6.7 英寸', '厚 8.8mm', '重 210g', '电池 6600mAh'],
    weight: 0.53, sales: 4210, sort: 84, age: 26, tags: ['新品'],
    params: '屏幕 6.7 英寸类纸屏；电池 6600 mAh；快充 45 W；防护 IP69；抗摔 1.8 米；网络 双卡全网通',
    own: [['屏幕像纸，光线更柔', '纳米蚀刻表面打散反光，睡前看书不刺眼，地铁窗边也看得清。', 'front']], features: ['tough', 'battery'],
  }),
  phone({
    key: 'phone-fold-wide-f5', name: '玄枢 F5 大折叠手机内屏8英寸轻薄商务折叠屏手机', brief: '合上 9 毫米，展开一张书桌',
    category: 'phone-fold-wide', brand: '玄枢', model: 'XS-F5', form: 'fold', price: 8999, colors: ['曜石黑', '砂岩金'], options: { 内存: { '12GB': 0, '16GB': 800 }, 存储: { '512GB': 0, '1TB': 1200 } },
    without: ['曜石黑/12GB/1TB', '砂岩金/12GB/1TB'], member: 300, size: [143, 156, 5], figures: ['内屏 8.0 英寸', '展开厚 4.3mm', '重 219g', '电池 5800mAh'],
    weight: 0.7, sales: 1180, sort: 89, age: 75,
    params: '内屏 8.0 英寸；外屏 6.5 英寸；芯片 玄枢 X3；主摄 5000 万像素；电池 5800 mAh；快充 66 W',
    own: [['左边会议，右边文档', '三窗并行互不遮挡，拖一张图就能放进邮件，出差路上不必打开电脑。', 'scene']], features: ['hinge', 'link', 'screen'],
  }),
  phone({
    key: 'phone-fold-wide-w2', name: '星禾 W2 折叠屏手机双超广角轻办公学习大屏影像折叠', brief: '折叠屏也有旗舰影像',
    category: 'phone-fold-wide', brand: '星禾', model: 'XH-W2', form: 'fold', price: 7499, colors: ['玉脂白', '深海蓝'], options: { 存储: { '256GB': 0, '512GB': 500 } },
    soldOut: ['玉脂白/512GB'], size: [144, 157, 5], figures: ['内屏 7.9 英寸', '展开厚 4.6mm', '重 228g', '电池 5500mAh'],
    weight: 0.7, sales: 760, sort: 76, age: 130,
    params: '内屏 7.9 英寸；外屏 6.4 英寸；主摄 5000 万像素；长焦 3 倍；电池 5500 mAh；快充 66 W',
    own: [['半折就是三脚架', '立在桌上自拍合影、延时日落，外屏给对方看取景，内屏自己调参数。', 'scene']], features: ['hinge', 'camera', 'smooth'],
  }),
  phone({
    key: 'phone-fold-flip-p3', name: '星禾 P3 小折叠手机竖折外屏自拍时尚轻巧女生手机', brief: '合上只有掌心大，外屏全功能',
    category: 'phone-fold-flip', brand: '星禾', model: 'XH-P3', form: 'flip', price: 4299, colors: ['樱花粉', '暮山紫', '玉脂白'], options: { 存储: { '256GB': 0, '512GB': 400 } },
    soldOut: ['暮山紫/512GB'], member: 100, size: [74, 170, 7], figures: ['内屏 6.9 英寸', '外屏 3.8 英寸', '重 189g', '电池 4500mAh'],
    weight: 0.5, sales: 3980, sort: 92, age: 52, tags: ['热卖'],
    params: '内屏 6.9 英寸；外屏 3.8 英寸；主摄 5000 万像素；电池 4500 mAh；快充 66 W；防护 IPX8',
    own: [['口袋里的化妆镜', '合上时外屏显示大字时间、回消息、扫码付款，打开就是一块完整大屏。', 'scene']], features: ['hinge', 'screen'],
  }),
  phone({
    key: 'phone-fold-flip-m1', name: '鹿屿 M1 竖折叠手机入门小折叠双屏拍照轻薄智能手机', brief: '3000 元出头，第一台折叠屏',
    category: 'phone-fold-flip', brand: '鹿屿', model: 'LY-M1', form: 'flip', price: 3199, colors: ['薄荷绿', '奶油黄'],
    soldOut: 'all', size: [74, 169, 7], figures: ['内屏 6.8 英寸', '外屏 2.7 英寸', '重 192g', '电池 4400mAh'],
    weight: 0.5, sales: 2650, sort: 60, age: 240,
    params: '内屏 6.8 英寸；外屏 2.7 英寸；内存存储 8GB+256GB；主摄 5000 万像素；电池 4400 mAh；快充 45 W',
    own: [['轻巧上手，没有门槛', '把折叠屏带进 3000 元档，铰链同样通过 20 万次测试。', 'scene']], features: ['hinge', 'smooth'],
  }),
  phone({
    key: 'phone-bar-x3', name: '玄枢 X3 手机自研芯片游戏电竞直屏散热全能智能手机', brief: '满帧 2 小时，手心仍凉快',
    category: 'phone-pro', brand: '玄枢', model: 'XS-X3', form: 'pro', price: 3999, colors: ['曜石黑', '极光绿', '云峰白'], options: { 内存: memory, 存储: { '256GB': 0, '512GB': 400 } },
    soldOut: ['极光绿/16GB/512GB'], member: 80, size: [74, 160, 8], figures: ['屏幕 6.6 英寸', '厚 8.0mm', '重 198g', '电池 5500mAh'],
    weight: 0.55, sales: 6240, sort: 93, age: 40, tags: ['热卖'],
    params: '屏幕 6.6 英寸 144Hz；芯片 玄枢 X3；散热 立体均热板；主摄 5000 万像素；电池 5500 mAh；快充 90 W',
    own: [['冰川均热板', '9000 平方毫米立体均热板把热量摊到整个后盖，大型游戏满帧 2 小时，机身不烫手。', 'detail']], features: ['screen', 'battery', 'smooth'],
  }),
  phone({
    key: 'phone-bar-n8e', name: '星禾 N8e 青春版手机高像素前置自拍轻薄千元机以旧换新', brief: '3200 万柔光自拍',
    category: 'phone-camera', brand: '星禾', model: 'XH-N8E', form: 'bar', price: 1799, colors: ['海盐蓝', '玉脂白', '暮山紫'], options: { 内存存储: { '8GB+256GB': 0, '12GB+256GB': 200 } },
    size: [74, 161, 8], figures: ['屏幕 6.67 英寸', '厚 7.5mm', '重 183g', '电池 5000mAh'],
    weight: 0.48, sales: 8470, sort: 88, age: 180,
    params: '屏幕 6.67 英寸；前置 3200 万像素；主摄 5000 万像素；电池 5000 mAh；快充 45 W；机身 玻璃后盖',
    own: [['前置也有柔光灯', '屏幕四角补光配合肤色算法，晚自习后的合照也好看。', 'front']], features: ['screen', 'smooth'],
  }),
  phone({
    key: 'phone-camera-n9', name: '星禾 N9 手机专业人像大光圈旅行拍照智能手机全焦段', brief: '从广角到长焦，一台旅行相机',
    category: 'phone-camera', brand: '星禾', model: 'XH-N9', form: 'bar', price: 3499, colors: ['石墨灰', '砂岩金', '海盐蓝'], options: { 内存存储: { '12GB+256GB': 0, '16GB+512GB': 600 } },
    member: 80, size: [75, 161, 8], figures: ['屏幕 6.7 英寸', '厚 7.9mm', '重 195g', '电池 5400mAh'],
    weight: 0.55, sales: 4870, sort: 90, age: 16, tags: ['新品'],
    params: '屏幕 6.7 英寸；主摄 5000 万像素大底；广角 114°；长焦 3 倍潜望；电池 5400 mAh；快充 80 W',
    own: [['三个焦段，一种颜色', '广角、主摄、长焦统一校色，从雪山全景到牦牛特写，照片像一台相机拍的。', 'scene']], features: ['camera', 'tough'],
  }),
  phone({
    key: 'phone-long-l5', name: '鹿屿 L5 老人手机大字大声大按键超长待机全网通', brief: '字大声大，一键呼叫家人',
    category: 'phone-long', brand: '鹿屿', model: 'LY-L5', form: 'senior', price: 799, colors: ['曜石黑', '胭脂红'],
    size: [77, 165, 9], figures: ['屏幕 6.5 英寸', '待机 20 天', '重 196g', '电池 6000mAh'],
    weight: 0.5, sales: 9130, sort: 80, age: 420, tags: ['热卖'],
    params: '屏幕 6.5 英寸；内存存储 6GB+128GB；电池 6000 mAh；扬声器 400% 音量；求助键 侧边一键；网络 双卡全网通',
    own: [['侧边一键找到你', '长按侧键 3 秒，依次拨打三位家人并发送位置，遇事不慌张。', 'side']], features: ['battery'],
  }),
  phone({
    key: 'phone-tough-t1', name: '玄枢 T1 户外三防手机热成像对讲超长待机防水防摔', brief: '零下 30℃ 也能开机',
    category: 'phone-long', brand: '玄枢', model: 'XS-T1', form: 'tough', price: 4599, colors: ['石墨灰', '赤陶橙'],
    size: [82, 174, 17], figures: ['屏幕 6.6 英寸', '厚 17mm', '重 398g', '电池 10000mAh'],
    weight: 0.85, sales: 410, sort: 55, age: 90, status: 'offline_sale',
    params: '屏幕 6.6 英寸；内存存储 12GB+512GB；电池 10000 mAh；热成像 支持；防护 IP69K；工作温度 -30～60 ℃',
    own: [['为野外工作而生', '热成像查漏、对讲 10 公里、强光手电，门店可按工种刷写专用固件，故仅线下办理。', 'scene']], features: ['tough', 'battery'],
  }),
  phone({
    key: 'phone-old-n6', name: '星禾 N6 手机5000万像素夜景直屏学生拍照智能手机', brief: '已由 N8 接替',
    category: 'phone-camera', brand: '星禾', model: 'XH-N6', form: 'bar', price: 1499, colors: ['海盐蓝', '曜石黑'],
    size: [74, 160, 8], figures: ['屏幕 6.6 英寸', '厚 8.1mm', '重 190g', '电池 4800mAh'],
    weight: 0.48, sales: 21400, sort: 5, age: 900, status: 'instock',
    params: '屏幕 6.6 英寸；内存存储 8GB+256GB；主摄 5000 万像素；电池 4800 mAh；快充 66 W',
    own: [['一代人的夜景入门', '系统与安全更新将持续到停产后三年。']], features: ['camera', 'smooth'],
  }),
  phone({
    key: 'phone-staff-bag', name: '星禾 N8 员工福袋手机随机配色8GB+256GB智能手机', brief: '福袋随机配色，每人限一份',
    category: 'phone-camera', brand: '星禾', model: 'XH-N8-BAG', form: 'bar', price: 1999, colors: ['暮山紫'],
    size: [74, 160, 8], figures: ['屏幕 6.67 英寸', '厚 7.6mm', '重 186g', '电池 5200mAh'],
    weight: 0.55, sales: 96, sort: 20, age: 20, staff: 'bag',
    params: '屏幕 6.67 英寸直屏；内存存储 8GB+256GB；主摄 5000 万像素；电池 5200 mAh；快充 66 W',
    own: [['一份小惊喜', '福袋内含手机与随机配色保护壳一只，不支持指定颜色。']], features: ['camera', 'smooth'],
  }),
  phone({
    key: 'phone-gift-case', name: '星禾手机磁吸支架保护壳通用随手礼赠品不单独销售', brief: '下单旗舰手机随单赠送',
    category: 'phone-camera', brand: '星禾', model: 'XH-GIFT-CASE', form: 'holder', price: 79, colors: ['曜石黑'],
    size: [76, 163, 12], figures: ['磁吸支架', '厚 2.1mm', '重 38g'],
    weight: 0.08, sales: 0, sort: 1, age: 60, gift: true,
    params: '材质 液态硅胶；支架 360° 旋转；适用 6.6～6.8 英寸直屏机型',
    own: [['支架一翻就能追剧', '满赠活动随单发出，不占用购物车件数。']], features: ['tough'],
  }),
]
