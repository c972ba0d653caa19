import type { Settings } from '../settings/field-props'

/**
 * The kinds of link targets, in the sequence of the picker (spec 4 §B8). `linkPageLabel` is the label. Of the hidden
 * entries of the reference it has those for which the mall has pages.
 */
export const targets = [
  { kind: 'goods', label: '商品' },
  { kind: 'category', label: '分类' },
  { kind: 'maincategory', label: '主类目' },
  { kind: 'brand', label: '品牌' },
  { kind: 'page', label: '页面' },
  { kind: 'customer', label: '自定义页面' },
  { kind: 'coupons', label: '优惠券' },
  { kind: 'tag', label: '标签' },
  { kind: 'management', label: '文章' },
  { kind: 'bring', label: '软文' },
  { kind: 'marketing', label: '营销' },
] as const
export type TargetKind = (typeof targets)[number]['kind']

const nameKeys = [
  'title',
  'item_name',
  'goods_name',
  'category_name',
  'attribute_name',
  'template_title',
  'tag_name',
  'activity_name',
  'name',
  'url',
] as const

/** Text for the target of a stored link: 商品: 名称, also for kinds that cannot be chosen here; empty for none. */
export function targetText(link: Settings): string {
  const kind = typeof link.linkPage === 'string' ? link.linkPage : ''
  if (kind === '') return ''
  const label = targets.find((target) => target.kind === kind)?.label ?? String(link.linkPageLabel ?? kind)
  const name = nameKeys.map((key) => link[key]).find((value) => typeof value === 'string' && value !== '')
  return name === undefined ? label : `${label}: ${String(name)}`
}
