/** The audit trail in words. Events, subjects and fields without a word of their own keep their name. */

const subjectNames: Readonly<Record<string, string>> = {
  aftersale: '售后',
  agreement: '协议',
  article: '文章',
  articleCatalogue: '文章栏目',
  attribute: '参数',
  audit: '操作记录',
  bank_account: '收款账户',
  brand: '品牌',
  card: '优惠券',
  card_package: '券包',
  category: '分类',
  coupon_package: '券包',
  designModule: '装修模块',
  employee: '员工',
  employeeActivity: '内购活动',
  enterprise: '内购企业',
  faq: '常见问题',
  freight: '运费模板',
  goods: '商品',
  group: '拼团',
  identity: '补贴资格',
  invoice: '发票',
  mall: '商城',
  member: '账号',
  merchant: '入驻申请',
  navigation: '导航与页脚',
  order: '订单',
  page: '页面',
  parcel: '包裹',
  payment_difference: '支付差异',
  picture: '图片',
  programme: '补贴活动',
  rate: '评价',
  refund: '退款',
  return_address: '退货地址',
  role: '角色',
  setting: '设置',
  shop: '店铺',
  shopTag: '店铺标签',
  synonym: '同义词',
  tag: '标签',
  task: '任务',
  trade: '支付',
}

const eventNames: Readonly<Record<string, string>> = {
  addCard: '新增优惠券',
  addPackage: '新增券包',
  addPage: '新增页面',
  agreeOffline: '同意到店退货',
  agreeRefund: '同意退款',
  agreeReturn: '同意退货',
  approveCancel: '同意取消',
  approveOnlyRefund: '同意仅退款',
  approveRefund: '同意退款',
  arrangeCatalogues: '调整栏目顺序',
  arrangeCategories: '调整分类顺序',
  cancelRest: '取消未发货商品',
  cancelRestAll: '取消未发货商品',
  cancelRestShipped: '取消未发货商品',
  cancelTask: '取消任务',
  cancelUnpaid: '取消订单',
  changePrice: '改价',
  changeReturnAddress: '修改退货地址',
  closeGroup: '结束拼团',
  completeOfflineRefund: '确认线下退款',
  confirm: '确认收货',
  correctParcel: '修改物流单号',
  create: '新增',
  createArticle: '新增文章',
  createBrand: '新增品牌',
  createCatalogue: '新增文章栏目',
  createCategory: '新增分类',
  createFreight: '新增运费模板',
  createGoods: '新增商品',
  createGroup: '新增拼团',
  createReturnAddress: '新增退货地址',
  createRole: '新增角色',
  createShop: '新增店铺',
  createShopTag: '新增店铺标签',
  createTag: '新增标签',
  createTask: '新建任务',
  delete: '删除',
  deleteArticle: '删除文章',
  deleteBrand: '删除品牌',
  deleteCatalogue: '删除文章栏目',
  deleteCategory: '删除分类',
  deleteFreight: '删除运费模板',
  deleteGoods: '删除商品',
  deleteModule: '删除模块',
  deletePage: '删除页面',
  deleteRole: '删除角色',
  deleteShopTag: '删除店铺标签',
  deleteTag: '删除标签',
  disableEmployee: '停用员工',
  disableFactor: '关闭二次验证',
  dropAgreementDraft: '放弃协议草稿',
  editCard: '修改优惠券',
  editPage: '修改页面信息',
  enableFactor: '开启二次验证',
  endSession: '退出登录设备',
  exportAudit: '导出操作记录',
  exportGoods: '导出商品',
  grantRole: '设置角色',
  importEmployees: '导入员工',
  importPage: '导入页面',
  liftVoid: '恢复补贴资格',
  makePasswordLink: '生成设置密码链接',
  mergeAttributeValues: '合并参数值',
  moveEmployeeActivity: '更新内购活动状态',
  pauseTask: '暂停任务',
  pickUp: '核销自提',
  publish: '发布页面',
  queryTrade: '查询支付结果',
  receive: '确认收到退货',
  receiver: '修改收货信息',
  refuse: '拒绝售后',
  refuseRefund: '拒绝退款',
  rejectCancel: '拒绝取消',
  remark: '备注',
  removeEmployeeItems: '移除内购商品',
  removePicture: '删除图片',
  renewRecoveryCodes: '重新生成恢复码',
  reply: '回复评价',
  requestCancel: '申请取消',
  resend: '换货发出',
  resolveDifference: '处理支付差异',
  restoreArticle: '恢复文章',
  restoreGoods: '恢复商品',
  restorePage: '恢复页面版本',
  resumeTask: '继续任务',
  retryRefund: '重试退款',
  reviewMerchant: '审核入驻',
  rotateSecret: '更换密钥',
  runSchedule: '执行定时任务',
  saveAddress: '保存地址',
  saveAgreementDraft: '保存协议草稿',
  saveBankAccount: '保存收款账户',
  saveEmployeeActivity: '保存内购活动',
  saveEmployeeItems: '保存内购商品',
  saveEnterprise: '保存内购企业',
  saveMerchant: '修改入驻资料',
  saveModule: '保存模块',
  savePage: '保存页面',
  schedule: '设置定时任务',
  setCategoryAttributes: '设置分类参数',
  setDefaultFreight: '设为默认运费模板',
  setPassword: '设置密码',
  setPrices: '改价',
  setProgramme: '修改补贴活动',
  setSynonyms: '修改同义词',
  ship: '发货',
  shipPart: '部分发货',
  startTask: '开始任务',
  storeSettings: '保存设置',
  topUpDeposit: '充值储值',
  undoBulk: '撤销批量修改',
  undoImport: '撤销导入',
  undoTask: '撤销任务',
  unschedule: '取消定时任务',
  updateArticle: '修改文章',
  updateAttribute: '修改参数',
  updateAttributeValue: '修改参数值',
  updateBrand: '修改品牌',
  updateCatalogue: '修改文章栏目',
  updateCategory: '修改分类',
  updateFreight: '修改运费模板',
  updateGoods: '修改商品',
  updateRole: '修改角色',
  updateShop: '修改店铺',
  updateShopTag: '修改店铺标签',
  updateTag: '修改标签',
  uploadVoucher: '上传转账凭证',
  useRecoveryCode: '使用恢复码',
  voidPerson: '取消补贴资格',
}

