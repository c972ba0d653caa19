import 'server-only'
import type { Metadata } from 'next'
import { endedText } from '@/components/programme/ended'
import type { CardsData, ClassFloor, ProgrammeData } from '@/components/programme/programme-data'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { listGoods } from '@/lib/readers/goods'
import { getProgramme } from '@/lib/readers/programme'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { listFaqs } from '@/lib/readers/terms'

/** Product cards per class: one row. */
const goodsPerClass = 5
/** Questions above the link to all of them. */
const shownFaqs = 5
/** Rows to read per class: products above its price limit are skipped. */
const candidates = 20

/** Products of a class that are subsidised and in stock. */
async function loadGoods(categoryId: number): Promise<GoodsListItem[]> {
  const input = { page: 1, pageSize: candidates, category_id: [categoryId], tag: subsidyTag }
  const { list } = await listGoods(input)
  return list
    .filter(({ subsidy_price, store }) => subsidy_price !== undefined && store > 0)
    .slice(0, goodsPerClass)
}

/** The programme with its classes and their products. */
export async function loadProgramme(): Promise<ProgrammeData> {
  const [programme, frame, faqs] = await Promise.all([getProgramme(), getFrame(), listFaqs()])
  const pictures = new Map(frame.categories.map((node) => [node.category_id, node.image_url]))
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
  return { programme, floors, faqs: faqs.slice(0, shownFaqs), origin: getSiteOrigin() }
}

/** The programme with the mall's coupons, for the page of subsidy cards. */
export async function loadCards(): Promise<CardsData> {
  const [programme, coupons] = await Promise.all([loadProgramme(), listCoupons(0, 0)])
  return { ...programme, coupons: coupons.list }
}

/** Metadata of the programme page. */
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
