import type { DemoGoods, DemoSku, DemoSpecGroup, GoodsClass, GoodsView } from '@/lib/demo/types'
import { subsidies } from '@/lib/demo/data/campaigns/subsidies'
import { palette, type ColorName } from '@/lib/demo/data/palette'

/** An intro block: heading, text and the picture shown under it. */
export type Block = readonly [heading: string, text: string, view?: GoodsView | readonly GoodsView[]]

interface Forms {
  fridge: 'french' | 'side' | 'three' | 'mini'
  washer: 'drum' | 'wave' | 'set'
  aircon: 'wall' | 'stand' | 'duct'
  tv: 'flat' | 'thin' | 'art'
  heater: 'electric' | 'gas'
  hood: 'side' | 'top' | 'set'
  phone: 'bar' | 'fold' | 'pro'
  tablet: 'standard' | 'pro' | 'kids'
  watch: 'square' | 'round' | 'band'
  computer: 'laptop' | 'desktop' | 'gaming'
  home: 'vacuum' | 'stick' | 'purifier' | 'lamp' | 'fan' | 'lock'
  kitchen: 'ricecooker' | 'airfryer' | 'kettle' | 'microwave' | 'blender' | 'dishwasher'
}

/** One goods as it is written down by hand. Prices are whole yuan here and become cents in `DemoGoods`. */
export interface GoodsInput<C extends GoodsClass, Feature extends string> {
  key: string
  name: string
  brief: string
  category: string
  brand: string
  /** Model number, unique in the mall; item numbers are made from it. */
  model: string
  form: Forms[C]
  /** Yuan of the plain sku, before what the options add. */
  price: number
  /** More than one colour makes a colour group; a single one only paints the picture. */
  colors: readonly ColorName[]
  /** Further spec groups: group → value → yuan added to `price`. */
  options?: Record<string, Record<string, number>>
  /** Yuan below the price for members. */
  member?: number
  /** Sold-out skus as `value/value`, in the order of the groups. */
  soldOut?: 'all' | readonly string[]
  /** Combinations that are not made. */
  without?: readonly string[]
  /** Energy grade; the first grade earns the higher subsidy. */
  energy?: 1 | 2 | 3
  /** Width, height and depth in mm. */
  size: readonly [width: number, height: number, depth: number]
  /** Lines of the size card where the three measures are not what matters. */
  figures?: readonly string[]
  weight: number
  /** Freight template, where it differs from the one of the class. */
  freight?: string
  sales: number
  sort?: number
  age: number
  tags?: readonly string[]
  status?: DemoGoods['approveStatus']
  gift?: boolean
  staff?: NonNullable<DemoGoods['productType']>
  /** `名称 值；名称 值` */
  params: string
  own: readonly Block[]
  features: readonly Feature[]
  seo?: DemoGoods['seo']
}

interface ClassHouse<Feature extends string> {
  /** Selling texts that several goods of a class share. */
  features: Record<Feature, Block>
  /** Last block of every intro: delivery, installation, size. */
  closing: Block
  /** Key of the freight template. */
  freight: string
}

const energyNames = { 1: '一级', 2: '二级', 3: '三级' } as const

/** FNV-1a with a final mix: the same text gives the same number every time, and neighbours differ widely. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** `名称 值；名称 值` → pairs. Throws on a part without a value. */
function readParams(text: string): [string, string][] {
  return text.split('；').map((part) => {
    const at = part.indexOf(' ')
    if (at < 1) throw new Error(`parameter without value: ${part}`)
    return [part.slice(0, at), part.slice(at + 1).trim()]
  })
}

/** A list price 8–25 % above `yuan` with the usual 9 at the end. Takes yuan, gives cents. */
function listPrice(yuan: number, key: string): number {
  const step = yuan < 500 ? 10 : 100
  const raised = yuan * (1.08 + (hash(`${key}#list`) % 18) / 100)
  return (Math.ceil(raised / step) * step - 1) * 100
}

function combinations(groups: readonly DemoSpecGroup[]): number[][] {
  return groups.reduce<number[][]>(
    (rows, group) => rows.flatMap((row) => group.values.map((_, index) => [...row, index])),
    [[]],
  )
}

function specGroups(
  colors: readonly ColorName[],
  options: Record<string, Record<string, number>>,
): DemoSpecGroup[] {
  const bodies = colors.map((name) => ({ name, color: palette[name] }))
  const others = Object.entries(options).map(([name, values]) => ({
    name,
    isImage: false,
    values: Object.keys(values).map((value) => ({ name: value })),
  }))
  return [...(colors.length > 1 ? [{ name: '颜色', isImage: true, values: bodies }] : []), ...others]
}

