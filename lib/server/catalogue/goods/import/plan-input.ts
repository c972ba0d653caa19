import 'server-only'
import type { SkuChange } from '@/lib/contract/operator/catalogue/goods-shape'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { quoted } from '@/lib/domain/import/cell-values'
import type { SkuDraft, GoodsDraft } from '@/lib/domain/import/goods-draft'
import { plainText } from '@/lib/domain/plain-text'
import type { LackingChoice } from '@/lib/domain/task/task'
import { escapeMarkup, shorten } from '@/lib/domain/text'
import type { Mall } from '@/lib/server/ground/mall'
import type { DeskGoodsData } from '../desk/sql/read-goods'
import type { GoodsInput } from '../desk/write-fields'
import type { GradePrice } from './create-many'
import type { ImportOptions } from './input'
import { withOwnPictures } from './intro-pictures'
import type { PictureOf } from './picture-source'
import type { Notes } from './plan-notes'
import { numberOf, type Present } from './present'
import type { References } from './references'

/** What a plan is made of besides the product of the file. */
export interface Surroundings {
  mall: Mall
  options: ImportOptions
  references: References
  present: Present
  pictureOf: PictureOf
  /** Parameters that categories of management require. */
  requiredParams: ReadonlyMap<number, readonly string[]>
  /** What becomes of new products without pictures; null in the check. */
  lacking: LackingChoice | null
}

/** Longest names of what an import creates, as their own calls have them. */
const nameLimits = { brand: 50, category: 30, tag: 20 }
const maxLevel = 3

/** The id of something that the product names; undefined for a missing one, about which a note tells. */
function named(
  notes: Notes,
  { creates }: ImportOptions,
  thing: {
    label: string
    name: string
    id: number | undefined
    limit: number
    column: string
    /** A note for the operator, in brackets after the name. */
    remark?: string
  },
): number | undefined {
  const { label, name, id, limit, column, remark = '' } = thing
  if (id !== undefined) return id
  if (name.length > limit) notes.refuse(`${label}${quoted(name)}不能超过${limit}个字`, column)
  else if (creates) notes.await(`将新建${label}${quoted(name)}${remark}`, column)
  else notes.refuse(`${label}${quoted(name)}不存在`, column)
  return undefined
}

function categoryId(
  notes: Notes,
  around: Surroundings,
  path: readonly string[],
  isMain: boolean,
): number | undefined {
  const column = notes.draft.headers[isMain ? 'main_category' : 'item_category'] ?? ''
  if (path.length > maxLevel) {
    notes.refuse(`分类最多${maxLevel}级：${quoted(path.join('->'))}`, column)
    return undefined
  }
  const tooLong = path.find((name) => name.length > nameLimits.category)
  const name = tooLong ?? path.join('->')
  const limit = tooLong === undefined ? Number.MAX_SAFE_INTEGER : nameLimits.category
  const id = around.references.category(path, isMain)
  const [label, other] = isMain ? ['管理分类', '商城分类'] : ['商城分类', '管理分类']
  const remark = around.references.isInOtherTree(path, isMain)
    ? `（${other}里已有同名分类，两者互不相同）`
    : ''
  return named(notes, around.options, { label, name, id, limit, column, remark })
}

/** The pictures of a product or SKU by their sources. A missing one is left out and told of. */
function pictures(
  notes: Notes,
  pictureOf: PictureOf,
  sources: readonly string[],
  column: string,
  line: number,
): string[] {
  return sources.flatMap((source) => {
    const { path, problem } = pictureOf(source)
    if (problem) {
      notes.isLacking = true
      notes.tell(`图片${quoted(source)}${problem}，未导入`, column, line)
    }
    return path ? [path] : []
  })
}

const pictureHtml = (paths: readonly string[]) => paths.map((path) => `<p><img src="${path}"></p>`).join('')

