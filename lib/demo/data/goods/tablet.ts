import { goodsBuilder } from './builder'

const tablet = goodsBuilder('tablet', {
  freight: 'standard',
  closing: [
    '包装清单与换新',
    '包装内含平板、充电器与数据线，键盘和手写笔以所选套装为准。旧平板可以致电客服预约上门回收，取件前请退出账号并清除数据。',
    'size',
  ],
  features: {
    eye: ['类纸护眼屏', '纳米蚀刻削去反光，低蓝光、无频闪，看书 3 小时眼睛仍然舒服。', 'front'],
    pen: ['4096 级手写笔', '写字延迟低于 10 毫秒，侧锋、顿笔都有反应，吸在机身边上随时充电。', 'detail'],
    keyboard: [
      '磁吸键盘，秒变电脑',
      '背架与键盘分离，桌面模式多窗口自由缩放，文档表格处理得像在电脑上。',
      'scene',
    ],
    sound: ['四扬声器环绕', '横握竖握自动换声道，对白清楚，枪声有方向。', 'side'],
    battery: ['万毫安大电池', '连续看剧 14 小时，飞一趟国际航班不用插电，反向充电还能救急手机。', 'detail'],
    link: ['手机平板一体', '手机应用在平板上接着用，来电、验证码、文件拖一下就过来。', 'scene'],
    kids: ['家长随时知道', '使用时长、内容白名单、护眼距离都在家长手机上设置，超时温和锁屏。', 'scene'],
  },
})

