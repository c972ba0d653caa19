import { goodsBuilder } from './builder'

const kitchen = goodsBuilder('kitchen', {
  freight: 'standard',
  closing: [
    '首次使用',
    '请先用清水或蒸汽空载运行一次去除新机气味。可拆部件用温水清洗，机身请勿浸水；易损件可按型号单独补购，旧小家电可交给送货师傅带走回收。',
    'size',
  ],
  features: {
    ih: ['IH 立体加热', '电磁环绕让锅底、侧壁同时受热，米粒在锅里翻滚，饭香从锅盖缝里钻出来。', 'detail'],
    pot: [
      '厚釜不粘内胆',
      '多层聚能厚釜传热均匀，天然麦饭石不粘层经 8000 次摩擦测试，锅巴也轻松铲下。',
      'detail',
    ],
    hot: ['360° 热风循环', '顶部大风扇配环绕加热管，不翻面也上色，鸡翅外脆里嫩，用油减少八成。', 'scene'],
    window: ['可视大窗，看得到金黄', '双层玻璃与内灯，烤到哪一步一眼就知道，不用反复打开散热。', 'front'],
    quiet: ['降噪不吵邻居', '多层隔音罩与低频电机，清晨打豆浆不会吵醒一家人。', 'side'],
    steam: ['蒸汽自清洁', '水箱蒸汽软化油渍，抹一把就干净，不用抠缝隙。', 'detail'],
    dry: ['热风烘干与长效储存', '洗完自动开门换气，72 小时恒湿储存，碗柜可以不要了。', 'scene'],
    boil: ['食品级内胆', '304 不锈钢无缝一体，壶口无胶，煮沸不串味。', 'detail'],
  },
})

