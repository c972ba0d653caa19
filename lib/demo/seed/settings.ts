import 'server-only'
import type { SiteSettings, Tdk } from '@/lib/domain/content/site'
import { escapeMarkup } from '@/lib/domain/text'
import { daySeconds, dayText } from '@/lib/domain/time/china'
import { settings } from '@/lib/server/ground/db/schema'
import { designedPageHref } from '@/lib/web/designed-page-href'
import { articleListHref } from '@/lib/web/hrefs'
import { pictureUrl } from '../art'
import {
  company,
  faqs,
  footerColumns,
  hotWords,
  profileQuestions,
  programme,
  promises,
  protocols,
  subsidies,
  tdk,
  type DemoLink,
} from '../data'
import { articleCategoryId, salesCategoryId, templateId } from '../ids'
import { batch, type Batch } from './batch'
import { shopperIds } from './members'

const tdkOf = ({ title, description, keywords }: (typeof tdk)['home']): Tdk => ({
  title,
  mate_description: description,
  mate_keywords: keywords,
})

const articlesHref = (key: string) => articleListHref(key === 'brand' ? 'news' : articleCategoryId(key))

function linkHref(link: DemoLink): string {
  if ('href' in link) return link.href
  return 'articles' in link ? articlesHref(link.articles) : designedPageHref(templateId(link.page), '')
}

const protocolSettings = (now: number): Partial<SiteSettings> =>
  Object.fromEntries(
    protocols.map(({ type, title, sections }) => [
      `protocol.${type}`,
      {
        title,
        content: sections
          .map(
            ({ heading, paragraphs }) =>
              `<h2>${escapeMarkup(heading)}</h2>${paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('')}`,
          )
          .join(''),
        update_date: dayText(now - 30 * daySeconds),
        take_effect_date: dayText(now - 23 * daySeconds),
      },
    ]),
  )

/** Every setting of the demo mall, with the shapes of `lib/domain/content/site.ts`. `now` in epoch seconds. */
export const settingValues = (now: number): Partial<SiteSettings> => ({
  shop: {
    brand_name: '焕新商城',
    logo: pictureUrl({ kind: 'logo', form: 'word' }),
    intro: company.slogan,
    background: pictureUrl({ kind: 'login' }),
  },
  // Orders earn a point for each yuan. 100 points are worth a yuan, for at most half of what the products cost.
  point: {
    isOpenMemberPoint: true,
    gain_point: 1,
    isOpenDeductPoint: true,
    deduct_point: 100,
    deduct_proportion_limit: 50,
  },
  // Members recharge 1 to 5,000 yuan; larger amounts bring a gift.
  deposit: {
    is_open: true,
    min_fee: 100,
    max_fee: 500_000,
    rules: [
      { money: 10_000, gift: 0 },
      { money: 30_000, gift: 1000 },
      { money: 50_000, gift: 2500 },
      { money: 100_000, gift: 6000 },
      { money: 200_000, gift: 15_000 },
    ],
  },
  pointsmall: {
    isOpen: true,
    banner: [
      pictureUrl({
        kind: 'banner',
        palette: 'orange',
        classes: ['kitchen', 'watch', 'home'],
        title: '积分商城 好礼兑不停',
        subtitle: '积分好礼轻松兑，积分加钱更划算',
        cta: '',
        seed: 21,
        width: 1190,
        height: 240,
      }),
      pictureUrl({
        kind: 'banner',
        palette: 'mint',
        classes: ['home', 'kitchen'],
        title: '积分加钱 超值换购',
        subtitle: '小家电与穿戴，数量有限先到先得',
        cta: '',
        seed: 22,
        width: 1190,
        height: 240,
      }),
    ],
    filters: { brand: true, category: true, points: true },
    sections: [
      [0, 1000],
      [1001, 2000],
      [2001, 3000],
      [3001, 10000],
    ],
    freight: { type: 'cash', proportion: 100, rounding: 'up' },
  },
  'tdk.home': tdkOf(tdk.home),
  'tdk.list': tdkOf(tdk.list),
  'tdk.goods': tdkOf(tdk.goods),
  ...protocolSettings(now),
  search: { placeholder: '搜一搜家电、数码与品牌', hotWords, brandWord: '云杉' },
  navigation: {
    merchantEntry: '/shop',
    links: [
      { title: '首页', href: '/' },
      { title: '全部商品', href: '/items' },
      { title: '新品上架', href: '/items?tag=新品' },
      { title: '国补专区', href: '/items?tag=国补' },
      { title: '以旧换新', href: '/devicePurchase' },
      { title: '附近门店', href: '/shops/near' },
      { title: '选购指南', href: articlesHref('guide') },
      { title: '品牌资讯', href: articlesHref('brand') },
      { title: '常见问题', href: '/article/faqs' },
    ],
  },
  footer: {
    promises,
    columns: footerColumns.map(({ title, links }) => ({
      title,
      links: links.map((link) => ({ title: link.title, href: linkHref(link) })),
    })),
    operator: company.operator,
    address: company.address,
    postcode: company.postcode,
    filing: company.filing,
  },
  service: { phone: company.phone, hours: company.hours, email: company.email },
  login: { slogan: programme.slogan },
  programme: {
    name: programme.name,
    region: programme.region,
    slogan: programme.slogan,
    beginTime: now - programme.daysOpen * daySeconds,
    endTime: now + programme.daysLeft * daySeconds,
    regions: programme.regions,
    classes: subsidies.map(({ class: kind, ...subsidy }) => ({
      ...subsidy,
      icon: pictureUrl({ kind: 'icon', class: kind }),
      categoryId: salesCategoryId(kind),
    })),
  },
  faq: { questions: faqs },
  profile: {
    sex: { open: true, required: false },
    birthday: { open: true, required: false },
    email: { open: false, required: false },
    questions: profileQuestions,
  },
  // Goods may be brought back to shops. The default reasons of the contract are those of a cosmetics shop.
  trade: {
    // Limits the pieces of a SKU in unpaid orders, which hold stock: one buyer cannot reserve the whole stock of a
    // product.
    unpaid_sku_limit: 20,
    offline_aftersales: true,
    aftersales_reasons: [
      '不想要了',
      '七天无理由退货',
      '拍错或多拍',
      '质量问题',
      '产品描述与实物不符',
      '物流破损',
      '少件或漏发',
    ],
  },
  // The demo mall has no operator: orders of the demo accounts advance after three minutes.
  'demo.staff': { members: shopperIds, after: 180, since: now },
  articles: {
    banner: {
      picture: pictureUrl({
        kind: 'banner',
        palette: 'ice',
        classes: ['washer', 'fridge', 'phone', 'tv'],
        title: '',
        subtitle: '',
        cta: '',
        seed: 7,
        width: 1920,
        height: 192,
      }),
      title: '焕新资讯',
      subtitle: '选购指南、补贴政策、保养知识与品牌动态',
    },
    newsCategoryId: articleCategoryId('brand'),
    guideCategoryId: articleCategoryId('guide'),
    policyCategoryId: articleCategoryId('policy'),
    careCategoryId: articleCategoryId('care'),
  },
})

export const settingBatches = (now: number): Batch[] => [
  batch(
    settings,
    Object.entries(settingValues(now)).map(([key, value]) => ({
      key,
      value,
      updated: now,
    })),
  ),
]