const storage = { '8GB+128GB': 0, '8GB+256GB': 300, '12GB+512GB': 900 }
const kit = { 单机: 0, 手写笔套装: 400, 键盘套装: 600 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const tablets = [
  tablet({
    key: 'tablet-t11', name: '星禾 T11 平板电脑11英寸高刷护眼学习影音轻薄办公', brief: '11 英寸高刷，薄到 5.9 毫米',
    category: 'tablet-standard', brand: '星禾', model: 'XH-T11', form: 'standard', price: 1799, colors: ['月岩灰', '海盐蓝', '樱花粉'], options: { 内存存储: storage },
    member: 50, soldOut: ['樱花粉/12GB+512GB'], size: [255, 168, 6], figures: ['屏幕 11 英寸', '厚 5.9mm', '重 475g', '电池 8600mAh'], weight: 0.9, sales: 9860, sort: 97, age: 80, tags: ['爆款'],
    params: '屏幕 11 英寸 2.5K；刷新率 120 Hz；电池 8600 mAh；快充 45 W；扬声器 四扬；手写笔 选配',
    own: [['一手追剧，一手记笔记', '475 克比一本书还轻，躺着举 10 分钟也不酸。', 'scene']], features: ['sound', 'link', 'battery'],
  }),
  tablet({
    key: 'tablet-t9', name: '星禾 T9 影音平板8.8英寸小尺寸高刷游戏掌上便携', brief: '单手握得住的游戏小平板',
    category: 'tablet-standard', brand: '星禾', model: 'XH-T9', form: 'standard', price: 2399, colors: ['曜石黑', '极光绿'], options: { 内存存储: { '12GB+256GB': 0, '16GB+512GB': 700 } },
    size: [206, 130, 7], figures: ['屏幕 8.8 英寸', '厚 7.2mm', '重 340g', '电池 7500mAh'], weight: 0.7, sales: 4120, sort: 90, age: 28, tags: ['新品'],
    params: '屏幕 8.8 英寸 2.5K；刷新率 165 Hz；散热 均热板；电池 7500 mAh；快充 67 W；马达 X 轴线性',
    own: [['两只手刚刚好', '130 毫米宽，拇指够得到屏幕中央，横屏手游双接口边充边打不挡手。', 'scene']], features: ['sound', 'battery'],
  }),
  tablet({
    key: 'tablet-t10e', name: '鹿屿 E10 平板电脑入门影音学生网课护眼大电池以旧换新', brief: '不到千元，网课够用',
    category: 'tablet-standard', brand: '鹿屿', model: 'LY-E10', form: 'standard', price: 899, colors: ['月岩灰', '薄荷绿'], options: { 内存存储: { '4GB+64GB': 0, '6GB+128GB': 200 } },
    size: [246, 160, 8], figures: ['屏幕 10.4 英寸', '厚 7.6mm', '重 460g', '电池 7040mAh'], weight: 0.85, sales: 13240, sort: 92, age: 310, tags: ['热卖'],
    params: '屏幕 10.4 英寸 2K；刷新率 60 Hz；电池 7040 mAh；快充 18 W；扬声器 双扬；护眼 低蓝光',
    own: [['给爸妈看戏，给孩子上课', '大音量双扬声器，支架壳一扣就立，厨房客厅都能用。', 'scene']], features: ['battery', 'sound'],
  }),
  tablet({
    key: 'tablet-t12', name: '弥野 V12 影音平板12英寸3:2护眼屏追剧画画', brief: '3:2 大屏，看书像翻杂志',
    category: 'tablet-standard', brand: '弥野', model: 'MY-V12', form: 'standard', price: 2199, colors: ['玉脂白', '暮山紫'], options: { 内存存储: { '8GB+256GB': 0, '12GB+512GB': 600 } },
    soldOut: ['暮山紫/8GB+256GB'], size: [272, 195, 7], figures: ['屏幕 12 英寸', '厚 6.6mm', '重 560g', '电池 10100mAh'], weight: 1, sales: 2870, sort: 84, age: 120,
    params: '屏幕 12 英寸 2.8K；比例 3:2；刷新率 144 Hz；电池 10100 mAh；快充 67 W；扬声器 六扬',
    own: [['少滑一屏，多看十行', '3:2 画面比 16:10 高出两成，看乐谱、看漫画、看论文都不用来回滑。', 'front']], features: ['eye', 'pen', 'sound'],
  }),
  tablet({
    key: 'tablet-paper-10', name: '鹿屿类纸墨水屏平板10.3英寸阅读批注会议手写本', brief: '像纸一样写，像书一样读',
    category: 'tablet-standard', brand: '鹿屿', model: 'LY-P10', form: 'paper', price: 2699, colors: ['月岩灰', '杏仁米'],
    size: [222, 186, 6], figures: ['屏幕 10.3 英寸', '厚 6.2mm', '重 390g', '待机 30 天'], weight: 0.8, sales: 1230, sort: 76, age: 60,
    params: '屏幕 10.3 英寸墨水屏；前光 冷暖可调；手写笔 4096 级；存储 128 GB；待机 30 天；接口 USB-C',
    own: [['开会不用再带本子', '手写即时转文字，录音与笔迹对齐，回看时点哪句听哪句。', 'scene']], features: ['pen', 'eye'],
  }),
  tablet({
    key: 'tablet-pro-13', name: '玄枢 Pad Pro 13英寸专业平板生产力键盘手写笔旗舰', brief: '自研 X3 芯片，出差只带它',
    category: 'tablet-pro', brand: '玄枢', model: 'XS-PP13', form: 'pro', price: 4999, colors: ['石墨灰', '星河银'], options: { 存储: { '256GB': 0, '512GB': 600, '1TB': 1400 }, 套装: kit },
    without: ['石墨灰/1TB/单机', '星河银/1TB/单机'], soldOut: ['星河银/512GB/手写笔套装'], member: 150, size: [290, 203, 6], figures: ['屏幕 13.2 英寸', '厚 5.5mm', '重 580g', '电池 10400mAh'],
    weight: 1.3, sales: 3120, sort: 95, age: 36, tags: ['热卖'],
    params: '屏幕 13.2 英寸双层自发光；刷新率 144 Hz；芯片 玄枢 X3；电池 10400 mAh；快充 100 W；接口 USB-C 3.2',
    own: [['剪完片再下飞机', '四轨 4K 素材直接剪，导出 1 分钟短片不到 40 秒。', 'scene']], features: ['keyboard', 'pen', 'link'],
  }),
  tablet({
    key: 'tablet-pro-11', name: '玄枢 Pad 11英寸轻巧专业平板绘画剪辑高色准', brief: '逐台校色，画画放心',
    category: 'tablet-pro', brand: '玄枢', model: 'XS-P11', form: 'canvas', price: 3499, colors: ['石墨灰', '深海蓝'], options: { 存储: { '256GB': 0, '512GB': 500 } },
    member: 80, size: [249, 178, 6], figures: ['屏幕 11 英寸', '厚 5.3mm', '重 440g', '电池 8400mAh'], weight: 1, sales: 2340, sort: 88, age: 100,
    params: '屏幕 11 英寸自发光；刷新率 120 Hz；色准 ΔE＜1；电池 8400 mAh；快充 67 W；接口 USB-C 3.2',
    own: [['屏上什么色，印出什么色', '每台出厂附校色报告，插画师可直接交稿。', 'detail']], features: ['pen', 'keyboard'],
  }),
  tablet({
    key: 'tablet-pro-note', name: '知弦商务平板12.4英寸二合一电脑键盘套装办公', brief: '一块平板，一台电脑',
    category: 'tablet-pro', brand: '知弦', model: 'ZX-B12', form: 'pro', price: 3999, colors: ['石墨灰'], options: { 内存: { '12GB': 0, '16GB': 400 }, 套装: { 键盘套装: 0, 键盘手写笔套装: 300 } },
    size: [285, 185, 6], figures: ['屏幕 12.4 英寸', '厚 6.3mm', '重 556g', '电池 10000mAh'], weight: 1.4, sales: 1180, sort: 80, age: 54,
    params: '屏幕 12.4 英寸；刷新率 120 Hz；存储 256 GB；电池 10000 mAh；键盘 1.5mm 键程；网络 5G',
    own: [['拎起来就走的办公室', '支架无级开合，键盘带触控板，1300 克里装下邮件、会议与报表。', 'scene']], features: ['keyboard', 'battery'],
  }),
  tablet({
    key: 'tablet-pro-draw', name: '弥野画师平板14英寸大屏手绘专业压感笔套装', brief: '14 英寸画布，笔随套装',
    category: 'tablet-pro', brand: '弥野', model: 'MY-D14', form: 'canvas', price: 4599, colors: ['曜石黑', '玉脂白'],
    soldOut: ['玉脂白'], size: [318, 220, 7], figures: ['屏幕 14 英寸', '厚 6.9mm', '重 720g', '电池 11000mAh'], weight: 1.5, sales: 460, sort: 72, age: 19, tags: ['新品'],
    params: '屏幕 14 英寸 3K 类纸；压感 16384 级；色域 100% 影院色域；存储 512 GB；电池 11000 mAh；接口 USB-C 3.2',
    own: [['笔尖有纸的阻尼', '类纸膜与毡芯笔尖配合出沙沙声，线稿不打滑。', 'detail']], features: ['pen', 'eye'],
  }),
  tablet({
    key: 'tablet-kids-k10', name: '鹿屿 K10 儿童学习平板10英寸护眼防摔家长管控同步课堂', brief: '护眼、防摔、家长放心',
    category: 'tablet-kids', brand: '鹿屿', model: 'LY-K10', form: 'kidsGrip', price: 1599, colors: ['薄荷绿', '樱花粉', '海盐蓝'], options: { 存储: { '128GB': 0, '256GB': 200 } },
    member: 40, size: [258, 178, 13], figures: ['屏幕 10.4 英寸', '含壳厚 13mm', '重 620g', '电池 7700mAh'], weight: 1.1, sales: 7430, sort: 94, age: 66, tags: ['爆款'],
    params: '屏幕 10.4 英寸类纸；护眼 低蓝光无频闪；课程 小学至初中；电池 7700 mAh；外壳 食品级硅胶；存储 128 GB',
    own: [['摔一下也没事', '硅胶外壳四角加厚，通过 1.2 米 26 面跌落，水杯打翻也能擦干继续用。', 'side']], features: ['kids', 'eye'],
  }),
  tablet({
    key: 'tablet-kids-k12', name: '鹿屿 K12 学习机12.7英寸大屏作业批改精准学初高中', brief: '拍一页作业，讲明白每一题',
    category: 'tablet-kids', brand: '鹿屿', model: 'LY-K12', form: 'study', price: 3299, colors: ['月岩灰', '薄荷绿'], options: { 内存存储: { '8GB+256GB': 0, '12GB+512GB': 600 } },
    soldOut: ['薄荷绿/12GB+512GB'], size: [293, 190, 8], figures: ['屏幕 12.7 英寸', '厚 7.8mm', '重 640g', '电池 10200mAh'], weight: 1.3, sales: 3980, sort: 89, age: 44, tags: ['热卖'],
    params: '屏幕 12.7 英寸类纸；摄像头 1300 万指尖识题；题库 6000 万；电池 10200 mAh；护眼 低蓝光无频闪；手写笔 标配',
    own: [['不直接给答案', '先提示思路，再给同类题，错题自动归到薄弱点，一周出一份学习报告。', 'scene']], features: ['kids', 'eye', 'pen'],
  }),
  tablet({
    key: 'tablet-kids-k8', name: '鹿屿 K8 早教平板8英寸绘本点读儿歌幼儿园防蓝光', brief: '三到六岁的第一块屏',
    category: 'tablet-kids', brand: '鹿屿', model: 'LY-K8', form: 'kids', price: 799, colors: ['奶油黄', '海盐蓝'],
    size: [210, 140, 14], figures: ['屏幕 8 英寸', '含壳厚 14mm', '重 430g', '电池 5000mAh'], weight: 0.8, sales: 5240, sort: 82, age: 230,
    params: '屏幕 8 英寸；护眼 低蓝光；内容 绘本 3000 册；存储 64 GB；外壳 食品级硅胶；时长 家长设定',
    own: [['没有广告，也没有陌生人', '白名单内容库由幼教老师逐本挑选，孩子点不出去。', 'front']], features: ['kids'],
  }),
  tablet({
    key: 'tablet-kids-piano', name: '鹿屿音乐启蒙平板琴谱陪练儿童钢琴识谱11英寸', brief: '翻谱、纠错、陪练一机完成',
    category: 'tablet-kids', brand: '鹿屿', model: 'LY-KP11', form: 'kidsPiano', price: 1999, colors: ['玉脂白'],
    soldOut: 'all', size: [256, 170, 9], figures: ['屏幕 11 英寸', '厚 8.6mm', '重 520g', '电池 8000mAh'], weight: 1, sales: 870, sort: 56, age: 170,
    params: '屏幕 11 英寸；拾音 三麦克风阵列；曲库 2 万首；存储 128 GB；电池 8000 mAh；支架 谱架套装',
    own: [['听得出弹错了哪个音', '三麦阵列逐音比对，错音红、快慢黄，孩子自己就能改。', 'scene']], features: ['kids', 'eye'],
  }),
  tablet({
    key: 'tablet-shop-11', name: '星禾 T11 平板体验店专享贴膜碎屏险数据迁移套餐', brief: '到店贴膜、迁移、碎屏险一次办好',
    category: 'tablet-standard', brand: '星禾', model: 'XH-T11S', form: 'standard', price: 2099, colors: ['月岩灰', '海盐蓝'],
    size: [255, 168, 6], figures: ['屏幕 11 英寸', '厚 5.9mm', '重 475g', '电池 8600mAh'], weight: 0.9, sales: 310, sort: 66, age: 72,
    params: '屏幕 11 英寸 2.5K；内存存储 8GB+256GB；电池 8600 mAh；服务 一年碎屏险；快充 45 W；扬声器 四扬',
    own: [['买回家就能用', '门店帮你导数据、贴好膜、装好常用应用，长辈也省心。', 'scene']], features: ['sound', 'link'],
  }),
  tablet({
    key: 'tablet-t8', name: '星禾 T8 阅读平板8英寸掌上便携长续航看书小说轻薄', brief: '通勤路上的一本电子书',
    category: 'tablet-standard', brand: '星禾', model: 'XH-T8', form: 'standard', price: 1099, colors: ['玉脂白', '月岩灰'],
    size: [202, 124, 7], figures: ['屏幕 8 英寸', '厚 6.9mm', '重 315g', '电池 5800mAh'], weight: 0.6, sales: 3650, sort: 78, age: 190,
    params: '屏幕 8 英寸；刷新率 90 Hz；内存存储 6GB+128GB；电池 5800 mAh；快充 22.5 W；机身 铝合金',
    own: [['外套口袋装得下', '315 克、8 英寸，地铁上单手翻页，读完一章刚好到站。', 'scene']], features: ['eye', 'battery'],
  }),
  tablet({
    key: 'tablet-pro-rugged', name: '玄枢三防专业平板工业巡检户外加固10英寸全网通', brief: '工地、船厂、野外都敢用',
    category: 'tablet-pro', brand: '玄枢', model: 'XS-R10', form: 'rugged', price: 5599, colors: ['石墨灰', '赤陶橙'],
    size: [268, 185, 18], figures: ['屏幕 10.1 英寸', '厚 18mm', '重 980g', '电池 12000mAh'], weight: 1.6, sales: 140, sort: 58, age: 210,
    params: '屏幕 10.1 英寸高亮；防护 IP68；电池 12000 mAh 可换；接口 串口与网口；工作温度 -20～60 ℃；网络 5G',
    own: [['戴着手套也能点', '湿手、手套触控都灵敏，1200 尼特高亮屏正午看得清图纸。', 'scene']], features: ['battery', 'link'],
  }),
  tablet({
    key: 'tablet-gift-stand', name: '星禾平板桌面折叠支架铝合金随单赠品不单独出售', brief: '购指定平板随单赠送',
    category: 'tablet-standard', brand: '星禾', model: 'XH-GIFT-STAND', form: 'stand', price: 99, colors: ['星河银'],
    size: [140, 120, 20], figures: ['折叠厚 20mm', '承重 2kg', '重 260g'], weight: 0.35, sales: 0, sort: 1, age: 66, gift: true,
    params: '材质 铝合金；角度 0～135°；适用 7～13 英寸平板',
    own: [['一折就进包', '双轴阻尼悬停，写字不晃。']], features: ['eye'],
  }),
]