/**
 * The state of sale that the file gives a product. One that would have no picture, although the file names some, is not
 * put on sale, unless the operator wants it.
 */
function statusOf(
  notes: Notes,
  { options, lacking }: Surroundings,
  { isNew, isBare }: { isNew: boolean; isBare: boolean },
): ApproveStatus | undefined {
  const status = options.status ?? notes.draft.status ?? (isNew ? 'onsale' : undefined)
  if (!isBare || status === undefined || status === 'instock') return status
  if (lacking === null) notes.tell('没有图片', notes.draft.headers.pics)
  if (lacking !== 'aside') return status
  notes.tell(isNew ? '没有图片，先放入仓库' : '没有图片，不改商品状态', notes.draft.headers.pics)
  return isNew ? 'instock' : undefined
}

const freeDelivery = ['包邮', '免运费']

/** The freight template of a product, 0 for free delivery; undefined to keep that of a present product. */
function templateOf(notes: Notes, { options, references }: Surroundings, isNew: boolean): number | undefined {
  const { template: name, headers } = notes.draft
  const usual = isNew ? options.templatesId : undefined
  if (name === undefined) return usual
  const id = references.template(name) ?? (freeDelivery.includes(name) ? 0 : undefined)
  if (id !== undefined) return id
  const missing = `运费模板${quoted(name)}不存在`
  if (options.refusesTemplates) notes.refuse(missing, headers.template)
  else
    notes.tell(
      isNew ? `${missing}，已用“${options.templateName ?? freeDelivery[0]}”` : `${missing}，不改运费模板`,
      headers.template,
    )
  return usual
}

/**
 * The selling points of a product, and the introduction below them. Other systems have a short text in HTML there, as long
 * as they like: one that is too long is shortened, and stands in full above the introduction of the file, or as that of a
 * new product. A name that is too long is refused, because a cut one may name another product.
 */
function briefOf(
  notes: Notes,
  text: string | undefined,
  isNew: boolean,
): { brief?: string; intro?: string | undefined } {
  const { intro, headers } = notes.draft
  if (text === undefined) return { intro }
  const isHtml = /<\/?[a-z][^<>]*>/i.test(text)
  const plain = isHtml ? plainText(text) : text
  const brief = shorten(plain, goodsLimits.brief)
  if (brief === plain) return { brief, intro }
  const length = `${headers.brief ?? ''}有${[...plain].length}个字，最多${goodsLimits.brief}个字：已缩短`
  const isKept = intro !== undefined || isNew
  notes.tell(isKept ? `${length}，全文放在商品详情的开头` : length, headers.brief)
  return { brief, intro: isKept ? `${isHtml ? text : `<p>${escapeMarkup(text)}</p>`}${intro ?? ''}` : intro }
}

