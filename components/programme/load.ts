import 'server-only'
import type { Metadata } from 'next'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { Card } from '@/lib/contract/coupon'
import type { CategoryNode } from '@/lib/contract/category'
import { listFaqs, type Faq } from '@/lib/readers/terms'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { listGoods } from '@/lib/readers/goods'
import { getProgramme } from '@/lib/readers/programme'
import { subsidyTag } from '@/lib/domain/subsidy'
import { endedText } from './ended'
import type { Programme } from './programme'

/** A class of goods: its rule and the best of its goods. */
export interface ClassFloor {
  rule: Programme['list'][number]
  categoryId: number
  picture: string | undefined
  goods: GoodsListItem[]
}

export interface ProgrammeData {
  programme: Programme
  floors: ClassFloor[]
  faqs: Faq[]
}

export interface CardsData extends ProgrammeData {
  /** Coupons that anybody may claim and use together with the subsidy. */
  coupons: Card[]
}

/** Cards in the one row of a class. */
const goodsPerClass = 5
/** Questions before the link to all of them. */
const shownFaqs = 5
/** Rows asked for: goods dearer than the limit of a class are left out. */
const askedFor = 20

async function loadGoods(categoryId: number): Promise<GoodsListItem[]> {
  const input = { page: 1, pageSize: askedFor, category_id: [categoryId], tag: subsidyTag }
  const { list } = await listGoods(JSON.stringify(input))
  return list
    .filter(({ subsidy_price, store }) => subsidy_price !== undefined && store > 0)
    .slice(0, goodsPerClass)
}

/** The programme with its classes, their goods and what these cost after the subsidy. */
export async function loadProgramme(): Promise<ProgrammeData> {
  const [programme, frame, faqs] = await Promise.all([getProgramme(), getFrame(), listFaqs()])
  const pictures = new Map(frame.categories.map((node: CategoryNode) => [node.category_id, node.image_url]))
  const floors = await Promise.all(
    programme.list.map(async (rule): Promise<ClassFloor> => {
      const [categoryId = 0] = rule.category_ids
      return {
        rule,
        categoryId,
        picture: pictures.get(categoryId),
        goods: categoryId ? await loadGoods(categoryId) : [],
      }
    }),
  )
  return { programme, floors, faqs: faqs.slice(0, shownFaqs) }
}

/** The programme for the page of its cards. */
export async function loadCards(): Promise<CardsData> {
  const [programme, coupons] = await Promise.all([loadProgramme(), listCoupons(0, 0)])
  return { ...programme, coupons: coupons.list }
}

export async function programmeMetadata(): Promise<Metadata> {
  const [programme, { site }] = await Promise.all([getProgramme(), getFrame()])
  const name = programme.name || '以旧换新'
  const title = `${name}补贴专区 - ${site.brand_name}`
  const classes = programme.list.map((one) => one.class_name).join('、')
  const description = classes
    ? `${classes}享以旧换新补贴，补贴比例、封顶金额与国补商品一页看清。`
    : `${site.brand_name}${name}：${endedText}`
  const canonical = '/devicePurchase'
  return {
    title,
    description,
    keywords: ['以旧换新', '国补', ...programme.list.map((one) => one.class_name)].join(','),
    alternates: { canonical },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}
