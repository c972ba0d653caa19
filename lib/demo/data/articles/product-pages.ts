import type { Banner } from '../../art'

/** An article with its own path: /custom for `custom`, otherwise /product/<path>. */
export interface ProductPage {
  path: string
  title: string
  summary: string
  banner: Pick<Banner, 'title' | 'subtitle' | 'classes' | 'palette'>
  sections: { heading: string; paragraphs: string[]; points?: string[] }[]
  /** Links at the end of the page: to a path of the mall, or to the list of a category by its key. */
  links: ({ text: string } & ({ href: string } | { category: string }))[]
}

export const productPages: ProductPage[] = [
  {
    path: 'custom',
    title: '全屋家电定制换新',
    summary: '一张平面图、一次上门测量，把厨房、阳台和客厅的家电一次配齐，旧机同日拆走。',
    banner: {
      title: '全屋家电定制换新',
      subtitle: '一次测量，成套配齐，旧机同日拆走',
      classes: ['fridge', 'hood', 'washer', 'tv'],
      palette: 'mint',
    },
    sections: [
      {
        heading: '适合谁',
        paragraphs: [
          '新房交付、老房翻新，或者家里三件以上家电同时到了该换的年纪，逐件挑选往往尺寸打架、风格不一。全屋定制由一位顾问从头跟到尾，先量后选。',
        ],
        points: [
          '厨房：冰箱、油烟机、灶具、热水器、嵌入式小电',
          '阳台：洗衣机、烘干机、清洁收纳',
          '客厅与卧室：电视、空调、空气净化',
        ],
      },
      {
        heading: '怎么做',
        paragraphs: [
          '顾问上门量尺约 40 分钟，当天给出成套方案与清单价。方案里的每一件都能在商城查到同样的价格，不另加设计费。',
        ],
        points: [
          '第一步：电话或门店预约，说明户型与旧机数量',
          '第二步：上门测量门洞、电梯、水电位与预留柜体',
          '第三步：确认方案，按装修进度分批送装',
          '第四步：旧机当场验型、拆走并登记去向',
        ],
      },
      {
        heading: '补贴怎么算',
        paragraphs: [
          '成套购买时，每一件仍按所属品类单独计算补贴比例与封顶金额，互不影响。参加满减的商品先减满减，再按成交价计算补贴。',
        ],
      },
    ],
    links: [
      { text: '各品类补贴标准', href: '/devicePurchase#rules' },
      { text: '冰箱保鲜技术图解', href: '/product/fridge/fresh' },
      { text: '附近门店', href: '/shops/near' },
    ],
  },
  {
    path: 'fridge/fresh',
    title: '冰箱保鲜技术图解',
    summary: '风冷、双循环、真空与磁场保鲜各管什么，三分钟看懂再下单。',
    banner: {
      title: '鲜，是怎么留住的',
      subtitle: '风冷 双循环 真空 磁场',
      classes: ['fridge'],
      palette: 'ice',
    },
    sections: [
      {
        heading: '风冷与直冷',
        paragraphs: [
          '直冷靠箱壁降温，便宜安静但会结霜，每季要除一次；风冷用风扇送冷气，不结霜，温度更匀，代价是食材容易失水，需要密封盒或独立保湿抽屉。',
        ],
      },
      {
        heading: '单循环与双循环',
        paragraphs: [
          '单循环的冷藏和冷冻共用一个蒸发器，鱼腥味会串到水果里。双循环各有一套，冷藏湿度能保持在七成以上，叶菜多放三天仍然挺括。',
        ],
      },
      {
        heading: '真空、磁场与零度',
        paragraphs: [
          '真空抽屉降低氧气，适合海鲜与切开的牛油果；磁场与微冻让零下 3 度的肉不结硬冰，随取随切；零度舱放两天内要吃的肉和豆制品最合适。',
        ],
        points: ['囤肉多：选微冻或软冷冻', '蔬果多：选双循环加保湿抽屉', '有婴儿：选独立母婴格与抑菌材质'],
      },
    ],
    links: [{ text: '全部冰箱', category: 'fridge' }],
  },
  {
    path: 'trade-in/steps',
    title: '旧机上门回收全流程',
    summary: '从预约到旧机过磅入厂，每一步谁来做、要准备什么，一页说清。',
    banner: {
      title: '旧机交给我们',
      subtitle: '预约 验型 拆机 过磅 入厂',
      classes: ['washer', 'tv', 'phone'],
      palette: 'green',
    },
    sections: [
      {
        heading: '预约时',
        paragraphs: [
          '提交订单后，配送员会电话约定送装时间，同一时间段即为收旧时间。手机与平板由快递员上门取件，请致电客服约定时间。',
        ],
        points: [
          '家电：提前断水断电、清空内胆',
          '手机：退出云账号，备份照片与通讯录',
          '电视：保留底座与遥控器',
        ],
      },
      {
        heading: '上门时',
        paragraphs: [
          '师傅出示工牌，按铭牌核对品类与型号。旧机只需外观完整、压缩机或主板在机，不要求还能开机。拆机约 20 分钟，现场清扫。',
        ],
      },
      {
        heading: '入厂后',
        paragraphs: [
          '旧机过磅编号，数据类设备先做三次覆写。可翻新的进入检测线，其余按铜、铁、铝、塑料与玻璃分拣。回收编号可向客服查询去向。',
        ],
      },
    ],
    links: [
      { text: '旧机回收常见问题', href: '/article/faqs#旧机回收' },
      { text: '补贴专区', href: '/devicePurchase' },
    ],
  },
]
