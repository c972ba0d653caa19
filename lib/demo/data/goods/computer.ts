import { goodsBuilder } from './builder'

const computer = goodsBuilder('computer', {
  freight: 'standard',
  closing: [
    '开箱与服务',
    '包装内含主机、电源与说明书，两年整机保修、一年上门。旧电脑回收前请备份资料，质检后可提供数据清除证明。',
    'size',
  ],
  features: {
    screen: ['2.8K 高刷好屏', '100% 印刷色域、120 赫兹刷新、哑光防眩，改图不偏色，码字不费眼。', 'front'],
    cool: ['双风扇散热', '液晶聚合物扇叶与宽版热管，满载 65 瓦持续释放，键盘区不烫手。', 'detail'],
    battery: ['全天续航', '75 瓦时电池配自适应功耗，开会一整天不找插座，快充半小时补到六成。', 'side'],
    keys: ['1.5 毫米键程', '弧面键帽带背光，回弹干脆，深夜写作也不吵人。', 'detail'],
    gpu: ['独立显卡', '满血功耗释放，光追与超分同开，3A 大作高画质流畅运行，剪辑渲染快一倍。', 'front'],
    upgrade: ['可升级，好维修', '双内存插槽与第二硬盘位，五颗螺丝打开底盖，用五年也不怕慢。', 'side'],
    wifi: ['三频无线与全接口', '新一代无线网、双 USB-C、HDMI、读卡器都在，投影、读卡不用转接头。', 'side'],
  },
})

