import { readHours } from '../shop/hours'
import { twoDigits } from '../text'
import { yesNo, type ExportColumns } from './columns'

export interface ShopRow {
  distributionType: number
  shopCode: string
  name: string
  kind: string
  isValid: 'true' | 'false' | 'closed' | 'delete'
  contact: string
  mobile: string
  contractPhone: string
  province: string
  city: string
  area: string
  address: string
  houseNumber: string
  hour: string
  isDelivery: boolean
  logo: string
  banner: string
}

const stateWords = { true: '启用', false: '禁用', closed: '废弃', delete: '废弃' } as const

const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The columns take half hours only; empty cells leave the hours of a shop as they are. */
function hoursOf(hour: string): { from: string; to: string } {
  const hours = readHours(hour)
  if (!hours || hours.from % 30 !== 0 || hours.to % 30 !== 0) return { from: '', to: '' }
  return { from: clock(hours.from), to: clock(hours.to) }
}

/** The columns of an import of shops (contract files §2). The mall has no guides and copies no products. */
export const shopColumns: ExportColumns<ShopRow> = [
  ['店铺类型', (row) => row.distributionType],
  ['店铺号', (row) => row.shopCode],
  ['店铺名称', (row) => row.name],
  ['门店分类', (row) => row.kind],
  ['店铺状态', (row) => stateWords[row.isValid]],
  ['联系人姓名', (row) => row.contact],
  ['联系方式', (row) => row.mobile],
  ['联系方式展示', (row) => row.contractPhone],
  ['是否展示导购', () => '否'],
  ['企微链接', () => ''],
  ['导购码', () => ''],
  ['店铺所在省市区', (row) => [row.province, row.city, row.area].filter(Boolean).join(',')],
  ['店铺详细地址', (row) => row.address],
  ['店铺详细地址门牌号', (row) => row.houseNumber],
  ['经营开始时间', (row) => hoursOf(row.hour).from],
  ['经营结束时间', (row) => hoursOf(row.hour).to],
  ['开启快递配送', (row) => yesNo(row.isDelivery)],
  ['自动同步商品', () => '否'],
  ['店铺LOGO', (row) => row.logo],
  ['店铺背景', (row) => row.banner],
]
