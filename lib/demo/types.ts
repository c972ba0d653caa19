/** The shape in which the demo mall is written down, before it becomes database rows. Money is integer cents. */

/** The twelve classes of goods the programme covers; also the key of the drawing for each class. */
export const goodsClasses = [
  'fridge',
  'washer',
  'aircon',
  'tv',
  'heater',
  'hood',
  'phone',
  'tablet',
  'watch',
  'computer',
  'home',
  'kitchen',
] as const
export type GoodsClass = (typeof goodsClasses)[number]

/** The pictures of one goods: the same product seen in different ways. */
export const goodsViews = ['front', 'side', 'detail', 'scene', 'size'] as const
export type GoodsView = (typeof goodsViews)[number]

/** What a drawing needs to know about a product. All values are plain so that they fit into a picture's URL. */
export interface Portrait {
  class: GoodsClass
  /** The build within the class, for example `french` (法式四门) or `drum` (滚筒). See `art/forms.ts`. */
  form: string
  /** Body colour, `rrggbb` without #. */
  color: string
  /** A small number that varies details (wallpaper, handle, badge) so that no two goods look alike. */
  seed: number
  /** Short lines on the size card, such as `宽 833mm`. At most four. */
  figures?: string[]
}

export interface DemoSpecValue {
  name: string
  /** Body colour for a colour group, `rrggbb`. */
  color?: string
}

export interface DemoSpecGroup {
  name: string
  /** A colour group has pictures per value. */
  isImage: boolean
  values: DemoSpecValue[]
}

export interface DemoSku {
  /** One value index for every spec group, in the order of `specs`. Empty for single-spec goods. */
  values: number[]
  price: number
  marketPrice: number
  memberPrice?: number
  store: number
  bn: string
}

export interface DemoGoods {
  /** Stable short key, for example `fridge-french-510`. */
  key: string
  name: string
  brief: string
  /** Key of a leaf sales category. */
  category: string
  brand: string
  /** Key of a shop; absent for goods of the mall itself. */
  shop?: string
  tags: string[]
  approveStatus: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  isGift?: boolean
  staffOnly?: boolean
  productType?: 'normal' | 'sale' | 'bag'
  /** Per cent of the price that the programme pays, up to the cap of the class; absent when not subsidised. */
  subsidyRate?: 15 | 20
  /** Key of the freight template. */
  freight?: string
  sales: number
  /** Higher comes first in the default order. */
  sort: number
  /** Days before the mall's opening day on which the goods came up. */
  ageDays: number
  weight: number
  portrait: Omit<Portrait, 'color'> & { color: string }
  params: [name: string, value: string][]
  specs: DemoSpecGroup[]
  skus: DemoSku[]
  /** Intro blocks in the contract's page-builder form (goods §12.3). */
  intro: { heading: string; text: string; view?: GoodsView | readonly GoodsView[] }[]
  seo?: { title?: string; keywords?: string; description?: string }
}

export interface DemoCategory {
  key: string
  name: string
  children?: DemoCategory[]
  /** Drawing for the category icon; top level only. */
  class?: GoodsClass
}

export interface DemoBrand {
  name: string
  memo: string
}

export interface DemoShop {
  key: string
  /** One of `shopKinds`. */
  kind: string
  name: string
  introduce: string
  business: string
  mobile: string
  contact: string
  province: string
  city: string
  area: string
  address: string
  lng: string
  lat: string
  hour: string
  isZiti: boolean
  /** Run by a franchisee. */
  franchise?: boolean
  /** Kilometres it delivers; absent means anywhere. */
  deliveryKm?: number
  tags: string[]
}
