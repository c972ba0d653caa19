import type { FormOf } from '../../art/forms'
import type { DemoGoods, DemoSku, DemoSpecGroup, GoodsClass, GoodsView } from '../../types'
import { subsidies } from '../campaigns/subsidies'
import { palette, type ColorName } from './palette'

/** An intro block: heading, text and the picture shown under it. */
export type Block = readonly [heading: string, text: string, view?: GoodsView | readonly GoodsView[]]

/** One product of the data files. Prices are whole yuan here and become cents in `DemoGoods`. */
export interface GoodsInput<C extends GoodsClass, Feature extends string> {
  key: string
  name: string
  brief: string
  category: string
  brand: string
  /** Model number, unique in the mall; it is the base of the item numbers. */
  model: string
  /** The drawing; see `art/forms.ts`. */
  form: FormOf<C>
  /** Price of the basic SKU in yuan, before the surcharges of `options`. */
  price: number
  /** Several colours make a colour group; a single one only colours the pictures. */
  colors: readonly ColorName[]
  /** Further spec groups: group → value → yuan added to `price`. */
  options?: Record<string, Record<string, number>>
  /** Member discount in yuan. */
  member?: number
  /** Sold-out SKUs as `value/value`, in the sequence of the groups. */
  soldOut?: 'all' | readonly string[]
  /** Combinations for which there is no SKU. */
  without?: readonly string[]
  /** Energy grade; the first grade has the higher subsidy. */
  energy?: 1 | 2 | 3
  /** Width, height and depth in mm. */
  size: readonly [width: number, height: number, depth: number]
  /** Texts of the size picture, when width, height and depth are not what matters. */
  figures?: readonly string[]
  weight: number
  /** Key of the freight template, when it differs from that of the class. */
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
  /** Intro blocks of this product, before the shared ones. */
  own: readonly Block[]
  features: readonly Feature[]
  seo?: DemoGoods['seo']
}

interface ClassDefaults<Feature extends string> {
  /** Selling texts that several products of a class share. */
  features: Record<Feature, Block>
  /** Last block of every introduction: delivery, installation, size. */
  closing: Block
  /** Key of the freight template. */
  freight: string
}

/**
 * Pictures are cached forever by their path (`art/url.ts`). Raise this number when drawings change: the seeds, and with
 * them the paths of all product pictures of a new mall, become others.
 */
const drawingEdition = 2

const energyNames = { 1: '一级', 2: '二级', 3: '三级' } as const

/** A stable number for a text: FNV-1a with a final mix, so that similar texts give very different numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** Parses `名称 值；名称 值`. Throws on a part without a value. */
function readParams(text: string): [string, string][] {
  return text.split('；').map((part) => {
    const space = part.indexOf(' ')
    if (space < 1) throw new Error(`parameter without value: ${part}`)
    return [part.slice(0, space), part.slice(space + 1).trim()]
  })
}

/** The market price in cents: 8–25 % above the price in yuan, with the usual 9 at the end. */
function marketPrice(yuan: number, key: string): number {
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

/** Stock of a SKU: mostly some dozens, sometimes only a few. */
function stockOf(bn: string): number {
  const value = hash(bn)
  return value % 9 === 0 ? 1 + (value % 5) : 16 + (value % 180)
}

function skusOf<C extends GoodsClass>(input: GoodsInput<C, string>, specs: DemoSpecGroup[]): DemoSku[] {
  const options = input.options ?? {}
  const paths = combinations(specs).map((values) => {
    const names = values.map((index, group) => specs[group]?.values[index]?.name ?? '')
    return { values, names, path: names.join('/') }
  })
  const excluded = [...(input.without ?? []), ...(Array.isArray(input.soldOut) ? input.soldOut : [])]
  const unknown = excluded.find((path) => !paths.some((row) => row.path === path))
  if (unknown !== undefined) throw new Error(`${input.key} has no combination ${unknown}`)

  return paths
    .filter((row) => !input.without?.includes(row.path))
    .map(({ values, names, path }, index) => {
      const surcharge = specs.reduce(
        (sum, group, groupIndex) => sum + (options[group.name]?.[names[groupIndex] ?? ''] ?? 0),
        0,
      )
      const yuan = input.price + surcharge
      const bn = specs.length === 0 ? input.model : `${input.model}-${String(index + 1).padStart(2, '0')}`
      const isSoldOut = input.soldOut === 'all' || input.soldOut?.includes(path)
      return {
        values,
        price: yuan * 100,
        marketPrice: marketPrice(yuan, input.key),
        ...(input.member ? { memberPrice: (yuan - input.member) * 100 } : {}),
        store: isSoldOut ? 0 : stockOf(bn),
        bn,
      }
    })
}

/**
 * Percent that the programme pays. Undefined for gifts, staff products, offline products and prices above the limit.
 */
function subsidyOf<C extends GoodsClass>(kind: C, input: GoodsInput<C, string>, skus: DemoSku[]) {
  const rule = subsidies.find((row) => row.class === kind)
  if (!rule || input.gift || input.staff || input.status === 'offline_sale') return undefined
  const { priceLimit } = rule
  if (priceLimit !== undefined && skus.every((sku) => sku.price > priceLimit)) return undefined
  return input.energy === 1 ? (rule.topRate ?? rule.rate) : rule.rate
}

/**
 * Returns the builder of one class. It turns an entry of a data file into a `DemoGoods` and adds the parameters model,
 * size and energy grade, the shared selling texts, the programme tags and the freight template.
 */
export function goodsBuilder<C extends GoodsClass, Feature extends string>(
  kind: C,
  defaults: ClassDefaults<Feature>,
) {
  return (input: GoodsInput<C, Feature>): DemoGoods => {
    const specs = specGroups(input.colors, input.options ?? {})
    const [width, height, depth] = input.size
    const skus = skusOf(input, specs)
    const rate = subsidyOf(kind, input, skus)
    const first = input.colors[0] ?? '云峰白'
    const blocks: Block[] = [
      ...input.own,
      ...input.features.map((name) => defaults.features[name]),
      defaults.closing,
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
      freight: input.freight ?? defaults.freight,
      sales: input.sales,
      sort: input.sort ?? 50,
      ageDays: input.age,
      weight: input.weight,
      portrait: {
        class: kind,
        form: input.form,
        color: palette[first],
        seed: hash(`${input.key}#${drawingEdition}`) % 10000,
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
