/** The types of the demo data, before it becomes database rows. Money is integer cents. */

/** The twelve product classes of the programme; also the keys of the drawings. */
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

/** The pictures of a product: the same drawing in five views. */
export const goodsViews = ['front', 'side', 'detail', 'scene', 'size'] as const
export type GoodsView = (typeof goodsViews)[number]

/** The input of a product drawing. All values are plain, because they become part of the picture's URL. */
export interface Portrait {
  class: GoodsClass
  /** The form within the class, for example `french` (法式四门) or `drum` (滚筒). See `art/forms.ts`. */
  form: string
  /** Body colour, `rrggbb` without #. */
  color: string
  /** A small number that varies details (wallpaper, handle, badge), so that no two products look alike. */
  seed: number
  /** Short texts of the size picture, such as `宽 833mm`. At most four. */
  figures?: string[]
}

interface DemoSpecValue {
  name: string
  /** Body colour for a colour group, `rrggbb`. */
  color?: string
}

export interface DemoSpecGroup {
  name: string
  /** Whether the values of the group have their own pictures (colours). */
  isImage: boolean
  values: DemoSpecValue[]
}

export interface DemoSku {
  /** One value index per spec group, in the sequence of `specs`. Empty for single-spec products. */
  values: number[]
  price: number
  marketPrice: number
  memberPrice?: number
  /** Points besides `price`; only of products of the points mall. */
  point?: number
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
  /** Key of the selling shop; absent for products of the mall itself. */
  shop?: string
  tags: string[]
  approveStatus: 'onsale' | 'only_show' | 'offline_sale' | 'instock'
  isGift?: boolean
  staffOnly?: boolean
  productType?: 'normal' | 'sale' | 'bag'
  /** Sold in the points mall alone. */
  pointsGoods?: boolean
  /** Percent of the price that the programme pays, up to the cap of the class; absent when not subsidised. */
  subsidyRate?: 15 | 20
  /** Key of the freight template. */
  freight?: string
  sales: number
  /** Lists show products with a higher value first by default. */
  sort: number
  /** Days between the creation of the product and the time of seeding. */
  ageDays: number
  weight: number
  portrait: Portrait
  params: [name: string, value: string][]
  specs: DemoSpecGroup[]
  skus: DemoSku[]
  /** Introduction; it becomes the content blocks of contract goods §12.3. */
  intro: { heading: string; text: string; view?: GoodsView | readonly GoodsView[] }[]
  seo?: { title?: string; keywords?: string; description?: string }
}

export interface DemoCategory {
  key: string
  name: string
  children?: DemoCategory[]
  /** Product class, for the category icon; top level only. */
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
  /** Whether a franchisee runs the shop. */
  franchise?: boolean
  /** Radius of delivery in kilometres; absent means no limit. */
  deliveryKm?: number
  tags: string[]
}
