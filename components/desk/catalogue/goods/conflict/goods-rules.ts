import type { ReactNode } from 'react'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { goodsFieldName, skuFieldName } from '@/lib/domain/goods/field-names'
import { productTypes } from '@/lib/domain/goods/goods-form'
import { limitedBuyText } from '@/lib/domain/promotion/limited-buy'
import {
  partsOfKeys,
  rulesOf,
  type ConflictRules,
  type DraftParts,
} from '../../../form/conflict/conflict-rules'
import { htmlShown, picturesShown, seoShown, yesOrNo } from '../../../form/conflict/shown-values'
import { picturedGroup, skuName, type GoodsDraft, type SkuDraft } from '../goods-draft'
import { gradeOf, mergeGoods, skuFields, skuList } from './merge-goods'

/** Names of what a product refers to, by id. */
export interface GoodsNames {
  brand: (id: string) => string
  category: (id: string) => string
  tag: (id: number) => string
  template: (id: string) => string
  /** Of a grade as the draft names it. */
  grade: (grade: string) => string
}

const statuses: Record<ApproveStatus, string> = {
  onsale: '上架销售',
  only_show: '仅展示',
  offline_sale: '仅门店销售',
  instock: '放入仓库',
}

const partsOf = (names: GoodsNames): DraftParts<GoodsDraft> => ({
  name: { name: '商品名称', fields: ['item_name'], shown: ({ name }) => name },
  brief: { name: '卖点', shown: ({ brief }) => brief },
  unit: { name: '单位', fields: ['item_unit'], shown: ({ unit }) => unit },
  brandId: {
    name: '品牌',
    fields: ['brand_id'],
    shown: ({ brandId }) => (brandId === '' ? '' : names.brand(brandId)),
  },
  mainCategoryId: {
    name: '管理分类',
    fields: ['main_category_id'],
    shown: ({ mainCategoryId: id }) => (id === '' ? '' : names.category(id)),
  },
  categoryIds: {
    name: '商品分类',
    fields: ['item_category'],
    shown: ({ categoryIds }) => categoryIds.map((id) => names.category(String(id))).join('\n'),
  },
  templatesId: {
    name: '运费模板',
    fields: ['templates_id'],
    shown: ({ templatesId }) => names.template(templatesId),
  },
  status: { name: '状态', fields: ['approve_status'], shown: ({ status }) => statuses[status] },
  pics: { name: '商品图片', shown: ({ pics }) => picturesShown(pics) },
  video: { name: '视频', fields: ['videos'], shown: ({ video }) => video },
  intro: { name: '商品介绍', shown: ({ intro }, other) => htmlShown(intro, other.intro) },
  seo: { name: '搜索引擎', fields: ['tdk_content'], shown: ({ seo }) => seoShown(seo) },
  productType: {
    name: '商品类型',
    fields: ['product_type'],
    shown: ({ productType }) => productTypes[productType],
  },
  isStaffOnly: {
    name: '仅员工内购',
    fields: ['staff_goods'],
    shown: ({ isStaffOnly }) => yesOrNo(isStaffOnly),
  },
  isGift: { name: '赠品', fields: ['is_gift'], shown: ({ isGift }) => yesOrNo(isGift) },
  isPoints: { name: '积分商城商品', fields: ['points_goods'], shown: ({ isPoints }) => yesOrNo(isPoints) },
  deliveryTime: {
    name: '发货时效',
    fields: ['delivery_time'],
    shown: ({ deliveryTime }) => (deliveryTime === '' ? '' : `付款后${deliveryTime}天内`),
  },
  limit: {
    name: '每人限购',
    fields: ['limit_buy'],
    keys: ['limitNum', 'limitDay'],
    shown: ({ limitNum, limitDay }) =>
      limitNum === '' ? '不限购' : limitedBuyText({ limit: Number(limitNum), day: Number(limitDay) }),
  },
  sort: { name: '排序', shown: ({ sort }) => sort },
  tagIds: {
    name: '标签',
    fields: ['tag_ids'],
    shown: ({ tagIds }) => tagIds.map(names.tag).join('、'),
  },
  related: {
    name: '相关商品',
    fields: ['related_ids'],
    shown: ({ related }) => related.map(({ name }) => name).join('\n'),
  },
  params: {
    name: '规格参数',
    fields: ['item_params'],
    shown: ({ params }) => params.map(({ name, value }) => `${name}：${value}`).join('\n'),
  },
})

/** The SKU and the field of a part; null for a part of the product. */
function skuOf(part: string): { itemId: number; field: string } | null {
  const [, id, field] = /^sku:(\d+):(\w+)$/.exec(part) ?? []
  return id === undefined || field === undefined ? null : { itemId: Number(id), field }
}

const inYuan = new Set(['price', 'market_price', 'cost_price'])
const units: Readonly<Record<string, string>> = {
  store: '件',
  weight: '千克',
  point: '积分',
  start_num: '件起订',
}

/** The pictures of a SKU: of its own, or those of its value. */
function picturesOf(draft: GoodsDraft, sku: SkuDraft): readonly string[] {
  const name = picturedGroup(draft)?.name
  const value = sku.specs.find((spec) => spec.spec_name === name)?.spec_value_name
  return value === undefined ? sku.pics : (draft.valuePics[value] ?? [])
}

function skuShown(draft: GoodsDraft, sku: SkuDraft, field: string): ReactNode {
  const grade = gradeOf(field)
  const money = (text: string) => (text.trim() === '' ? '' : `${text.trim()}元`)
  if (grade !== null) return money(sku.memberPrices[grade] ?? '') || '按等级折扣'
  if (field === 'pics') return picturesShown(picturesOf(draft, sku))
  if (field === 'approve_status') return sku.isOn ? '销售' : '停售'
  if (!Object.hasOwn(skuFields, field)) return ''
  const text = String(sku[skuFields[field as keyof typeof skuFields]])
  if (inYuan.has(field)) return money(text)
  return text === '' ? '' : `${text}${units[field] ?? ''}`
}

const listText = ({ skus }: GoodsDraft) =>
  skus.map((sku) => `${skuName(sku) || '无规格'}${sku.itemId === undefined ? '（新增）' : ''}`).join('\n')

/** How two changes of a product are put together. */
export function goodsRules(names: GoodsNames): ConflictRules<GoodsDraft> {
  const parts = partsOf(names)
  const ofProduct = rulesOf(parts)
  const partOfKey = partsOfKeys(parts)
  const find = (draft: GoodsDraft, itemId: number) => draft.skus.find((sku) => sku.itemId === itemId)
  return {
    partOf: ofProduct.partOf,
    nameOf: (part, versions) => {
      const own = skuOf(part)
      if (!own) return parts[part]?.name ?? goodsFieldName(part)
      const sku = find(versions.mine, own.itemId) ?? find(versions.theirs, own.itemId)
      const grade = gradeOf(own.field)
      const label = grade === null ? skuFieldName(own.field) : `${names.grade(grade)}会员价`
      return [sku && skuName(sku), label].filter(Boolean).join(' ')
    },
    shownOf: (part, draft, other) => {
      if (part === skuList) return listText(draft)
      const own = skuOf(part)
      if (!own) return ofProduct.shownOf(part, draft, other)
      const sku = find(draft, own.itemId)
      return sku ? skuShown(draft, sku, own.field) : '规格已删除'
    },
    merge: (versions, sideOf) => mergeGoods(versions, sideOf, (key) => sideOf(partOfKey.get(key) ?? key)),
  }
}