const memory = { '16GB': 0, '32GB': 500 }
const disk = { '512GB': 0, '1TB': 300 }

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const computers = [
  computer({
    key: 'computer-light-14', name: '拓砚 Air14 轻薄笔记本电脑14英寸高刷商务学生办公', brief: '1.19 公斤，全天续航',
    category: 'computer-light', brand: '拓砚', model: 'TY-A14', form: 'laptop', price: 4799, colors: ['星河银', '石墨灰', '海盐蓝'], options: { 内存: memory, 硬盘: disk },
    member: 120, soldOut: ['海盐蓝/32GB/512GB'], energy: 1, size: [312, 221, 15], figures: ['屏幕 14 英寸', '厚 14.9mm', '重 1.19kg', '续航 15 小时'],
    weight: 2.1, sales: 6420, sort: 98, age: 62, tags: ['爆款'],
    params: '屏幕 14 英寸 2.8K；处理器 12 核；显卡 集成；电池 75 Wh；重量 1.19 kg；接口 USB-C×2 HDMI',
    own: [['一只手拎走的工作台', '镁铝机身只有一瓶水的重量，装进帆布包去咖啡馆写一下午。', 'scene']], features: ['screen', 'battery', 'keys'],
  }),
  computer({
    key: 'computer-light-13', name: '知弦 Note13 超轻薄笔记本电脑女生便携13英寸高清', brief: '980 克，一本书的重量',
    category: 'computer-light', brand: '知弦', model: 'ZX-N13', form: 'laptop', price: 5299, colors: ['樱花粉', '玉脂白', '暮山紫'], options: { 内存: { '16GB': 0, '32GB': 600 } },
    soldOut: ['暮山紫/32GB'], energy: 1, size: [297, 206, 14], figures: ['屏幕 13.3 英寸', '厚 13.8mm', '重 0.98kg', '续航 13 小时'], weight: 1.8, sales: 2180, sort: 88, age: 26, tags: ['新品'],
    params: '屏幕 13.3 英寸 2.5K；处理器 8 核；硬盘 1TB；电池 63 Wh；重量 0.98 kg；接口 USB-C×2',
    own: [['包里几乎没有存在感', '碳纤维顶盖轻而不软，挤地铁也不怕压。', 'scene']], features: ['battery', 'keys'],
  }),
  computer({
    key: 'computer-light-16', name: '拓砚 Air16 大屏轻薄本16英寸数字小键盘办公以旧换新', brief: '16 英寸，多看一列表格',
    category: 'computer-light', brand: '拓砚', model: 'TY-A16', form: 'laptop', price: 5199, colors: ['星河银', '石墨灰'], options: { 内存: memory },
    energy: 1, size: [356, 249, 17], figures: ['屏幕 16 英寸', '厚 16.5mm', '重 1.65kg', '续航 12 小时'], weight: 2.6, sales: 3560, sort: 87, age: 140,
    params: '屏幕 16 英寸 2.5K；处理器 12 核；硬盘 1TB；电池 84 Wh；键盘 带数字区；接口 全功能',
    own: [['财务、教务、店主都爱的数字区', '全尺寸数字小键盘，录单子不用看键。', 'detail']], features: ['screen', 'wifi'],
  }),
  computer({
    key: 'computer-light-student', name: '鹿屿学生笔记本电脑15.6英寸入门网课办公轻娱乐', brief: '2000 多元，上网课写论文够用',
    category: 'computer-light', brand: '鹿屿', model: 'LY-NB15', form: 'laptop', price: 2599, colors: ['月岩灰', '云峰白'], options: { 硬盘: { '256GB': 0, '512GB': 200 } },
    energy: 2, size: [359, 236, 18], figures: ['屏幕 15.6 英寸', '厚 17.9mm', '重 1.7kg', '续航 9 小时'], weight: 2.7, sales: 7890, sort: 90, age: 290, tags: ['热卖'],
    params: '屏幕 15.6 英寸全高清；处理器 4 核；内存 8GB；电池 50 Wh；重量 1.7 kg；接口 USB-C HDMI 网口',
    own: [['学生时代的第一台', '预装正版系统与办公软件，防泼溅键盘不怕打翻奶茶。', 'scene']], features: ['upgrade', 'wifi'],
  }),
  computer({
    key: 'computer-creator-14', name: '拓砚 Pro14 全能本14英寸高性能独显设计剪辑笔记本', brief: '轻薄身材，独显性能',
    category: 'computer-creator', brand: '拓砚', model: 'TY-P14', form: 'laptop', price: 6999, colors: ['石墨灰', '深海蓝'], options: { 内存: { '16GB': 0, '32GB': 600 }, 硬盘: { '512GB': 0, '1TB': 300, '2TB': 900 } },
    without: ['石墨灰/16GB/2TB', '深海蓝/16GB/2TB'], soldOut: ['深海蓝/16GB/1TB'], member: 200, energy: 1, size: [314, 223, 18], figures: ['屏幕 14.5 英寸', '厚 17.9mm', '重 1.55kg', '续航 11 小时'],
    weight: 2.8, sales: 1980, sort: 93, age: 48, tags: ['热卖'],
    params: '屏幕 14.5 英寸 3K 自发光；处理器 16 核；显卡 8GB 独显；电池 80 Wh；接口 USB-C 40Gbps；重量 1.55 kg',
    own: [['路上也能出片', '4K 素材不转码直接剪，渲染时插不插电速度只差一成。', 'scene']], features: ['gpu', 'screen', 'cool'],
  }),
  computer({
    key: 'computer-creator-16', name: '玄枢 Studio16 创作本16英寸三维建模渲染工作站', brief: '移动工作站，双风扇三热管',
    category: 'computer-creator', brand: '玄枢', model: 'XS-S16', form: 'laptop', price: 12999, colors: ['曜石黑', '钛原色'], options: { 内存: { '32GB': 0, '64GB': 1500 } },
    energy: 1, size: [356, 252, 20], figures: ['屏幕 16 英寸', '厚 19.6mm', '重 2.05kg', '续航 9 小时'], weight: 3.4, sales: 420, sort: 82, age: 76,
    params: '屏幕 16 英寸 4K；处理器 24 核；显卡 16GB 独显；硬盘 2TB；电池 99.9 Wh；接口 万兆网口',
    own: [['现场改方案', '实时光追预览，客户说换个材质，转身就看得到。', 'scene']], features: ['gpu', 'cool', 'upgrade'],
  }),
  computer({
    key: 'computer-desktop-mini', name: '拓砚迷你台式电脑主机家用办公小机箱静音可壁挂', brief: '1 升机身，藏在显示器后面',
    category: 'computer-desktop', brand: '拓砚', model: 'TY-M1', form: 'mini', price: 2399, colors: ['石墨灰', '云峰白'], options: { 内存: memory, 硬盘: disk },
    energy: 1, size: [180, 182, 37], figures: ['体积 1.1 升', '厚 37mm', '重 1.1kg', '功耗 35W'], weight: 2.2, sales: 4310, sort: 91, age: 155, tags: ['静音'],
    params: '处理器 8 核；显卡 集成；网络 无线与 2.5G 网口；接口 USB×7 HDMI×2；噪音 22 dB(A)；安装 可壁挂',
    own: [['桌面多出一块地方', '1 升机身挂在显示器背后，线都藏住，22 分贝听不见。', 'scene']], features: ['upgrade', 'wifi'],
  }),
  computer({
    key: 'computer-desktop-aio', name: '知弦一体机电脑27英寸家用商务高清护眼免组装', brief: '一根线，一台电脑',
    category: 'computer-desktop', brand: '知弦', model: 'ZX-A27', form: 'desktop', price: 4699, colors: ['云峰白', '杏仁米'], options: { 内存: { '16GB': 0, '32GB': 500 } },
    soldOut: ['杏仁米/32GB'], energy: 1, size: [614, 470, 180], figures: ['屏幕 27 英寸', '宽 614mm', '高 470mm', '重 7.2kg'], weight: 10.5, freight: 'big', sales: 1680, sort: 85, age: 98,
    params: '屏幕 27 英寸 2.5K；处理器 10 核；硬盘 1TB；摄像头 500 万隐藏式；键鼠 无线标配；接口 HDMI 输入',
    own: [['前台、书房、教室都好看', '升降支架与隐藏摄像头，插上电源 5 分钟就能办公。', 'scene']], features: ['screen', 'wifi'],
  }),
  computer({
    key: 'computer-desktop-tower', name: '拓砚商用台式电脑主机稳定耐用财务开票办公整机', brief: '三年上门，开票不掉链子',
    category: 'computer-desktop', brand: '拓砚', model: 'TY-D30', form: 'tower', price: 2999, colors: ['石墨灰'], options: { 内存: { '8GB': -200, '16GB': 0 }, 硬盘: { '512GB': 0, '1TB': 300 } },
    energy: 1, size: [155, 330, 298], figures: ['体积 15 升', '高 330mm', '重 5.4kg', '电源 300W'], weight: 7, freight: 'big', sales: 2260, sort: 80, age: 210,
    params: '处理器 6 核；显卡 集成；接口 串口与并口可选；电源 300 W；噪音 26 dB(A)；保修 3 年上门',
    own: [['开票机打得出，老接口插得上', '保留串口与并口，税控、条码枪、老打印机都认。', 'side']], features: ['upgrade'],
  }),
  computer({
    key: 'computer-game-book-16', name: '拓砚战斧 G16 游戏本16英寸高刷独显满血电竞笔记本', brief: '240 赫兹电竞屏，满血独显',
    category: 'computer-game-book', brand: '拓砚', model: 'TY-G16', form: 'gamebook', price: 7999, colors: ['曜石黑', '月岩灰'], options: { 内存: { '16GB': 0, '32GB': 500 }, 显卡: { '8GB独显': 0, '12GB独显': 1600 } },
    member: 240, soldOut: ['月岩灰/16GB/12GB独显'], energy: 2, size: [358, 262, 24], figures: ['屏幕 16 英寸', '厚 23.9mm', '重 2.4kg', '刷新 240Hz'], weight: 4.2, sales: 5120, sort: 95, age: 54, tags: ['爆款'],
    params: '屏幕 16 英寸 2.5K 240Hz；处理器 20 核；硬盘 1TB；散热 三风扇五热管；电源 330 W；接口 USB-C 40Gbps',
    own: [['野性模式一键全开', '整机 210 瓦性能释放，团战帧数不掉，键帽透光可自定义。', 'scene']], features: ['gpu', 'cool', 'upgrade'],
  }),
  computer({
    key: 'computer-game-book-14', name: '玄枢幻影 14 轻薄游戏本14英寸便携独显双模输出', brief: '1.6 公斤的游戏本',
    category: 'computer-game-book', brand: '玄枢', model: 'XS-F14', form: 'gamebook', price: 9999, colors: ['云峰白', '曜石黑'],
    energy: 1, size: [311, 227, 19], figures: ['屏幕 14 英寸', '厚 18.5mm', '重 1.62kg', '刷新 165Hz'], weight: 3.1, sales: 860, sort: 81, age: 17, tags: ['新品'],
    params: '屏幕 14 英寸 3K 自发光；处理器 16 核；内存硬盘 32GB+1TB；显卡 8GB 独显；电池 75 Wh；重量 1.62 kg',
    own: [['白天办公，晚上开黑', '关掉独显续航 10 小时，插上电源立刻满血。', 'scene']], features: ['gpu', 'screen'],
  }),
  computer({
    key: 'computer-game-tower', name: '拓砚战斧 T7 游戏台式主机高端独显水冷组装整机电竞', brief: '360 水冷，整线满载 70 度',
    category: 'computer-game-tower', brand: '拓砚', model: 'TY-T7', form: 'gaming', price: 8999, colors: ['曜石黑', '云峰白'], options: { 内存: { '32GB': 0, '64GB': 900 }, 显卡: { '12GB独显': 0, '16GB独显': 2500 } },
    soldOut: ['云峰白/64GB/12GB独显'], energy: 2, size: [230, 480, 460], figures: ['体积 48 升', '高 480mm', '重 14kg', '电源 850W'], weight: 18, freight: 'big', sales: 1430, sort: 86, age: 82, tags: ['热卖'],
    params: '处理器 24 核；硬盘 2TB；散热 360 一体水冷；电源 850 W 金牌；机箱 侧透；保修 整机三年',
    own: [['海景房机箱，灯光可关', '270 度侧透看得见每一条走线，半夜一键关灯不打扰室友。', 'scene']], features: ['gpu', 'upgrade', 'cool'],
  }),
  computer({
    key: 'computer-game-value', name: '拓砚入门游戏主机台式电脑整机独显学生电竞性价比', brief: '4000 元档的畅玩主机',
    category: 'computer-game-tower', brand: '拓砚', model: 'TY-T3', form: 'gaming', price: 3999, colors: ['曜石黑'],
    energy: 2, size: [210, 420, 400], figures: ['体积 35 升', '高 420mm', '重 9kg', '电源 550W'], weight: 12, freight: 'big', sales: 4670, sort: 84, age: 320,
    params: '处理器 6 核；内存硬盘 16GB+512GB；显卡 8GB 独显；散热 六热管风冷；电源 550 W；保修 整机三年',
    own: [['装好系统，插电开黑', '整机老化测试 8 小时再发货，少折腾，多玩一局。', 'scene']], features: ['gpu', 'upgrade'],
  }),
  computer({
    key: 'computer-shop-repair', name: '拓砚 Air14 门店焕新版轻薄本加装升级备份清灰套餐', brief: '门店加装内存，含两次清灰',
    category: 'computer-light', brand: '拓砚', model: 'TY-A14S', form: 'laptop', price: 5199, colors: ['星河银', '石墨灰'],
    energy: 1, size: [312, 221, 15], figures: ['屏幕 14 英寸', '厚 14.9mm', '重 1.19kg', '续航 15 小时'], weight: 2.1, sales: 210, sort: 67, age: 80,
    params: '屏幕 14 英寸 2.8K；处理器 12 核；内存硬盘 32GB+1TB；服务 两年两次清灰；重量 1.19 kg；保修 2 年上门',
    own: [['旧电脑资料当面搬家', '门店工程师当面迁移，旧盘可现场粉碎并出具证明。', 'scene']], features: ['battery', 'screen'],
  }),
  computer({
    key: 'computer-shop-station', name: '拓砚图形工作站专业绘图建模定制整机到店选配', brief: '到店按软件选配，现场出机',
    category: 'computer-desktop', brand: '拓砚', model: 'TY-W9', form: 'workstation', price: 19999, colors: ['石墨灰'],
    energy: 2, size: [240, 500, 480], figures: ['体积 58 升', '高 500mm', '重 19kg', '电源 1200W'], weight: 24, freight: 'big', sales: 32, sort: 46, age: 100, status: 'offline_sale',
    params: '处理器 32 核；内存硬盘 128GB+4TB；显卡 24GB 专业卡；电源 1200 W；散热 静音水冷；保修 3 年上门',
    own: [['先跑你的工程再付款', '带上工程文件到店实测，满意再配。', 'scene']], features: ['upgrade', 'cool'],
  }),
  computer({
    key: 'computer-shop-game', name: '拓砚战斧 G16 体验店电竞本含鼠标键盘耳机四件套', brief: '四件套齐全，到手开战',
    category: 'computer-game-book', brand: '拓砚', model: 'TY-G16K', form: 'gamekit', price: 8699, colors: ['曜石黑'],
    energy: 2, size: [358, 262, 24], figures: ['屏幕 16 英寸', '厚 23.9mm', '重 2.4kg', '刷新 240Hz'], weight: 5.6, sales: 96, sort: 65, age: 33,
    params: '屏幕 16 英寸 2.5K 240Hz；处理器 20 核；内存硬盘 32GB+1TB；显卡 8GB 独显；外设 键鼠耳机；保修 2 年上门',
    own: [['宿舍开黑套餐', '机械键盘、轻量鼠标、头戴耳机一次配齐，店里先调好宏。', 'scene']], features: ['gpu', 'cool'],
  }),
  computer({
    key: 'computer-old-15', name: '拓砚 E15 笔记本电脑15.6英寸学生办公经典本', brief: '已由 Air 系列接替',
    category: 'computer-light', brand: '拓砚', model: 'TY-E15', form: 'laptop', price: 2999, colors: ['曜石黑'],
    soldOut: 'all', energy: 2, size: [360, 240, 20], figures: ['屏幕 15.6 英寸', '厚 20mm', '重 1.9kg', '续航 7 小时'], weight: 3, sales: 16800, sort: 3, age: 1150, status: 'instock',
    params: '屏幕 15.6 英寸全高清；处理器 4 核；内存硬盘 8GB+512GB；电池 45 Wh；重量 1.9 kg',
    own: [['驱动与配件继续提供', '官网保留驱动下载，电池与键盘配件保障 5 年。']], features: ['upgrade', 'keys'],
  }),
]
