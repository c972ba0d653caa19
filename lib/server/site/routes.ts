import 'server-only'
import { os } from '@/lib/server/context'
import { findSetting } from '@/lib/server/settings'

const defaultBanner = { picture: '', title: '商城资讯', subtitle: '选购指南、补贴政策与品牌动态' }

export const siteRoutes = {
  frame: os.site.frame.handler(async ({ context }) => {
    const { db } = context.mall
    const [shop, search, navigation, footer, service, login] = await Promise.all([
      findSetting(db, 'shop'),
      findSetting(db, 'search'),
      findSetting(db, 'navigation'),
      findSetting(db, 'footer'),
      findSetting(db, 'service'),
      findSetting(db, 'login'),
    ])
    return {
      brand_name: shop?.brand_name ?? '焕新商城',
      logo: shop?.logo ?? '',
      placeholder: search?.placeholder ?? '搜索商品',
      navigation: navigation?.links ?? [],
      promises: footer?.promises ?? [],
      columns: footer?.columns ?? [],
      operator: footer?.operator ?? '',
      address: footer?.address ?? '',
      postcode: footer?.postcode ?? '',
      filing: footer?.filing ?? '',
      phone: service?.phone ?? '',
      service_hours: service?.hours ?? '',
      service_email: service?.email ?? '',
      slogan: login?.slogan ?? '',
    }
  }),

  articles: os.site.articles.handler(async ({ context }) => {
    const setting = await findSetting(context.mall.db, 'articles')
    return {
      banner: setting?.banner ?? defaultBanner,
      news_category_id: setting?.newsCategoryId ?? 0,
    }
  }),

  faqs: os.site.faqs.handler(async ({ context }) => {
    const setting = await findSetting(context.mall.db, 'faq')
    const list = (setting?.questions ?? []).map(({ group = '常见问题', question, answer }) => ({
      group,
      question,
      answer,
    }))
    return { list }
  }),
}
