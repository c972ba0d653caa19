import type { SiteTexts } from '@/components/layout/frame-data'

/** Texts of header and footer. */
export const siteTexts: SiteTexts = {
  brand_name: '焕新商城',
  slogan: '旧的不去，新的来',
  logo: '/media/logo/word.webp',
  placeholder: '搜索商品',
  navigation: [],
  merchant_entry: '',
  promises: [
    { icon: 'shield', title: '正品保障', text: '' },
    { icon: 'truck', title: '快速送达', text: '' },
  ],
  columns: [],
  operator: '',
  address: '',
  postcode: '',
  filing: '',
  phone: '',
  service_hours: '',
  service_email: '',
}
