import 'server-only'
import { choiceCell, halfHourCell, textCell, yesNoCell } from '@/lib/domain/import/table/cells'
import type { Cell, TableColumns, UnusedColumns } from '@/lib/domain/import/table/columns'
import { maskMobile, maskName } from '@/lib/domain/person/mask'
import { isPhoneText, shopLimits, type ShopState } from '@/lib/domain/shop/desk-shop'

/** A row of a file of shops. */
export interface ShopRow {
  distribution_type: number
  shop_code: string
  name: string
  kind?: string
  is_valid: ShopState
  contact: string
  mobile: string
  contract_phone?: string
  region: string[]
  address: string
  house_number?: string
  from?: string
  to?: string
  is_delivery: boolean
  logo?: string
  banner?: string
  lng?: number
  lat?: number
}

const phone = (text: string): Cell<string> =>
  isPhoneText(text) ? { value: text } : { problem: '不是电话号码' }

const region = (text: string): Cell<string[]> => {
  const levels = text.split(/[,，]/).map((level) => level.trim())
  const isComplete = levels.length >= 2 && levels.length <= 3 && levels.every((level) => level !== '')
  return isComplete ? { value: levels } : { problem: '应为省,市,区，用逗号分隔' }
}

const picture = (text: string): Cell<string> =>
  text.length <= 400 && /^(?:\/(?![/\\])|https:\/\/)\S+$/i.test(text)
    ? { value: text }
    : { problem: '应为 https:// 开头的图片地址' }

const degrees =
  (max: number) =>
  (text: string): Cell<number> =>
    /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= max
      ? { value: Number(text) }
      : { problem: `应为-${max}到${max}的数字` }

export const shopColumns: TableColumns<ShopRow> = {
  distribution_type: {
    header: '店铺类型',
    isNeeded: true,
    hint: '必填，0 自营，1 加盟',
    sample: '0',
    read: choiceCell({ '0': 0, '1': 1, 自营: 0, 加盟: 1 }),
  },
  shop_code: {
    header: '店铺号',
    aliases: ['店铺编号'],
    isNeeded: true,
    hint: `必填，${shopLimits.code}个字以内，店铺号相同的修改`,
    sample: 'SL001',
    read: textCell(shopLimits.code),
  },
  name: {
    header: '店铺名称',
    isNeeded: true,
    hint: `必填，${shopLimits.name}个字以内，不能重复`,
    sample: '示例 西湖店',
    read: textCell(shopLimits.name),
  },
  kind: {
    header: '门店分类',
    aliases: ['店铺分类'],
    hint: '已有的店铺类型，如旗舰店',
    sample: '',
    read: textCell(50),
  },
  is_valid: {
    header: '店铺状态',
    isNeeded: true,
    hint: '必填，启用、禁用或废弃',
    sample: '启用',
    read: choiceCell<ShopState>({ 启用: 'true', 禁用: 'false', 废弃: 'closed' }),
  },
  contact: {
    header: '联系人姓名',
    isNeeded: true,
    hint: '必填',
    sample: '示例店长',
    mask: maskName,
    read: textCell(shopLimits.name),
  },
  mobile: {
    header: '联系方式',
    isNeeded: true,
    hint: '必填，手机号或座机',
    sample: '0571-88880000',
    mask: maskMobile,
    read: phone,
  },
  contract_phone: {
    header: '联系方式展示',
    hint: '给顾客看的电话',
    sample: '0571-88880000',
    read: phone,
  },
  region: {
    header: '店铺所在省市区',
    isNeeded: true,
    hint: '必填，省,市,区，用逗号分隔',
    sample: '浙江省,杭州市,西湖区',
    read: region,
  },
  address: {
    header: '店铺详细地址',
    isNeeded: true,
    hint: `必填，${shopLimits.address}个字以内`,
    sample: '示例路1号',
    read: textCell(shopLimits.address),
  },
  house_number: {
    header: '店铺详细地址门牌号',
    hint: `${shopLimits.text}个字以内`,
    sample: '101室',
    read: textCell(shopLimits.text),
  },
  from: { header: '经营开始时间', hint: '整点或半点', sample: '09:00', read: halfHourCell },
  to: { header: '经营结束时间', hint: '整点或半点', sample: '21:00', read: halfHourCell },
  is_delivery: {
    header: '开启快递配送',
    isNeeded: true,
    hint: '必填，是或否',
    sample: '是',
    read: yesNoCell,
  },
  logo: { header: '店铺LOGO', hint: 'https:// 开头的图片地址', sample: '', read: picture },
  banner: { header: '店铺背景', hint: 'https:// 开头的图片地址', sample: '', read: picture },
  lng: {
    header: '经度',
    hint: '高德或腾讯地图的经度，没有可不填',
    sample: '120.1302',
    read: degrees(180),
  },
  lat: {
    header: '纬度',
    hint: '高德或腾讯地图的纬度，没有可不填',
    sample: '30.2592',
    read: degrees(90),
  },
}

const noGuides = '不导入（商城没有导购）'

/** Columns of ECShopX that the mall has no use for. */
export const unusedShopColumns: UnusedColumns = {
  是否展示导购: noGuides,
  企微链接: noGuides,
  导购码: noGuides,
  自动同步商品: '不导入（商品属于各自的店铺）',
}