// A table: each product is one block of lines, which a property per line would make hard to read.
// prettier-ignore
export const kitchenAppliances = [
  kitchen({
    key: 'kitchen-rice-4', name: '炊舍电饭煲4升家用 IH 电磁加热预约煮饭厚釜内胆', brief: 'IH 厚釜，饭粒颗颗分明',
    category: 'kitchen-ricecooker', brand: '炊舍', model: 'CS-R40', form: 'ricecooker', price: 499, colors: ['云峰白', '曜石黑'], options: { 容量: { '4升': 0, '5升': 80 } },
    member: 20, soldOut: ['云峰白/5升'], energy: 1, size: [270, 260, 380], weight: 5.6, sales: 11260, sort: 97, age: 130, tags: ['爆款'],
    params: '容量 4 升；加热方式 IH；功率 1250 W；内胆 麦饭石厚釜；预约 24 小时；功能 12 种',
    own: [['一碗饭的讲究', '吸水、升温、沸腾、焖香分段控温，东北大米、丝苗米各有曲线。', 'scene']], features: ['ih', 'pot'],
  }),
  kitchen({
    key: 'kitchen-rice-3', name: '炊舍迷你电饭煲3升低糖沥米饭煮粥两口之家定时', brief: '沥糖饭，少负担',
    category: 'kitchen-ricecooker', brand: '炊舍', model: 'CS-R30L', form: 'ricecooker', price: 399, colors: ['奶油黄', '海盐蓝'],
    energy: 2, size: [250, 240, 350], weight: 4.2, sales: 4860, sort: 86, age: 55,
    params: '容量 3 升；加热方式 三维；功率 860 W；沥糖 煮沥分离；预约 24 小时；内胆 不粘厚釜',
    own: [['米汤分离，糖更少', '煮到半熟沥走米汤再蒸透，口感松软，控糖的家人也能吃一碗。', 'detail']], features: ['pot'],
  }),
  kitchen({
    key: 'kitchen-rice-clay', name: '炊舍陶瓷煲电饭煲5升柴火饭煲汤多功能大容量智能', brief: '陶釜慢炖，柴火饭的香',
    category: 'kitchen-ricecooker', brand: '炊舍', model: 'CS-R50C', form: 'ricecooker', price: 899, colors: ['赤陶橙', '玉脂白'],
    energy: 2, size: [290, 280, 400], weight: 7.4, sales: 1640, sort: 78, age: 24, tags: ['新品', '大容量'],
    params: '容量 5 升；加热方式 IH；功率 1300 W；内胆 陶瓷釜；预约 24 小时；功能 14 种',
    own: [['一口陶釜，饭汤两用', '陶釜蓄热慢降温，煮饭出锅巴，煲汤不滚不浑。', 'scene']], features: ['ih', 'pot'],
  }),
  kitchen({
    key: 'kitchen-airfryer-6', name: '炊舍空气炸锅6升可视大容量家用无油烤箱智能触控', brief: '6 升大容量，鸡翅一次烤 12 只',
    category: 'kitchen-airfryer', brand: '炊舍', model: 'CS-A60', form: 'airfryer', price: 299, colors: ['薄荷绿', '云峰白', '曜石黑'],
    member: 15, energy: 1, size: [280, 330, 350], weight: 5.1, sales: 18420, sort: 98, age: 98, tags: ['爆款', '热卖'],
    params: '容量 6 升；功率 1500 W；温度 60～200 ℃；可视窗 双层玻璃；菜单 八种；材质 食品级涂层',
    own: [['不用翻面，也烤得匀', '立体环流从四面吹过，薯条、鸡翅、红薯都是同一种金黄。', 'scene']], features: ['hot', 'window'],
  }),
  kitchen({
    key: 'kitchen-airfryer-8', name: '炊舍空气炸锅8升双区同炸不串味全家大容量烤全鸡', brief: '双腔同开，两道菜一起好',
    category: 'kitchen-airfryer', brand: '炊舍', model: 'CS-A80D', form: 'airfryerDual', price: 599, colors: ['曜石黑', '杏仁米'],
    soldOut: ['杏仁米'], energy: 2, size: [370, 360, 400], weight: 7.8, sales: 2970, sort: 85, age: 41, tags: ['大容量'],
    params: '容量 4+4 升；功率 2200 W；温度 60～200 ℃；双区 独立控温；菜单 10 种；材质 陶瓷涂层',
    own: [['一边炸鸡，一边烤蔬菜', '双区独立控温，同时开饭，分区不串味。', 'scene']], features: ['hot', 'window'],
  }),
  kitchen({
    key: 'kitchen-airfryer-mini', name: '栖巢迷你空气炸锅2.5升一人食宿舍小功率可折叠', brief: '800 瓦，宿舍也能用',
    category: 'kitchen-airfryer', brand: '栖巢', model: 'QC-A25', form: 'airfryerMini', price: 199, colors: ['樱花粉', '海盐蓝'],
    energy: 2, size: [220, 250, 270], weight: 3, sales: 6540, sort: 80, age: 200,
    params: '容量 2.5 升；功率 800 W；温度 80～200 ℃；定时 60 分钟；材质 食品级涂层',
    own: [['一人份刚刚好', '烤一份肠仔红薯 15 分钟，洗起来也只一只小篮。', 'scene']], features: ['hot'],
  }),
  kitchen({
    key: 'kitchen-microwave-23', name: '炊舍变频微波炉23升家用平板加热杀菌烧烤一体', brief: '变频热得匀，边角也不凉',
    category: 'kitchen-microwave', brand: '炊舍', model: 'CS-M23', form: 'microwave', price: 599, colors: ['曜石黑', '云峰白'],
    energy: 1, size: [485, 292, 390], weight: 13.6, freight: 'big', sales: 5630, sort: 89, age: 260, tags: ['热卖'],
    params: '容量 23 升；功率 900 W；加热 变频平板；烧烤 1000 W；菜单 八种；噪音 48 dB(A)',
    own: [['平板底盘，大盘也放得下', '没有转盘就没有转不动的大盘，加热区比传统机多三成。', 'detail']], features: ['steam'],
  }),
  kitchen({
    key: 'kitchen-microwave-oven', name: '云杉微蒸烤一体机台式30升家用烘焙空气炸多功能', brief: '微波、蒸、烤、炸一台做完',
    category: 'kitchen-microwave', brand: '云杉', model: 'YS-M30Z', form: 'steamoven', price: 2399, colors: ['石墨灰', '砂岩金'],
    member: 60, energy: 1, size: [520, 380, 460], weight: 24, freight: 'big', sales: 1980, sort: 83, age: 60, tags: ['大容量'],
    params: '容量 30 升；功率 2100 W；蒸汽 1.2 升水箱；烤 上下独立控温；炸 热风；菜单 120 种',
    own: [['一台顶四台', '周末烤戚风，平时蒸一条鱼，微波快手加热，厨房少三件电器。', 'scene']], features: ['steam', 'hot'],
  }),
  kitchen({
    key: 'kitchen-kettle-17', name: '炊舍电水壶1.7升家用食品级双层防烫恒温烧水壶', brief: '5 分钟开水，双层不烫手',
    category: 'kitchen-kettle', brand: '炊舍', model: 'CS-K17', form: 'kettle', price: 129, colors: ['云峰白', '胭脂红'],
    energy: 2, size: [220, 230, 150], weight: 1.2, freight: 'fragile', sales: 14600, sort: 88, age: 340, tags: ['热卖'],
    params: '容量 1.7 升；功率 1850 W；材质 304 不锈钢；恒温 40～100 ℃；防干烧 自动断电',
    own: [['夜里起床也敢摸', '双层壶身外壁不烫，起身倒水不再找抹布。', 'front']], features: ['boil'],
  }),
  kitchen({
    key: 'kitchen-kettle-glass', name: '炊舍养生壶玻璃电煮茶壶1升恒温花茶多功能家用', brief: '煮茶、炖梨、热奶都行',
    category: 'kitchen-kettle', brand: '炊舍', model: 'CS-Y10', form: 'teapot', price: 259, colors: ['松针绿', '奶油黄'],
    soldOut: 'all', energy: 2, size: [240, 260, 200], weight: 2.1, freight: 'fragile', sales: 3870, sort: 57, age: 150,
    params: '容量 1 升；功率 1000 W；材质 高硼硅玻璃；保温 45～90 ℃；菜单 16 种；滤网 304 不锈钢',
    own: [['一壶下午茶', '低速恒温慢煮，花瓣不碎，梨汤不糊。', 'scene']], features: ['boil'],
  }),
  kitchen({
    key: 'kitchen-kettle-therm', name: '炊舍5升电热水瓶家用办公室保温恒温大容量自动上水', brief: '整天都有 60℃ 的水',
    category: 'kitchen-kettle', brand: '炊舍', model: 'CS-T50', form: 'thermos', price: 299, colors: ['云峰白', '石墨灰'],
    energy: 1, size: [270, 330, 230], weight: 4.8, freight: 'fragile', sales: 5210, sort: 79, age: 90,
    params: '容量 5 升；功率 800 W；材质 304 不锈钢；保温 5 档；出水 电动与锁定；防护 缺水断电',
    own: [['冲奶不用等凉', '5 档水温常驻，婴儿冲奶 45℃，泡茶 95℃，一按就出。', 'front']], features: ['boil'],
  }),
  kitchen({
    key: 'kitchen-blender-ease', name: '炊舍破壁机家用降噪豆浆机加热全自动搅拌多功能', brief: '降噪罩，清晨也能打豆浆',
    category: 'kitchen-blender', brand: '炊舍', model: 'CS-B18', form: 'blender', price: 599, colors: ['石墨灰', '云峰白'],
    member: 20, energy: 2, size: [220, 430, 230], weight: 6.4, sales: 7980, sort: 90, age: 180, tags: ['静音', '热卖'],
    params: '容量 1.75 升；功率 1500 W；转速 32000 r/min；噪音 58 dB(A)；加热 支持；刀头 八叶',
    own: [['一杯带皮带籽的全豆浆', '八叶刀把黄豆、芝麻、坚果打成细浆，免滤直接喝。', 'scene']], features: ['quiet'],
  }),
  kitchen({
    key: 'kitchen-blender-hand', name: '栖巢便携榨汁杯充电小型无线果汁杯学生宿舍户外', brief: '一杯果昔，30 秒',
    category: 'kitchen-blender', brand: '栖巢', model: 'QC-J4', form: 'juicecup', price: 149, colors: ['薄荷绿', '樱花粉', '奶油黄'],
    energy: 2, size: [90, 260, 90], weight: 0.9, sales: 9860, sort: 84, age: 220, tags: ['热卖'],
    params: '容量 0.4 升；功率 100 W；电池 4000 mAh；续航 15 杯；清洗 一键自洁；材质 食品级树脂',
    own: [['办公室也能喝上鲜榨', '充一次电打 15 杯，可当随行杯直接带走。', 'scene']], features: ['quiet'],
  }),
  kitchen({
    key: 'kitchen-dishwasher-16', name: '炊舍嵌入式洗碗机16套大容量热风烘干除菌分层洗', brief: '16 套，中式大锅也装得下',
    category: 'kitchen-dishwasher', brand: '炊舍', model: 'CS-W16', form: 'dishwasher', price: 4299, colors: ['曜石黑', '石墨灰'], options: { 安装: { 嵌入: 0, 独立: 100 } },
    member: 150, soldOut: ['石墨灰/独立'], energy: 1, size: [598, 815, 570], weight: 46, freight: 'big', sales: 3280, sort: 92, age: 52, tags: ['大容量', '热卖'],
    params: '容量 16 套；用水量 9.5 升；烘干 热风；消毒 95℃；噪音 44 dB(A)；安装 嵌入与独立',
    own: [['晚饭后的 2 小时还给自己', '三层碗篮可拆，炒锅、汤煲、奶瓶一起洗，油污靠酶与热水而不是手。', 'scene']], features: ['dry', 'steam'],
  }),
  kitchen({
    key: 'kitchen-dishwasher-8', name: '炊舍台式洗碗机8套免安装小户型除菌烘干租房可用', brief: '免安装，加水就能洗',
    category: 'kitchen-dishwasher', brand: '炊舍', model: 'CS-W8', form: 'dishwasherTable', price: 1999, colors: ['云峰白', '海盐蓝'],
    energy: 1, size: [550, 500, 500], weight: 22, freight: 'big', sales: 4120, sort: 87, age: 33,
    params: '容量 8 套；用水量 6.5 升；烘干 余温与热风；消毒 85℃；噪音 47 dB(A)；进水 水箱与管路',
    own: [['租房也能有的洗碗机', '水箱加 5 升水就能开机，搬家拔掉电源就走。', 'scene']], features: ['dry'],
  }),
  kitchen({
    key: 'kitchen-dishwasher-shop', name: '炊舍18套旗舰洗碗机全屋净水联动厨房整装方案', brief: '嘉兴门店上门改水路',
    category: 'kitchen-dishwasher', brand: '炊舍', model: 'CS-W18', form: 'dishwasher', price: 6999, colors: ['曜石黑'],
    energy: 1, size: [598, 820, 580], weight: 52, freight: 'big', sales: 120, sort: 69, age: 78, tags: ['大容量'],
    params: '容量 18 套；用水量 10 升；烘干 晶石加热风；消毒 100℃；噪音 42 dB(A)；服务 水路改造',
    own: [['从水路到橱柜一次规划', '师傅上门设计进排水与插座位，装完当天试洗一锅碗。', 'scene']], features: ['dry', 'steam'],
  }),
  kitchen({
    key: 'kitchen-staff-cook', name: '炊舍厨电福利组合员工内购电饭煲加空气炸锅套餐', brief: '内购组合价，每人一套',
    category: 'kitchen-ricecooker', brand: '炊舍', model: 'CS-EP-SET', form: 'combo', price: 469, colors: ['云峰白'],
    energy: 1, size: [270, 260, 380], weight: 9.4, sales: 260, sort: 24, age: 42, staff: 'normal',
    params: '电饭煲 4 升 IH；空气炸锅 6 升；功率 合计 2750 W；质保 2 年；包装 两箱合发',
    own: [['两件同发，一次到家', '给同事的厨房焕新礼，售后政策与市售一致。', 'scene']], features: ['ih', 'hot'],
  }),
]
