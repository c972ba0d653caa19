/** A file of products with the header of ECShopX, the same for the same number of rows. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const header = [
  '管理分类',
  '商品名称',
  'SPU编码',
  'SKU编码',
  '简介',
  '销售价',
  '市场价',
  '成本价',
  '起订量',
  '库存',
  '品牌',
  '销售分类',
  '重量',
  '条形码',
  '单位',
  '规格值',
  '参数值',
  '商品状态',
]

const things = '冰箱 电视 空调 洗衣机 热水器 油烟机 电饭煲 微波炉 吸尘器 净水器 风扇 电脑'.split(' ')
const kinds = '变频 静音 智能 节能 双开门 超薄 家用 商用 台式 壁挂'.split(' ')
const colours = '月光银 曜石黑 珍珠白 雾霾蓝 香槟金 玫瑰粉'.split(' ')
const sizes = '小号 大号'.split(' ')
const energy = '一级 二级 三级'.split(' ')
const mostSkus = 12

/** Numbers from 0 to below 1, in one sequence (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The rows of a product, one for each SKU. */
function rowsOf(number: number, count: number, random: () => number): string[] {
  const below = (end: number) => Math.floor(random() * end)
  const pick = (list: readonly string[]) => list[below(list.length)] ?? ''
  const [thing, kind, group] = [pick(things), pick(kinds), below(6)]
  const code = `BP${String(number).padStart(6, '0')}`
  const name = `${kind}${thing} ${code} ${pick(kinds)}款`
  const path = `家电->${thing}->${thing}系列${group}`
  const params = `能效等级:${pick(energy)}|系列:${kind}${group}`
  const price = 100 + below(500_000) / 100
  return Array.from({ length: count }, (_, index) => {
    const specs = `颜色:${colours[index % colours.length]}|尺寸:${sizes[Math.floor(index / colours.length)]}`
    return [
      path,
      name,
      code,
      `${code}-${index + 1}`,
      `${kind}${thing}，适合${group + 1}口之家`,
      (price + index).toFixed(2),
      (price * 1.2).toFixed(2),
      (price * 0.7).toFixed(2),
      '1',
      String(below(500)),
      `测试品牌${below(150)}`,
      `特卖->${thing}`,
      (below(400) / 10).toFixed(1),
      `69${String(number * mostSkus + index).padStart(11, '0')}`,
      '台',
      count === 1 ? '' : specs,
      params,
      '前台可销售',
    ].join(',')
  })
}

/**
 * Writes a file of `rows` SKUs, 1 to 12 per product.
 * @returns how many products it has
 */
export async function writeGoodsFile(path: string, rows: number): Promise<number> {
  const random = randomNumbers(20_261_130)
  const file = createWriteStream(path)
  file.write(`${header.join(',')}\n`)
  let products = 0
  for (let written = 0; written < rows; products++) {
    const count = Math.min(rows - written, 1 + Math.floor(random() * mostSkus))
    const isRoom = file.write(`${rowsOf(products + 1, count, random).join('\n')}\n`)
    if (!isRoom) await once(file, 'drain')
    written += count
  }
  file.end()
  await finished(file)
  return products
}
