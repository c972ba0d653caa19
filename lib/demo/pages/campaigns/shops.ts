import 'server-only'
import { pictureUrl } from '../../art'
import { brands, goods, shops, shopTags } from '../../data'
import { brandId, shopId, shopTagId } from '../../ids'
import { designedLink, goodsRecord, pageLink } from '../links'
import { widget, type StoredWidget } from '../widget'
import { heading, page, text, topSlides, transparent } from './parts'

const accent = '#0B7A55'

const shopsLink = pageLink('线下门店', '/store')
const shopLink = (key: string, title: string) => pageLink(title, `/shops/info?distributor_id=${shopId(key)}`)

/** A shop with three of its products, as the picker stores it (spec 4 §W0020). */
function shopRecord(key: string) {
  const index = shops.findIndex((one) => one.key === key)
  const shop = shops[index]
  if (!shop) throw new Error(`the demo data has no shop ${key}`)
  const sign = (kind: 'logo' | 'banner') =>
    pictureUrl({ kind: 'shop', shop: { kind, name: shop.name, seed: index } })
  return {
    shop_id: shopId(key),
    shop_name: shop.name,
    shop_pic: sign('banner'),
    pathData: shopLink(key, shop.name),
    banner: sign('banner'),
    logo: sign('logo'),
    tag_list: shop.tags.slice(0, 2).map((name) => ({ tag_id: shopTagId(name), tag_name: name })),
    goods_list: goods
      .filter((one) => one.shop === key && one.approveStatus === 'onsale' && !one.staffOnly)
      .slice(0, 3)
      .map(goodsRecord),
  }
}

const tags = () => shopTags.map(({ name }) => ({ tag_id: shopTagId(name), tag_name: name }))

/**
 * 身边的焕新门店: recommended and nearby shops, brands. The keys of its widgets stay `stores`, because the stored uuids are
 * made from them.
 */
export const shopsPage = (): StoredWidget[] => [
  page('stores', '身边的焕新门店', accent, '#f3faf7ff'),
  topSlides('stores', [
    {
      words: {
        title: '先摸一摸，再换新',
        subtitle: '门店可看样试机，旧机当面评估，下单可到店自提',
        cta: '找门店',
        classes: ['tv', 'washer', 'phone'],
        palette: 'green',
      },
      link: shopsLink,
    },
  ]),
  ...heading('stores-recommended', '本周推荐门店', '到店出示订单，免费量尺一次'),
  widget('W0020', '为你推荐', 'stores', {
    text: '本周推荐门店',
    wgtHiddenTitle: true,
    wgtPriceColor: '#E1251B',
    height: 390,
    widthDisabled: true,
    heightDisabled: true,
    ...transparent,
    data: ['hangzhou', 'ningbo'].map(shopRecord),
  }),
  ...heading('stores-near', '离您最近的门店', '按服务挑：到店自提、旧机回收、家电安装'),
  widget('W0019', '附近商家', 'stores', {
    text: '附近门店',
    wgtTitleBackgroundColor: accent,
    customerThemeEnabled: true,
    wgtTheme: accent,
    moreText: '查看更多>',
    moreLinkData: pageLink('附近门店', '/shops/near'),
    wgtShopNameFontSize: 14,
    wgtShopBorder: true,
    wgtShopBorderColor: '#e5e6eb',
    wgtShopBorderWidth: 1,
    height: 565,
    widthDisabled: true,
    heightDisabled: true,
    ...transparent,
    selectTagList: tags(),
    allTagList: tags(),
  }),
  widget('W0004', 'Logo墙', 'stores', {
    text: '门店在售品牌',
    column: 5,
    logoWidth: 230,
    logoHeight: 138,
    height: 346,
    marginTop: 32,
    widthDisabled: true,
    heightDisabled: true,
    ...transparent,
    data: brands.slice(0, 10).map(({ name }) => ({
      imgUrl: pictureUrl({ kind: 'brand', name }),
      pathData: {
        linkPage: 'brand',
        linkPageLabel: '品牌',
        attribute_id: brandId(name),
        attribute_name: name,
      },
    })),
  }),
  text('stores-more', '旧机怎么评估、怎么拆解？看看旧机去哪儿了 ›', {
    fontSize: 16,
    height: 27,
    textAlign: 'center',
    color: accent,
    marginTop: 24,
    marginBottom: 16,
    data: designedLink('旧机去哪儿了'),
  }),
]
