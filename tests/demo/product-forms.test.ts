import { goods as mallGoods, pointsGoods } from '@/lib/demo/data'
import type { GoodsClass } from '@/lib/demo/types'

const goods = [...mallGoods, ...pointsGoods]

/** A word of a product's name and the drawings that show it. */
const shownBy: [word: string, kind: GoodsClass, forms: readonly string[]][] = [
  ['十字', 'fridge', ['cross']],
  ['对开门冰箱', 'fridge', ['side', 'sideBar']],
  ['三门', 'fridge', ['three']],
  ['双门小冰箱', 'fridge', ['double']],
  ['复古', 'fridge', ['retro']],
  ['酒柜', 'fridge', ['bar']],
  ['制冰', 'fridge', ['sideBar']],
  ['波轮', 'washer', ['wave']],
  ['壁挂', 'washer', ['hung']],
  ['双缸', 'washer', ['twintub']],
  ['双滚筒', 'washer', ['double']],
  ['圆柱', 'aircon', ['stand']],
  ['织物', 'aircon', ['fabric']],
  ['一拖四', 'aircon', ['multi']],
  ['燃气', 'heater', ['gas']],
  ['立式', 'heater', ['vertical']],
  ['即热式', 'heater', ['instant']],
  ['小厨宝', 'heater', ['undersink', 'undersinkDigital']],
  ['圆桶', 'heater', ['round']],
  ['烟灶', 'hood', ['set', 'setSide', 'setThree', 'integrated']],
  ['消毒柜', 'hood', ['setThree']],
  ['集成', 'hood', ['integrated']],
  ['岛台', 'hood', ['island']],
  ['小折叠', 'phone', ['flip']],
  ['保护壳', 'phone', ['holder']],
  ['三防手机', 'phone', ['tough']],
  ['墨水屏', 'tablet', ['paper']],
  ['支架', 'tablet', ['stand']],
  ['手环', 'watch', ['band']],
  ['儿童电话', 'watch', ['kids']],
  ['潜水', 'watch', ['dive']],
  ['游戏本', 'computer', ['gamebook']],
  ['电竞本', 'computer', ['gamekit']],
  ['笔记本', 'computer', ['laptop', 'gamebook']],
  ['洗地机', 'home', ['mopper', 'mopperTwin']],
  ['无叶', 'home', ['bladeless']],
  ['循环扇', 'home', ['fan']],
  ['大路灯', 'home', ['floorlamp']],
  ['夜灯', 'home', ['nightlight']],
  ['榨汁杯', 'kitchen', ['juicecup']],
  ['养生壶', 'kitchen', ['teapot']],
  ['热水瓶', 'kitchen', ['thermos']],
  ['双区', 'kitchen', ['airfryerDual']],
  ['台式洗碗机', 'kitchen', ['dishwasherTable']],
]

describe('the drawing of a product', () => {
  test.each(shownBy)('shows what its name says: %s', (word, kind, forms) => {
    const named = goods.filter(({ name, portrait }) => portrait.class === kind && name.includes(word))
    expect(named).not.toEqual([])
    expect(named.filter(({ portrait }) => !forms.includes(portrait.form)).map(({ name }) => name)).toEqual([])
  })

  test('differs between all wall air conditioners that everybody can buy', () => {
    const wall = goods.filter(({ category, staffOnly }) => category.startsWith('aircon-wall') && !staffOnly)
    expect(wall.length).toBeGreaterThanOrEqual(8)
    expect(new Set(wall.map(({ portrait }) => portrait.form)).size).toBe(wall.length)
  })
})
