import 'server-only'
import { yuanText } from '@/lib/domain/money'
import { dateTimeText } from '@/lib/domain/time/china'

/** Names of columns in the readable part of a member's file; a column without one keeps its own. */
const names: Readonly<Record<string, string>> = {
  adrdetail: '详细地址',
  aftersales_bn: '售后单号',
  aftersales_type: '售后类型',
  amount: '金额',
  answers: '资料',
  avatar: '头像',
  bank: '开户行',
  bank_account: '银行账号',
  bank_name: '开户行',
  birthday: '生日',
  city: '城市',
  company_address: '单位地址',
  company_tax_number: '税号',
  company_telephone: '单位电话',
  company_title: '发票抬头',
  contact: '联系人',
  content: '内容',
  county: '区县',
  create_time: '创建时间',
  created: '创建时间',
  deposit: '储值余额',
  description: '说明',
  email: '邮箱',
  freight_fee: '运费',
  goods_id: '商品编号',
  item_id: '规格编号',
  item_name: '商品',
  legal_name: '法人姓名',
  login_email: '登录邮箱',
  mobile: '手机号',
  name: '名称',
  num: '数量',
  order_id: '订单号',
  order_status: '订单状态',
  pay_time: '支付时间',
  point: '积分',
  price: '单价',
  province: '省份',
  rate_pic: '图片',
  reason: '原因',
  receiver_address: '收货地址',
  receiver_city: '收货城市',
  receiver_district: '收货区县',
  receiver_mobile: '收货手机',
  receiver_name: '收货人',
  receiver_state: '收货省份',
  remark: '备注',
  sealed_bank_account: '银行账号',
  sealed_legal_id: '法人证件号',
  sealed_name: '姓名',
  sealed_number: '证件号',
  sex: '性别',
  star: '评分',
  tax_number: '税号',
  telephone: '电话',
  total_fee: '实付金额',
  updated: '更新时间',
  user_card_code: '会员卡号',
  user_id: '会员编号',
  username: '姓名或昵称',
}

const isTime = (column: string, value: unknown): value is number =>
  typeof value === 'number' &&
  value > 1_000_000_000 &&
  /(_time|_until|_date)$|^(created|updated|at|due|requested|seen|expires|accepted|bound|granted)$/.test(
    column,
  )

const isMoney = (column: string, value: unknown): value is number =>
  typeof value === 'number' &&
  (/(^|_)(fee|discount)$/.test(column) || ['deposit', 'amount', 'price'].includes(column))

export const columnName = (column: string): string => names[column] ?? column

/** A value in words: times in the time of China, cents as yuan. */
export function valueText(column: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (isTime(column, value)) return dateTimeText(value)
  if (isMoney(column, value)) return yuanText(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}