const fieldNames: Readonly<Record<string, string>> = {
  approve_status: '状态',
  approveStatus: '状态',
  brand_id: '品牌',
  brand_name: '品牌名称',
  category_name: '分类名称',
  cost_price: '成本价',
  delivery_code: '物流单号',
  delivery_corp: '快递公司',
  deskRole: '角色',
  freight_fee: '运费',
  item_category: '分类',
  item_name: '商品名称',
  kind: '方式',
  logo: '图片',
  market_price: '市场价',
  memo: '介绍',
  mobile: '手机号',
  name: '名称',
  orderStatus: '订单状态',
  payStatus: '支付状态',
  permissions: '权限',
  pics: '图片',
  point: '积分',
  price: '价格',
  reason: '原因',
  remark: '备注',
  required: '要求二次验证',
  role: '角色',
  roleName: '角色名称',
  shopId: '店铺',
  sort: '排序',
  status: '状态',
  store: '库存',
  tag_name: '标签名称',
  title: '标题',
  total_fee: '金额',
  version: '版本',
}

const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name

export const auditEventName = (event: string): string => wordOf(eventNames, event)
export const auditSubjectName = (subject: string): string => wordOf(subjectNames, subject)

/** Events and subjects for the choice of a filter. */
export const auditEvents: readonly string[] = Object.keys(eventNames)
export const auditSubjects: readonly string[] = Object.keys(subjectNames)

type Fields = Readonly<Record<string, unknown>> | null

/** A field of a change in words: its value before and after; '' for none. */
interface AuditDifference {
  field: string
  before: string
  after: string
}

const maxValue = 200

function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > maxValue ? `${text.slice(0, maxValue)}…` : text
}

/** The fields that an entry changed, those of `after` first. */
export function auditDifferences(before: Fields, after: Fields): AuditDifference[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return names
    .map((name) => ({
      field: wordOf(fieldNames, name),
      before: valueText(before?.[name]),
      after: valueText(after?.[name]),
    }))
    .filter((row) => row.before !== row.after)
}

/** A browser and its system in a few words, from `User-Agent`; '' for none. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return ''
  const systems: [RegExp, string][] = [
    [/iPhone|iPad/, 'iOS'],
    [/HarmonyOS/, '鸿蒙'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]
  const browsers: [RegExp, string][] = [
    [/MicroMessenger/, '微信'],
    [/Edg/, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ]
  const found = [browsers, systems].map((list) => list.find(([mark]) => mark.test(userAgent))?.[1])
  return found.filter(Boolean).join(' · ') || userAgent.slice(0, 40)
}