/** The fields of a product that the file says something about. @param present the product; null for a new one */
export function inputOf(notes: Notes, around: Surroundings, present: DeskGoodsData | null): GoodsInput {
  const isNew = present === null
  const { draft } = notes
  const { options, references, pictureOf } = around
  const column = (field: keyof GoodsDraft['headers']) => draft.headers[field] ?? ''
  const [line = 0] = draft.lines
  const brandName = draft.brand
  const brand =
    brandName === undefined
      ? undefined
      : named(notes, options, {
          label: '品牌',
          name: brandName,
          id: references.brand(brandName),
          limit: nameLimits.brand,
          column: column('brand'),
        })
  const template = templateOf(notes, around, isNew)
  const tags = draft.tags?.flatMap(
    (name) =>
      named(notes, options, {
        label: '标签',
        name,
        id: references.tag(name),
        limit: nameLimits.tag,
        column: column('tags'),
      }) ?? [],
  )
  const main = draft.mainCategory && categoryId(notes, around, draft.mainCategory, true)
  const sales = draft.categories?.flatMap((path) => categoryId(notes, around, path, false) ?? [])
  const pics = draft.pics && pictures(notes, pictureOf, draft.pics, column('pics'), line)
  const { brief, intro: described } = briefOf(notes, draft.brief, isNew)
  const text =
    described &&
    withOwnPictures(described, around.mall.env.publicUrl, pictureOf, (source, problem) => {
      const isElsewhere = /^https?:/i.test(source)
      if (!isElsewhere) notes.isLacking = true
      const result = isElsewhere ? '仍使用原地址' : '未导入'
      notes.tell(`介绍里的图片${quoted(source)}${problem}，${result}`, column('intro'), line)
    })
  const intro = draft.introPics
    ? `${text ?? ''}${pictureHtml(pictures(notes, pictureOf, draft.introPics, column('intro_pics'), line))}`
    : text
  const isBare = draft.pics !== undefined && pics?.length === 0 && !(present && present.pics.length > 0)
  const status = statusOf(notes, around, { isNew, isBare })
  const defaults = {
    ...(status && { approve_status: status }),
    ...(template !== undefined && { templates_id: template }),
  }
  const withDefault = isNew && sales === undefined && options.categoryId > 0 ? [options.categoryId] : sales
  return {
    ...(draft.name !== undefined && { item_name: draft.name }),
    ...(brief !== undefined && { brief }),
    ...(draft.unit !== undefined && { item_unit: draft.unit }),
    ...(draft.videos !== undefined && { videos: draft.videos }),
    ...(draft.deliveryTime !== undefined && { delivery_time: draft.deliveryTime }),
    ...(brandName !== undefined && { brand_id: brand ?? 0 }),
    ...(draft.mainCategory && { main_category_id: main ?? 0 }),
    ...(withDefault && { item_category: withDefault }),
    ...(tags && { tag_ids: tags }),
    ...(pics && pics.length > 0 && { pics }),
    ...(intro !== undefined && { intro }),
    ...(draft.params && {
      item_params: draft.params.map(({ name, value }) => ({
        attribute_name: name,
        attribute_value_name: value,
      })),
    }),
    ...(draft.seo && { tdk_content: { title: '', mate_description: '', mate_keywords: '', ...draft.seo } }),
    ...(isNew && draft.pointsGoods && { points_goods: true }),
    ...defaults,
  }
}

/** What the file says about a SKU. Empty cells say nothing. */
export function skuFields(notes: Notes, around: Surroundings, sku: SkuDraft): Omit<SkuChange, 'item_id'> {
  const pics =
    sku.pics && pictures(notes, around.pictureOf, sku.pics, notes.draft.headers.spec_pics ?? '', sku.line)
  return {
    item_bn: numberOf(notes.draft, sku),
    ...(sku.barcode !== undefined && { barcode: sku.barcode }),
    ...(sku.price !== undefined && { price: sku.price }),
    ...(sku.marketPrice !== undefined && { market_price: sku.marketPrice }),
    ...(sku.costPrice !== undefined && { cost_price: sku.costPrice }),
    ...(sku.point !== undefined && { point: sku.point }),
    ...(sku.store !== undefined && { store: sku.store }),
    ...(sku.weight !== undefined && { weight: sku.weight }),
    ...(sku.startNum !== undefined && { start_num: sku.startNum }),
    ...(sku.isOffShelf && { approve_status: 'instock' as const }),
    ...(pics && pics.length > 0 && { pics }),
  }
}

/** A price of a grade with its name, which heads its column. */
export type NamedGradePrice = GradePrice & { grade: string }

export function gradePrices(notes: Notes, { references }: Surroundings, sku: SkuDraft): NamedGradePrice[] {
  return (sku.gradePrices ?? []).flatMap(({ grade, price }) => {
    const found = references.grade(grade)
    if (!found) notes.refuse(`会员等级“${grade}”不存在`, grade, sku.line)
    return found ? [{ gradeKind: found.kind, gradeId: found.id, price, grade }] : []
  })
}
