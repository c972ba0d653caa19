import { shopStates } from '@/lib/domain/shop/desk-shop'
import { rulesOf, type ConflictRules, type DraftParts } from '../../form/conflict/conflict-rules'
import { htmlShown, picturesShown, yesOrNo } from '../../form/conflict/shown-values'
import type { ShopDraft } from './shop-draft'

/** Names of what a shop refers to. */
interface ShopNames {
  kinds: readonly { category_id: number; category_name: string }[]
  tags: readonly { tag_id: number; tag_name: string }[]
}

const pictures = (url: string) => picturesShown(url ? [url] : [])

const texts = {
  name: '店铺名称',
  shop_code: '店铺编号',
  business: '主营',
  contact: '联系人',
  mobile: '店铺电话',
  contract_phone: '客服电话',
  address: '详细地址',
  house_number: '楼层和门牌号',
  hour: '营业时间',
} as const

const textParts = Object.fromEntries(
  (Object.keys(texts) as (keyof typeof texts)[]).map((key) => [
    key,
    { name: texts[key], shown: (draft: ShopDraft) => draft[key] },
  ]),
)

/** How two changes of a shop are put together. Its region is decided as one, and its place on the map. */
export function shopRules({ kinds, tags }: ShopNames): ConflictRules<ShopDraft> {
  const parts: DraftParts<ShopDraft> = {
    ...textParts,
    category_id: {
      name: '店铺类型',
      shown: ({ category_id: id }) =>
        id === 0 ? '不分类' : (kinds.find((kind) => kind.category_id === id)?.category_name ?? `编号 ${id}`),
    },
    distribution_type: {
      name: '经营方式',
      shown: ({ distribution_type: type }) => (type === 0 ? '商城自营' : '商户经营'),
    },
    is_valid: { name: '状态', shown: ({ is_valid: state }) => shopStates[state].name },
    is_default: { name: '默认店铺', shown: (draft) => yesOrNo(draft.is_default) },
    tag_ids: {
      name: '标签',
      shown: ({ tag_ids: ids }) =>
        ids.map((id) => tags.find((tag) => tag.tag_id === id)?.tag_name ?? `编号 ${id}`).join('、'),
    },
    logo: { name: '店铺标志', shown: ({ logo }) => pictures(logo) },
    banner: { name: '店铺横幅', shown: ({ banner }) => pictures(banner) },
    introduce: { name: '店铺介绍', shown: (draft, other) => htmlShown(draft.introduce, other.introduce) },
    region: {
      name: '所在地区',
      fields: ['province', 'city', 'area'],
      keys: ['province', 'city', 'area'],
      shown: ({ province, city, area }) => [province, city, area].filter(Boolean).join(' '),
    },
    place: {
      name: '位置',
      fields: ['lng', 'lat'],
      keys: ['lng', 'lat'],
      shown: ({ lng, lat }) => (lng ? `经度 ${lng}，纬度 ${lat}` : ''),
    },
    is_ziti: { name: '到店自提', shown: (draft) => yesOrNo(draft.is_ziti) },
    is_delivery: { name: '快递配送', shown: (draft) => yesOrNo(draft.is_delivery) },
    delivery_distance: {
      name: '配送范围',
      shown: ({ delivery_distance: distance }) => (Number(distance) === 0 ? '不限' : `${distance}公里`),
    },
  }
  return rulesOf(parts)
}
