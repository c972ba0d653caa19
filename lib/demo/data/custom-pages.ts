import type { Banner } from '../art'
import type { GoodsClass } from '../types'

/** A designed page: a banner, then chapters of text, each with or without a row of products. */
export interface CustomPage {
  /** The path, such as `story` for /story; empty for a page that is only reached by its id. */
  code: string
  title: string
  /** Description in the operator's list of pages. */
  note: string
  themeColor: string
  background: string
  banner: Pick<Banner, 'title' | 'subtitle' | 'classes' | 'palette'>
  /** Link at the end of the page. */
  more?: { text: string; href: string }
  chapters: { heading: string; text: string; goods?: CustomGoods }[]
}

/** A row of products: the best of some categories, and of those with a tag where the title promises it. */
export interface CustomGoods {
  title: string
  /** Where 更多 leads. */
  kind: GoodsClass
  /** Keys of the categories; the whole class without them. */
  of?: string[]
  tag?: string
}

export const customPages: CustomPage[] = [
  {
    code: 'story',
    title: '品牌故事',
    more: { text: '法式生活馆：把厨房过成客厅 ›', href: '/frenchstyle' },
    note: '焕新商城从哪里来，想做成什么',
    themeColor: '#E1251B',
    background: '#ffffffff',
    banner: {
      title: '让每一台旧家电都有去处',
      subtitle: '从一间旧货仓库，到一座城市的换新入口',
      classes: ['fridge', 'washer', 'tv'],
      palette: 'cream',
    },
    chapters: [
      {
        heading: '起点是一间仓库',
        text:
          '焕新商城的前身，是运河边一间 800 平方米的旧家电仓库。那时收来的冰箱和洗衣机堆到屋顶，能修的修好送给需要的人家，不能修的拆成铜、铁、塑料和玻璃，一样一样称重入账。\n' +
          '干得久了我们发现，多数人不是舍不得旧机器，而是嫌麻烦：找谁收、值多少、怎么搬下楼、新的什么时候到。把这些事一次办好，就是焕新商城要做的事。',
      },
      {
        heading: '一趟上门，办完两件事',
        text:
          '我们把送新和收旧排进同一张派工单。师傅带着新机上门，装好试机，旧机当场验型、当场拆走，楼道里不留一片泡沫。\n' +
          '旧机进厂后过磅、编号、拆解，每一台都能凭编号向客服查到去向。去年一年，经我们拆解再利用的材料超过九成。',
        goods: { title: '换新最多的冰箱', kind: 'fridge' },
      },
      {
        heading: '价格写在明处',
        text:
          '商品页上的价格、会员价和补贴价由同一条规则算出，品类、比例和封顶都公开。补贴以资格核验为准，不设套路，也不做先涨后降。\n' +
          '我们相信，一座商城最好的广告，是街坊第二次来买。',
        goods: { title: '街坊回头买的洗衣机', kind: 'washer' },
      },
    ],
  },
  {
    code: 'technology',
    title: '科技焕新',
    more: { text: '新品预览：这一季值得等的新机 ›', href: '/precollection' },
    note: '看得懂的家电技术',
    themeColor: '#1D5FD1',
    background: '#f5f8ffff',
    banner: {
      title: '看得懂的好技术',
      subtitle: '省电、安静、耐用，用数字说话',
      classes: ['aircon', 'phone', 'computer'],
      palette: 'night',
    },
    chapters: [
      {
        heading: '变频不只是省电',
        text:
          '定频空调只有开和停，温度像锯齿一样上下；变频压缩机随负荷改变转速，室温波动可以压在半度以内。\n' +
          '同为 1.5 匹，新一级能效比三级每年大约少用 150 度电。挑选时看铭牌上的全年能源消耗效率，5.0 以上就是一级。',
        goods: { title: '新一级能效空调', kind: 'aircon', tag: '一级能效' },
      },
      {
        heading: '直驱电机为什么安静',
        text:
          '皮带洗衣机靠皮带把电机和滚筒连在一起，转速一高就有摩擦声。直驱电机直接带动滚筒，少了一处磨损，脱水时通常能低五个分贝上下。\n' +
          '家里有婴儿或开放式厨房，这几个分贝就是关不关门的差别。',
        goods: { title: '直驱与滚筒洗衣机', kind: 'washer', of: ['washer-drum'] },
      },
      {
        heading: '手机旧了，电池先说',
        text:
          '锂电池充放 800 次后，容量大多还剩八成。若一天要充两次电，换新机之前可以先看电池健康度；低于八成，换新往往比修更划算。\n' +
          '旧机取走后，我们在您面前的视频里擦除数据，再进入翻新或拆解。',
        goods: { title: '长续航与旗舰手机', kind: 'phone', of: ['phone-long', 'phone-pro'] },
      },
    ],
  },
  {
    code: 'frenchstyle',
    title: '法式生活馆',
    note: '奶油色与多门冰箱的厨房',
    themeColor: '#B98A4E',
    background: '#fffaf2ff',
    banner: {
      title: '把厨房过成客厅',
      subtitle: '奶油色、低饱和与刚好的弧度',
      classes: ['fridge', 'kitchen', 'hood'],
      palette: 'cream',
    },
    chapters: [
      {
        heading: '多门冰箱的分区哲学',
        text:
          '法式多门冰箱上层对开、下层抽屉，取用频率最高的冷藏放在不弯腰的高度。蔬果、母婴、干货各有一格，气味互不打扰。\n' +
          '奶油白和岩板灰最耐看；台面若是木色，选带一点暖调的白，比纯白更安静。',
        goods: { title: '法式与对开门冰箱', kind: 'fridge', of: ['fridge-french', 'fridge-side'] },
      },
      {
        heading: '小家电也要成套',
        text:
          '电饭煲、破壁机、空气炸锅放在同一块台面上，颜色不超过三种就不乱。旋钮比触屏更像家具，也更耐油烟。\n' +
          '留出 60 厘米宽的一段台面专放小家电，插座装在台面后方 10 厘米处，线就看不见了。',
        goods: { title: '台面上的小家电', kind: 'kitchen', of: ['kitchen-cook', 'kitchen-drink'] },
      },
      {
        heading: '烟机要藏，风量要大',
        text: '侧吸烟机离锅近，17 立方米的风量已经够一家三口爆炒；顶吸要藏进吊柜，吊柜底离台面留 70 厘米，站着不碰头。',
        goods: { title: '好看也好用的油烟机', kind: 'hood' },
      },
    ],
  },
  {
    code: 'precollection',
    title: '新品预览',
    note: '即将成为主角的新机',
    themeColor: '#5A3CC4',
    background: '#f8f6ffff',
    banner: {
      title: '新品先看一眼',
      subtitle: '这一季值得等的屏幕、手表与电脑',
      classes: ['tablet', 'watch', 'computer'],
      palette: 'violet',
    },
    chapters: [
      {
        heading: '更亮，也更护眼的屏幕',
        text: '新一代平板把峰值亮度提到 1000 尼特，阳台上也看得清；同时用上类纸镀膜，反光降到三成以下，写字有沙沙的阻力。',
        goods: { title: '屏幕更好的平板', kind: 'tablet', of: ['tablet-pro'] },
      },
      {
        heading: '手表开始懂睡眠',
        text: '血氧、心率和翻身一起看，第二天早上给出的不再只是时长，还有几点入睡更适合您。续航从三天走到两周，出差不必再带充电座。',
        goods: {
          title: '懂睡眠的手表与手环',
          kind: 'watch',
          of: ['watch-sport', 'watch-daily', 'watch-band'],
        },
      },
      {
        heading: '轻薄本不再牺牲性能',
        text: '1200 克以内的机身里放进满血处理器，靠的是均热板和更大的风道。办公一整天不插电，剪一段四分钟的视频也不用等一杯咖啡。',
        goods: { title: '轻薄本与全能本', kind: 'computer', of: ['computer-laptop'] },
      },
    ],
  },
  {
    code: '',
    title: '厨房焕新季',
    more: { text: '看看全部国补商品 ›', href: '/items?tag=国补' },
    note: '烟灶、热水器与厨房小电一次配齐，厨房小电两件再享9折。',
    themeColor: '#D9601A',
    background: '#fff8f2ff',
    banner: {
      title: '一间厨房，一次换齐',
      subtitle: '烟灶热水齐换 小电两件再享9折',
      classes: ['hood', 'heater', 'kitchen'],
      palette: 'orange',
    },
    chapters: [
      {
        heading: '先看烟道，再选烟机',
        text:
          '高层住户的公共烟道压力大，选最大静压 1000 帕以上的机型，晚饭高峰也抽得动；一楼和顶层更看重噪音，55 分贝以下聊天不用提高嗓门。\n' +
          '师傅上门先量三个数：吊柜净深、台面到吊柜底的高度、烟道口直径。三个数对上，当天就能装好。',
        goods: { title: '抽得动的油烟机', kind: 'hood' },
      },
      {
        heading: '几个人用水，就选几升',
        text:
          '一厨一卫选 13 升燃气热水器，两卫同时洗澡选 16 升；装不了燃气的，60 升电热水器够三口之家轮流洗。\n' +
          '旧热水器用满八年就该换：内胆和点火器都到了年限，省下的修理费不如换一台新一级能效。',
        goods: {
          title: '小厨宝、即热与零冷水热水器',
          kind: 'heater',
          of: ['heater-instant', 'heater-gas-zero'],
        },
      },
      {
        heading: '台面上只留三样',
        text: '一台电饭煲、一台破壁机、一台空气炸锅，能做完一家人的早饭和晚饭。其余的收进柜里，台面宽了，人才愿意下厨。',
        goods: { title: '每天都用的小家电', kind: 'kitchen', of: ['kitchen-cook', 'kitchen-drink'] },
      },
    ],
  },
]
