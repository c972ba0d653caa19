/** A group-buying activity of the default SKU of a product. Times are hours relative to the time of seeding. */
export interface DemoGroup {
  key: string
  name: string
  goods: string
  /** Cents taken off the price. */
  cut: number
  people: number
  /** Hours that a team has to fill. */
  hours: number
  store: number
  limit: number
  shareDesc: string
  startHours: number
  endHours: number
}

/** Running group-buying activities (contract member §15). The first has an open team. */
export const groups: DemoGroup[] = [
  {
    key: 'lamp-study',
    name: '开学护眼三人团',
    goods: 'home-lamp-study',
    cut: 6000,
    people: 3,
    hours: 720,
    store: 60,
    limit: 2,
    shareDesc: '护眼台灯三人成团，每盏立省 60 元',
    startHours: -24,
    endHours: 24 * 60,
  },
  {
    key: 'blender-ease',
    name: '早餐豆浆双人团',
    goods: 'kitchen-blender-ease',
    cut: 8000,
    people: 2,
    hours: 24,
    store: 40,
    limit: 2,
    shareDesc: '约上邻居一起拼，每天一杯全豆浆',
    startHours: -24,
    endHours: 24 * 60,
  },
  {
    key: 'band-pro',
    name: '晨跑搭子双人团',
    goods: 'watch-band-pro',
    cut: 5000,
    people: 2,
    hours: 48,
    store: 100,
    limit: 3,
    shareDesc: '和跑友一起换新手环',
    startHours: -24,
    endHours: 24 * 60,
  },
  {
    key: 'fan-air',
    name: '四季好风三人团',
    goods: 'home-fan-air',
    cut: 4000,
    people: 3,
    hours: 48,
    store: 80,
    limit: 2,
    shareDesc: '空气循环扇三人成团，每台立省 40 元',
    startHours: -24,
    endHours: 24 * 60,
  },
]
