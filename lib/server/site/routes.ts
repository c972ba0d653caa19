import 'server-only'
import { os } from '@/lib/server/context'
import { findSetting } from '@/lib/server/settings'

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
}
