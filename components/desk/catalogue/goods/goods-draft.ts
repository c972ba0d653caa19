import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { ProductType, SpecPair } from '@/lib/domain/goods/goods-form'

/** The values typed in the form of a product: amounts in yuan and numbers as texts. */
export interface GoodsDraft {
  name: string
  brief: string
  unit: string
  /** Ids as texts; empty for none. */
  brandId: string
  mainCategoryId: string
  categoryIds: number[]
  /** 0 for free freight; empty for the default one of the mall. */
  templatesId: string
  status: ApproveStatus
  pics: string[]
  video: string
  intro: string
  seo: { title: string; mate_description: string; mate_keywords: string }
  productType: ProductType
  isStaffOnly: boolean
  isGift: boolean
  isPoints: boolean
  /** Days; empty where nothing is promised. */
  deliveryTime: string
  /** Pieces for a member; empty for any number. */
  limitNum: string
  /** Days within which they count; 0 for all orders. */
  limitDay: string
  sort: string
  tagIds: number[]
  /** Products that the page recommends first. */
  related: { id: number; name: string; pic: string }[]
  params: { name: string; value: string }[]
  groups: SpecGroup[]
  /** The group whose values have pictures; else the first one. */
  pictured: string
  /** Pictures by value of that group. */
  valuePics: Record<string, string[]>
  skus: SkuDraft[]
}

/** A specification with its values, such as 颜色 with 黑 and 白. */
export interface SpecGroup {
  name: string
  values: string[]
}

/** A SKU as it is typed. */
export interface SkuDraft {
  /** Absent for a new one. */
  itemId?: number
  specs: SpecPair[]
  number: string
  barcode: string
  price: string
  point: string
  marketPrice: string
  costPrice: string
  store: string
  weight: string
  volume: string
  startNum: string
  isOn: boolean
  isDefault: boolean
  /** Ordered or sold by an activity: it cannot be removed. */
  isUsed: boolean
  /** Pictures of a SKU without specifications. */
  pics: string[]
  /** Prices that are fixed for grades, by `gradeText`. */
  memberPrices: Record<string, string>
}

/** The values of a SKU; empty for one without specifications. */
export const skuName = ({ specs }: SkuDraft): string =>
  specs.map(({ spec_value_name: value }) => value).join('；')

export const emptySku: SkuDraft = {
  specs: [],
  number: '',
  barcode: '',
  price: '',
  point: '',
  marketPrice: '',
  costPrice: '',
  store: '',
  weight: '',
  volume: '',
  startNum: '1',
  isOn: true,
  isDefault: true,
  isUsed: false,
  pics: [],
  memberPrices: {},
}

export const emptyGoods: GoodsDraft = {
  name: '',
  brief: '',
  unit: '件',
  brandId: '',
  mainCategoryId: '',
  categoryIds: [],
  templatesId: '',
  status: 'onsale',
  pics: [],
  video: '',
  intro: '',
  seo: { title: '', mate_description: '', mate_keywords: '' },
  productType: 'normal',
  isStaffOnly: false,
  isGift: false,
  isPoints: false,
  deliveryTime: '',
  limitNum: '',
  limitDay: '0',
  sort: '0',
  tagIds: [],
  related: [],
  params: [],
  groups: [],
  pictured: '',
  valuePics: {},
  skus: [emptySku],
}

/** The group whose values have pictures: the first one, unless another has some already. */
export const picturedGroup = ({ groups, pictured }: Pick<GoodsDraft, 'groups' | 'pictured'>) =>
  groups.find(({ name }) => name === pictured && name !== '') ?? groups[0]