/** Stock of a sku: mostly some dozens, now and then the last few. */
function stockOf(bn: string): number {
  const value = hash(bn)
  return value % 9 === 0 ? 1 + (value % 5) : 16 + (value % 180)
}

function skusOf<C extends GoodsClass>(input: GoodsInput<C, string>, specs: DemoSpecGroup[]): DemoSku[] {
  const options = input.options ?? {}
  const named = combinations(specs).map((values) => {
    const names = values.map((index, group) => specs[group]?.values[index]?.name ?? '')
    return { values, names, path: names.join('/') }
  })
  const excluded = [...(input.without ?? []), ...(Array.isArray(input.soldOut) ? input.soldOut : [])]
  const unknown = excluded.find((path) => !named.some((row) => row.path === path))
  if (unknown !== undefined) throw new Error(`${input.key} has no combination ${unknown}`)

  return named
    .filter((row) => !input.without?.includes(row.path))
    .map(({ values, names, path }, index) => {
      const added = specs.reduce((sum, group, at) => sum + (options[group.name]?.[names[at] ?? ''] ?? 0), 0)
      const yuan = input.price + added
      const bn = specs.length === 0 ? input.model : `${input.model}-${String(index + 1).padStart(2, '0')}`
      const empty = input.soldOut === 'all' || input.soldOut?.includes(path)
      return {
        values,
        price: yuan * 100,
        marketPrice: listPrice(yuan, input.key),
        ...(input.member ? { memberPrice: (yuan - input.member) * 100 } : {}),
        store: empty ? 0 : stockOf(bn),
        bn,
      }
    })
}

/** Per cent the programme pays; nothing for gifts, staff goods, goods sold off line and goods dearer than the limit. */
function subsidyOf<C extends GoodsClass>(kind: C, input: GoodsInput<C, string>, skus: DemoSku[]) {
  const rule = subsidies.find((row) => row.class === kind)
  if (!rule || input.gift || input.staff || input.status === 'offline_sale') return undefined
  const { priceLimit } = rule
  if (priceLimit !== undefined && skus.every((sku) => sku.price > priceLimit)) return undefined
  return input.energy === 1 ? (rule.topRate ?? rule.rate) : rule.rate
}

/**
 * Gives the builder of one class: it turns a hand-written entry into a `DemoGoods` and adds what the class has in common
 * (model, size and energy parameters, shared selling texts, programme tags, freight template).
 */
export function goodsOf<C extends GoodsClass, Feature extends string>(kind: C, house: ClassHouse<Feature>) {
  return (input: GoodsInput<C, Feature>): DemoGoods => {
    const specs = specGroups(input.colors, input.options ?? {})
    const [width, height, depth] = input.size
    const skus = skusOf(input, specs)
    const rate = subsidyOf(kind, input, skus)
    const first = input.colors[0] ?? '云峰白'
    const blocks: Block[] = [
      ...input.own,
      ...input.features.map((name) => house.features[name]),
      house.closing,
    ]

    return {
      key: input.key,
      name: input.name,
      brief: input.brief,
      category: input.category,
      brand: input.brand,
      tags: [
        ...(input.tags ?? []),
        ...(rate ? ['国补'] : []),
        ...(input.energy === 1 ? ['一级能效'] : []),
        ...(rate ? ['以旧换新'] : []),
      ],
      approveStatus: input.status ?? 'onsale',
      isGift: input.gift ?? false,
      staffOnly: input.staff !== undefined,
      ...(input.staff ? { productType: input.staff } : {}),
      ...(rate ? { subsidyRate: rate } : {}),
      freight: input.freight ?? house.freight,
      sales: input.sales,
      sort: input.sort ?? 50,
      ageDays: input.age,
      weight: input.weight,
      portrait: {
        class: kind,
        form: input.form,
        color: palette[first],
        seed: hash(input.key) % 10000,
        figures: [...(input.figures ?? [`宽 ${width}mm`, `高 ${height}mm`, `深 ${depth}mm`])],
      },
      params: [
        ['型号', input.model],
        ...readParams(input.params),
        ...(input.energy ? ([['能效等级', energyNames[input.energy]]] as [string, string][]) : []),
        ['尺寸（宽×高×深）', `${width}×${height}×${depth} mm`],
      ],
      specs,
      skus,
      intro: blocks.map(([heading, text, view]) => ({ heading, text, ...(view ? { view } : {}) })),
      ...(input.seo ? { seo: input.seo } : {}),
    }
  }
}
