import { exportSubjects } from '../export/subjects'
import { deskGoodsStates } from '../goods/desk-state'
import { proposalStates } from '../goods/proposal'
import { scheduleKinds } from '../goods/schedule'
import { tableImports } from '../import/table/kinds'
import { invoiceStatuses } from '../order/invoice-states'
import { refundStates } from '../order/money-states'
import { cancelStatuses, deliveryStatuses, orderStatuses, payStatuses, zitiStatuses } from '../order/states'
import type { Words } from './audit-fields'

/** Fields of the audit trail with one of several values, and the words for these. */

const states: Words = {
  ...proposalStates,
  ...deskGoodsStates,
  active: '启用',
  closed: '已关闭',
  ended: '已结束',
  expired: '已过期',
  lifted: '已恢复资格',
  off: '已停用',
  paid: '已支付',
  review: '审核中',
  shown: '显示中',
  unknown: '未知',
  unpaid: '未支付',
  approved: '已通过',
  cancel: '已取消',
  cancelled: '已取消',
  done: '已完成',
  draft: '草稿',
  failed: '失败',
  ongoing: '进行中',
  over: '已结束',
  paused: '已暂停',
  pending: '待处理',
  preparing: '准备中',
  published: '已发布',
  ready: '待开始',
  refused: '已拒绝',
  running: '进行中',
  scheduled: '待发布',
  true: '营业中',
  false: '停业',
  undone: '已撤销',
  verified: '已核验',
  void: '已取消资格',
  waiting: '待开始',
}
const aftersaleStatuses: Words = { 0: '待处理', 1: '处理中', 2: '已处理', 3: '已驳回', 4: '已关闭' }

export const choiceFields: Readonly<Record<string, readonly [name: string, words: Words]>> = {
  approve_status: [
    '状态',
    { onsale: '在售', only_show: '仅展示', offline_sale: '仅门店销售', instock: '仓库中' },
  ],
  audit_status: ['审核', states],
  auth_type: ['验证方式', { mobile: '手机号验证', qr_code: '扫码验证', no_verify: '无需验证' }],
  cancel_status: ['取消状态', cancelStatuses],
  card_type: ['券类型', { cash: '满减券', discount: '折扣券', gift: '兑换券' }],
  change: [
    '撤销的修改',
    {
      status: '上下架',
      price: '改价',
      stock: '改库存',
      member_price: '会员价',
      category: '加分类',
      tag: '加标签',
      untag: '去标签',
      freight: '运费模板',
      delete: '删除',
      restore: '恢复',
    },
  ],
  check_status: ['审核', { 0: '待审核', 1: '已通过', 2: '已拒绝' }],
  date_type: ['有效期', { DATE_TYPE_FIX_TIME_RANGE: '固定日期', DATE_TYPE_FIX_TERM: '领取后计算' }],
  delivery_status: ['发货状态', deliveryStatuses],
  format: ['文件格式', { xlsx: 'Excel 表格', csv: 'CSV 文件' }],
  is_valid: ['状态', { true: '营业中', false: '停业', delete: '已关闭' }],
  kind: [
    '方式',
    {
      ...scheduleKinds,
      sms: '短信验证码',
      totp: '验证器',
      'goods.import': '商品导入',
      'goods.bulk': '批量修改商品',
      add: '新增',
      edit: '修改',
      ...Object.fromEntries(Object.entries(tableImports).map(([kind, { name }]) => [kind, `${name}导入`])),
      ...Object.fromEntries(
        Object.entries(exportSubjects).map(([subject, { name }]) => [`${subject}.export`, `${name}导出`]),
      ),
    },
  ],
  order_status: ['订单状态', orderStatuses],
  page: [
    '列表',
    { goods: '商品', orders: '订单', aftersales: '售后', audit: '操作记录', accounts: '账号', shops: '店铺' },
  ],
  page_type: ['页面类型', { index: '首页', custom: '自定义页面', shop: '店铺页面' }],
  pay_status: ['支付状态', payStatuses],
  product_type: ['商品类型', {}],
  progress: [
    '售后进度',
    {
      0: '等待处理',
      1: '等待寄回',
      2: '等待收货',
      3: '已驳回',
      4: '已处理',
      5: '退款驳回',
      6: '退款完成',
      7: '已撤销',
      8: '等待退款',
      9: '退款处理中',
    },
  ],
  refund_status: ['退款状态', refundStates],
  state: ['状态', states],
  status: ['状态', { ...states, ...invoiceStatuses, ...refundStates, ...aftersaleStatuses }],
  type: [
    '类型',
    {
      ONLY_REFUND: '仅退款',
      REFUND_GOODS: '退货退款',
      EXCHANGING_GOODS: '换货',
      normal: '按数量',
      money: '按金额',
    },
  ],
  use_bound: [
    '适用商品',
    { 0: '全部商品', 1: '指定商品', 2: '指定分类', 3: '指定标签', 4: '指定品牌', 5: '排除商品' },
  ],
  valuation: ['计费方式', { 1: '按重量', 2: '按件数', 3: '按金额', 4: '按体积' }],
  ziti_status: ['自提状态', zitiStatuses],
  distribution_type: ['经营方式', { 0: '自营', 1: '加盟' }],
}
