import { z } from 'zod'
import { maxId } from '@/lib/domain/id'
import { decisionTexts } from '@/lib/domain/merchant/decision'
import * as addressMessages from '@/lib/domain/messages/address'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as deskMessages from '@/lib/domain/messages/desk'
import { isPhoneText, shopLimits, shopStates, type ShopState } from '@/lib/domain/shop/desk-shop'
import { call } from '../../call'
import {
  seconds,
  wireBool,
  wireDecimal,
  wireId,
  wireInt,
  wireJson,
  wireMedia,
  wirePhone,
  wireText,
} from '../../fields'
import { editConflict } from '../desk/edit-conflict'
import { deskExport } from '../desk/export'
import { forDesk, forOperators, noPages, exportFile } from '../options'

const states = Object.keys(shopStates) as ShopState[]
/** The state `delete` is of shops that another back end removed. */
const state = z.enum([...states, 'delete'])

const row = z.object({
  distributor_id: z.int(),
  name: z.string(),
  shop_code: z.string(),
  logo: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  is_valid: state,
  is_ziti: z.boolean(),
  is_default: z.boolean(),
  /** 0 run by the operator · 1 franchise. */
  distribution_type: z.int(),
  tags: z.array(z.string()),
  goods_num: z.int(),
  updated: seconds,
})
export type DeskShopRow = z.infer<typeof row>

const shop = z.object({
  distributor_id: z.int(),
  version: z.int(),
  name: z.string(),
  shop_code: z.string(),
  /** Its kind; 0 for none. */
  category_id: z.int(),
  distribution_type: z.int(),
  logo: z.string(),
  banner: z.string(),
  introduce: z.string(),
  /** What it sells, in a few words. */
  business: z.string(),
  contact: z.string(),
  mobile: z.string(),
  contract_phone: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  house_number: z.string(),
  /** Degrees on the grid of Chinese maps; null for a shop without a position. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** `09:00-21:00`, which pickup needs, or words. */
  hour: z.string(),
  is_valid: state,
  /** Pickup during the hours of the shop. */
  is_ziti: z.boolean(),
  is_delivery: z.boolean(),
  /** Kilometres; 0 means no limit. */
  delivery_distance: z.int(),
  /** The shop of visitors whom none is near. */
  is_default: z.boolean(),
  tag_ids: z.array(z.int()),
  created: seconds,
})
export type DeskShop = z.infer<typeof shop>

const { name: nameLimit, code, text: textLimit, introduce, phone, address, distance, tags } = shopLimits
const longText = `最多${textLimit}个字`
const line = (max: number = textLimit, message = longText) => wireText(max, message)
const name = () => line(nameLimit, `店铺名称不能超过${nameLimit}个字`).min(1, deskMessages.shopNameMissing)
const phoneText = () =>
  wirePhone(phone, deskMessages.phoneInvalid).refine(
    (text) => text === '' || isPhoneText(text),
    deskMessages.phoneInvalid,
  )
/** A coordinate; empty for none. */
const place = (max: number) =>
  z.preprocess<unknown, z.ZodType<number | null>, unknown>(
    (value) => (value === '' ? null : value),
    wireDecimal(-max, max, decisionTexts.wrongPlace).nullable(),
  )
const region = () => line(30, deliveryMessages.districtMissing)

const fields = {
  shop_code: line(code, `店铺编号不能超过${code}个字`),
  category_id: wireInt(0, maxId, deskMessages.shopKindMissing),
  distribution_type: wireInt(0, 1, '请选择经营方式'),
  logo: wireMedia(),
  banner: wireMedia(),
  introduce: line(introduce, `店铺介绍不能超过${introduce}个字`),
  business: line(),
  contact: line(nameLimit, `联系人不能超过${nameLimit}个字`),
  mobile: phoneText(),
  contract_phone: phoneText(),
  address: line(address, `详细地址不能超过${address}个字`),
  house_number: line(),
  hour: line(40, '营业时间不能超过40个字'),
  is_valid: z.enum(states, '请选择店铺状态'),
  is_ziti: wireBool(),
  is_delivery: wireBool(),
  delivery_distance: wireInt(0, distance, `配送范围应为0到${distance}公里`),
  is_default: wireBool(),
  tag_ids: wireJson(z.array(wireId(deskMessages.tagMissing)).max(tags, `最多选择${tags}个标签`)),
}

