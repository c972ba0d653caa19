import 'server-only'
import { pictureUrl, type Banner } from '../art'
import { bestGoods, categories } from '../data'
import type { DemoCategory, GoodsClass } from '../types'
import { categoryLink, goodsRecord } from './links'
import { widget, type StoredWidget } from './widget'

/** A tab: its title, and the keys of the categories whose products it shows, best first. */
type Tab = [text: string, ...categories: string[]]

/** The best products of the whole floor open it. */
const firstTab = '精选'

/** Common fields of floors: title, accent colour and the target of 更多. */
interface Floor {
  title: string
  accent: string
  more: GoodsClass
  tabs: Tab[]
}

/** A floor with a tall picture, whose tabs show two rows of cards (W0017). */
interface PictureFloor extends Floor {
  picture: Pick<Banner, 'title' | 'subtitle' | 'classes' | 'palette'>
}

/** Products that fill a tab of each type. */
const tabSizes = { W0014: 10, W0015: 11, W0017: 8 } as const

const bigFloors: PictureFloor[] = [
  {
    title: '冰箱',
    accent: '#1D5FD1',
    more: 'fridge',
    picture: { title: '冰箱换新', subtitle: '一级能效补贴 20%', classes: ['fridge'], palette: 'ice' },
    tabs: [
      [firstTab, 'fridge'],
      ['多门冰箱', 'fridge-multi'],
      ['对开门与三门', 'fridge-side', 'fridge-three'],
    ],
  },
  {
    title: '洗衣机',
    accent: '#0B6E6E',
    more: 'washer',
    picture: { title: '洗护一步到位', subtitle: '旧机同日拆走', classes: ['washer'], palette: 'mint' },
    tabs: [
      [firstTab, 'washer'],
      ['滚筒洗衣机', 'washer-drum'],
      ['波轮洗衣机', 'washer-wave'],
    ],
  },
  {
    title: '空调',
    accent: '#0A6BB5',
    more: 'aircon',
    picture: { title: '省电好空调', subtitle: '送装一体 隔天可装', classes: ['aircon'], palette: 'blue' },
    tabs: [
      [firstTab, 'aircon'],
      ['壁挂空调', 'aircon-wall'],
      ['柜机与中央空调', 'aircon-stand', 'aircon-central'],
    ],
  },
  {
    title: '电视',
    accent: '#5A3CC4',
    more: 'tv',
    picture: { title: '大屏换新', subtitle: '旧电视当场抵价', classes: ['tv'], palette: 'violet' },
    tabs: [
      [firstTab, 'tv'],
      ['平板电视', 'tv-flat'],
      ['超薄与艺术电视', 'tv-thin', 'tv-art'],
    ],
  },
]

const digitalFloors: PictureFloor[] = [
  {
    title: '手机',
    accent: '#3D4654',
    more: 'phone',
    picture: { title: '新机到手', subtitle: '旧机可约上门回收', classes: ['phone'], palette: 'night' },
    tabs: [
      [firstTab, 'phone'],
      ['旗舰与影像', 'phone-pro', 'phone-camera'],
      ['长续航与折叠屏', 'phone-long', 'phone-fold'],
    ],
  },
  {
    title: '电脑',
    accent: '#A3470B',
    more: 'computer',
    picture: {
      title: '学习办公都够用',
      subtitle: '全系享以旧换新补贴',
      classes: ['computer'],
      palette: 'cream',
    },
    tabs: [
      [firstTab, 'computer'],
      ['笔记本电脑', 'computer-laptop'],
      ['台式与游戏电脑', 'computer-desktop', 'computer-gaming'],
    ],
  },
]

const wearables: Floor = {
  title: '平板手表',
  accent: '#A8326F',
  more: 'tablet',
  tabs: [
    ['平板电脑', 'tablet'],
    ['智能手表', 'watch'],
  ],
}
const bathAndHood: Floor = {
  title: '厨卫大电',
  accent: '#B8420B',
  more: 'heater',
  tabs: [
    ['热水器', 'heater'],
    ['油烟机与烟灶', 'hood'],
  ],
}
const kitchen: Floor = {
  title: '厨房小电',
  accent: '#C41E15',
  more: 'kitchen',
  tabs: [
    [firstTab, 'kitchen'],
    ['烹饪电器', 'kitchen-cook'],
  ],
}
const home: Floor = {
  title: '家居电器',
  accent: '#0B7A55',
  more: 'home',
  tabs: [
    [firstTab, 'home'],
    ['清洁与环境', 'home-clean', 'home-air'],
  ],
}

const nodesOf = (nodes: readonly DemoCategory[]): DemoCategory[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.children ?? [])])

/** The best products of several categories; throws on a key without products, which would leave a tab empty. */
function goodsOf(keys: readonly string[], count: number) {
  const known = new Set(nodesOf(categories).map(({ key }) => key))
  const unknown = keys.find((key) => !known.has(key))
  if (unknown) throw new Error(`the demo data has no category ${unknown}`)
  return bestGoods(keys, count).map(goodsRecord)
}

function floorWidget(
  type: keyof typeof tabSizes,
  name: string,
  floor: Floor,
  settings: Record<string, unknown>,
): StoredWidget {
  const { title, accent, more, tabs } = floor
  return widget(type, name, title, {
    text: title,
    wgtBackgroundColor: accent,
    wgtTextColor: '#ffffffff',
    customerThemeEnabled: true,
    wgtTheme: accent,
    showMore: true,
    moreText: '更多',
    moreLinkData: categoryLink(more),
    marginTop: 16,
    borderRadius: 8,
    backgroundColor: '#ffffff00',
    data: tabs.map(([text, ...keys]) => ({ text, data: goodsOf(keys, tabSizes[type]) })),
    ...settings,
  })
}

const pictureFloor = (floor: PictureFloor, seed: number): StoredWidget =>
  floorWidget('W0017', '特殊橱窗', floor, {
    height: 840,
    widthDisabled: true,
    heightDisabled: true,
    goodsCards: true,
    goods_pic: pictureUrl({
      kind: 'banner',
      ...floor.picture,
      cta: '去逛逛',
      seed,
      width: 580,
      height: 1480,
    }),
    pathData: categoryLink(floor.more),
    foregroundColor: '#ffffff00',
  })

/** Columns that share the width of the floor. */
const wide = { fillWidth: true }
const priceLook = { wgtTitleFontSize: 14, wgtPriceColor: '#E1251B', wgtPriceFontSize: 18, ...wide }

/** Floors of the home page: large appliances, digital products, kitchen and home. */
export const floors = (): { heading: string; widgets: StoredWidget[] }[] => [
  {
    heading: '大家电焕新 · 送装一体，旧机同日拆走',
    widgets: [
      ...bigFloors.map(pictureFloor),
      floorWidget('W0015', '精品橱窗', bathAndHood, { height: 462, ...priceLook }),
    ],
  },
  {
    heading: '数码换新 · 旧机可约上门回收',
    widgets: [
      ...digitalFloors.map((floor, index) => pictureFloor(floor, bigFloors.length + index)),
      floorWidget('W0015', '精品橱窗', wearables, { height: 462, ...priceLook }),
    ],
  },
  {
    heading: '厨卫与生活 · 小改变，天天用得到',
    widgets: [
      floorWidget('W0015', '精品橱窗', kitchen, { height: 462, ...priceLook }),
      floorWidget('W0014', '主图橱窗', home, { height: 456, ...wide }),
    ],
  },
]
