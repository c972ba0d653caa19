import type { DemoCategory } from '../types'

const leaf = (key: string, name: string): DemoCategory => ({ key, name })
const branch = (key: string, name: string, children: DemoCategory[]): DemoCategory => ({
  key,
  name,
  children,
})

/** Sales categories of the mall. The key of a top-level category is its goods class. */
export const categories: DemoCategory[] = [
  {
    key: 'fridge',
    name: '冰箱',
    class: 'fridge',
    children: [
      branch('fridge-multi', '多门冰箱', [
        leaf('fridge-french', '法式四门'),
        leaf('fridge-cross', '十字四门'),
      ]),
      leaf('fridge-side', '对开门冰箱'),
      leaf('fridge-three', '三门冰箱'),
      branch('fridge-small', '小型冰箱', [leaf('fridge-mini', '迷你冰箱'), leaf('fridge-bar', '冰吧酒柜')]),
    ],
  },
  {
    key: 'washer',
    name: '洗衣机',
    class: 'washer',
    children: [
      branch('washer-drum', '滚筒洗衣机', [
        leaf('washer-drum-only', '单洗滚筒'),
        leaf('washer-drum-combo', '洗烘一体'),
      ]),
      branch('washer-wave', '波轮洗衣机', [
        leaf('washer-wave-home', '家用波轮'),
        leaf('washer-wave-mini', '迷你童装机'),
      ]),
      leaf('washer-set', '洗烘套装'),
    ],
  },
  {
    key: 'aircon',
    name: '空调',
    class: 'aircon',
    children: [
      branch('aircon-wall', '壁挂空调', [
        leaf('aircon-wall-fresh', '新风空调'),
        leaf('aircon-wall-save', '省电空调'),
      ]),
      leaf('aircon-stand', '柜式空调'),
      branch('aircon-central', '中央空调', [leaf('aircon-duct', '风管机'), leaf('aircon-multi', '多联机')]),
    ],
  },
  {
    key: 'tv',
    name: '电视',
    class: 'tv',
    children: [
      branch('tv-flat', '平板电视', [
        leaf('tv-flat-small', '卧室电视'),
        leaf('tv-flat-living', '客厅电视'),
        leaf('tv-flat-large', '巨幕电视'),
      ]),
      leaf('tv-thin', '超薄电视'),
      leaf('tv-art', '艺术电视'),
    ],
  },
  {
    key: 'heater',
    name: '热水器',
    class: 'heater',
    children: [
      branch('heater-electric', '电热水器', [
        leaf('heater-tank', '储水式'),
        leaf('heater-instant', '即热与小厨宝'),
      ]),
      branch('heater-gas', '燃气热水器', [
        leaf('heater-gas-home', '恒温燃气'),
        leaf('heater-gas-zero', '零冷水燃气'),
      ]),
    ],
  },
  {
    key: 'hood',
    name: '油烟机',
    class: 'hood',
    children: [leaf('hood-side', '侧吸油烟机'), leaf('hood-top', '顶吸油烟机'), leaf('hood-set', '烟灶套装')],
  },
  {
    key: 'phone',
    name: '手机',
    class: 'phone',
    children: [
      leaf('phone-pro', '旗舰手机'),
      branch('phone-bar', '直板手机', [leaf('phone-camera', '影像手机'), leaf('phone-long', '长续航手机')]),
      branch('phone-fold', '折叠屏手机', [
        leaf('phone-fold-wide', '大折叠'),
        leaf('phone-fold-flip', '小折叠'),
      ]),
    ],
  },
  {
    key: 'tablet',
    name: '平板',
    class: 'tablet',
    children: [
      leaf('tablet-standard', '影音平板'),
      leaf('tablet-pro', '专业平板'),
      leaf('tablet-kids', '儿童学习平板'),
    ],
  },
  {
    key: 'watch',
    name: '智能手表',
    class: 'watch',
    children: [
      branch('watch-round', '圆形手表', [
        leaf('watch-sport', '运动手表'),
        leaf('watch-business', '商务手表'),
      ]),
      branch('watch-square', '方形手表', [leaf('watch-daily', '健康手表'), leaf('watch-kids', '儿童手表')]),
      leaf('watch-band', '智能手环'),
    ],
  },
  {
    key: 'computer',
    name: '电脑',
    class: 'computer',
    children: [
      branch('computer-laptop', '笔记本电脑', [
        leaf('computer-light', '轻薄本'),
        leaf('computer-creator', '全能本'),
      ]),
      leaf('computer-desktop', '台式电脑'),
      branch('computer-gaming', '游戏电脑', [
        leaf('computer-game-book', '游戏本'),
        leaf('computer-game-tower', '游戏主机'),
      ]),
    ],
  },
  {
    key: 'home',
    name: '家居',
    class: 'home',
    children: [
      branch('home-clean', '清洁电器', [leaf('home-vacuum', '扫拖机器人'), leaf('home-stick', '手持洗地机')]),
      branch('home-air', '环境电器', [leaf('home-purifier', '空气净化器'), leaf('home-fan', '电风扇')]),
      branch('home-smart', '智能家居', [leaf('home-lamp', '护眼灯'), leaf('home-lock', '智能门锁')]),
    ],
  },
  {
    key: 'kitchen',
    name: '厨房小电',
    class: 'kitchen',
    children: [
      branch('kitchen-cook', '烹饪电器', [
        leaf('kitchen-ricecooker', '电饭煲'),
        leaf('kitchen-airfryer', '空气炸锅'),
        leaf('kitchen-microwave', '微波炉'),
      ]),
      branch('kitchen-drink', '饮水料理', [
        leaf('kitchen-kettle', '电水壶'),
        leaf('kitchen-blender', '破壁机'),
      ]),
      leaf('kitchen-dishwasher', '洗碗机'),
    ],
  },
]