/** Which shops a list or an export has. */
const filter = {
  state: z.enum(states).optional(),
  keyword: wireText(50).optional(),
  tag_id: wireId(deskMessages.tagMissing).optional(),
}

/** Shops at the desk; a merchant reads and changes the own one (contract operator). */
export const shopDeskContract = {
  list: call('GET', '/operator/shops', '店铺列表', forOperators('shop:read'))
    .input(
      z.object({
        ...filter,
        after: wireInt(1, maxId).optional(),
        ...noPages,
        pageSize: wireInt(1, 100).optional().default(20),
      }),
    )
    .output(
      z.object({
        list: z.array(row),
        /** Exact to 10,000. */
        total_count: z.int(),
        more: z.boolean(),
        /** The `after` of the next page; null on the last one. */
        next: z.int().nullable(),
      }),
    ),

  /** The shops of a list in the columns in which they are imported. */
  export: call('POST', '/operator/shops/export', '导出店铺', forOperators('shop:read'))
    .input(z.object({ ...exportFile(), ...filter }))
    .output(deskExport),

  info: call('GET', '/operator/shops/info', '店铺详情', forDesk('shop:read'))
    .input(z.object({ distributor_id: wireId() }))
    .output(shop),

  /** Kinds of shops, such as 旗舰店. */
  kinds: call('GET', '/operator/shops/kinds', '店铺类型', forDesk('shop:read'))
    .input(z.object({}))
    .output(z.object({ list: z.array(z.object({ category_id: z.int(), category_name: z.string() })) })),

  add: call('POST', '/operator/shops', '新增店铺', forOperators('shop:write'))
    .input(
      z.object({
        name: name(),
        province: region(),
        city: region(),
        area: region().optional().default(''),
        lng: place(180).optional().default(null),
        lat: place(90).optional().default(null),
        shop_code: fields.shop_code.optional().default(''),
        category_id: fields.category_id.optional().default(0),
        distribution_type: fields.distribution_type.optional().default(0),
        logo: fields.logo.optional().default(''),
        banner: fields.banner.optional().default(''),
        introduce: fields.introduce.optional().default(''),
        business: fields.business.optional().default(''),
        contact: fields.contact.optional().default(''),
        mobile: fields.mobile.optional().default(''),
        contract_phone: fields.contract_phone.optional().default(''),
        address: fields.address.min(1, addressMessages.streetMissing),
        house_number: fields.house_number.optional().default(''),
        hour: fields.hour.optional().default('09:00-21:00'),
        is_valid: fields.is_valid.optional().default('true'),
        is_ziti: fields.is_ziti.optional().default(false),
        is_delivery: fields.is_delivery.optional().default(true),
        delivery_distance: fields.delivery_distance.optional().default(0),
        is_default: fields.is_default.optional().default(false),
        tag_ids: fields.tag_ids.optional().default([]),
      }),
    )
    .output(shop),

  change: call('PUT', '/operator/shops', '修改店铺', forDesk('shop:write'))
    .input(
      z.object({
        distributor_id: wireId(),
        /** The version that the author saw. */
        version: wireInt(1, maxId),
        /** Fields to overwrite although another person changed them since that version. */
        overwrite: wireJson(z.array(wireText(80)).max(40)).optional(),
        name: name().optional(),
        province: region().optional(),
        city: region().optional(),
        area: region().optional(),
        lng: place(180).optional(),
        lat: place(90).optional(),
        shop_code: fields.shop_code.optional(),
        category_id: fields.category_id.optional(),
        distribution_type: fields.distribution_type.optional(),
        logo: fields.logo.optional(),
        banner: fields.banner.optional(),
        introduce: fields.introduce.optional(),
        business: fields.business.optional(),
        contact: fields.contact.optional(),
        mobile: fields.mobile.optional(),
        contract_phone: fields.contract_phone.optional(),
        address: fields.address.min(1, addressMessages.streetMissing).optional(),
        house_number: fields.house_number.optional(),
        hour: fields.hour.optional(),
        is_valid: fields.is_valid.optional(),
        is_ziti: fields.is_ziti.optional(),
        is_delivery: fields.is_delivery.optional(),
        delivery_distance: fields.delivery_distance.optional(),
        is_default: fields.is_default.optional(),
        tag_ids: fields.tag_ids.optional(),
      }),
    )
    .output(
      z.object({
        /** False when there are conflicts: nothing was saved. */
        saved: z.boolean(),
        conflicts: z.array(editConflict),
        shop,
      }),
    ),
}
