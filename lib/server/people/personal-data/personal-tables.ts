import 'server-only'
import { noPassword } from '@/lib/server/people/account/password'

/**
 * Every table with rows about a member: what a member gets of it, and what erasing the member leaves of it (ADR 0139).
 * Tests compare this list, together with one of all other columns with texts, with the schema: a new column has to be put
 * into one of them.
 */
export interface PersonalTable {
  table: string
  /** Its name in the member's file; null when it says nothing that the member does not know otherwise. */
  title: string | null
  /** SQL condition on the row `t` for the member `$1`. */
  of: string
  /** What erasing does: deletes the rows, or gives columns these SQL values (`$2` is the time). */
  erase: 'rows' | Readonly<Record<string, string>>
  /** Narrows the rows that are erased. */
  eraseOnly?: string
  /** Columns with personal data that stay after erasing, with the reason. */
  kept?: Readonly<Record<string, string>>
  /** Secrets and bytes, which the file of the member does not have. */
  hidden?: readonly string[]
  /** Sealed with the key of the mall; the member's file has the text. */
  sealed?: Readonly<Record<string, 'identity' | 'merchant'>>
  /** Columns with texts that tell nothing about a person: numbers, states, names of products. */
  plain?: string
}

/** The name of a member that was erased, where a name has to be. */
const nobody = `'已注销用户'`
const empty = `''`

/** Rows with a column `user_id` that say only that the member had something to do with something. */
const own = 't.user_id = $1'
const ofOrders = 't.order_id in (select o.order_id from orders o where o.user_id = $1)'
const me = (column: string) => `(select m.${column} from members m where m.user_id = $1)`

const law = '交易信息依法保存不少于三年（电子商务法第三十一条）'
const books = '会计凭证依法保存（会计法第二十三条）'

/** Tables before those whose rows their conditions read: `members` is the last one. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'one_time_codes',
    title: null,
    of: `starts_with(t.key, 'sms:') and split_part(t.key, ':', 3) = ${me('mobile')}
      or starts_with(t.key, 'mail-') and split_part(t.key, ':', 2) = ${me('login_email')}`,
    erase: 'rows',
    plain: 'key digest',
  },
  {
    table: 'sign_in_attempts',
    title: null,
    of: `t.key = 'number:' || ${me('mobile')} or starts_with(t.key, 'pair:' || ${me('mobile')} || '@')
      or starts_with(t.key, 'known:' || ${me('mobile')} || '@')`,
    erase: 'rows',
    plain: 'key',
  },
  {
    table: 'addresses',
    title: '收货地址',
    of: own,
    erase: 'rows',
  },
  { table: 'invoice_titles', title: '发票抬头', of: own, erase: 'rows', plain: 'invoices_type' },
  { table: 'goods_favourites', title: '收藏的商品', of: own, erase: 'rows' },
  { table: 'shop_favourites', title: '收藏的店铺', of: own, erase: 'rows' },
  { table: 'article_favourites', title: '收藏的文章', of: own, erase: 'rows' },
  { table: 'article_praises', title: '点赞的文章', of: own, erase: {} },
  { table: 'browse_history', title: '浏览记录', of: own, erase: 'rows' },
  { table: 'cart_lines', title: '购物车', of: own, erase: 'rows' },
  { table: 'fastbuy_lines', title: '立即购买', of: own, erase: 'rows' },
  { table: 'cart_plus_choices', title: '加价购选择', of: own, erase: 'rows' },
  { table: 'employee_cart_lines', title: '内购购物车', of: own, erase: 'rows' },
  { table: 'guest_cart_merges', title: null, of: own, erase: 'rows', plain: 'merge_key' },
  { table: 'restock_subscriptions', title: '到货通知', of: own, erase: 'rows' },
  { table: 'known_addresses', title: '登录过的网络地址（摘要）', of: own, erase: 'rows' },
  { table: 'wechat_accounts', title: '绑定的微信', of: own, erase: 'rows' },
  { table: 'scan_logins', title: null, of: own, erase: 'rows', hidden: ['token'], plain: 'status' },
  { table: 'password_links', title: null, of: own, erase: 'rows', hidden: ['digest'] },
  {
    table: 'personal_files',
    title: null,
    of: 't.user_id = $1 or t.made_for = $1',
    erase: 'rows',
    hidden: ['digest'],
  },
  { table: 'member_closings', title: '注销申请', of: own, erase: 'rows', plain: 'refusal' },
  { table: 'member_keys', title: null, of: own, erase: 'rows', hidden: ['sealed'] },
  {
    table: 'desk_sessions',
    title: '管理后台的登录',
    of: own,
    erase: 'rows',
    hidden: ['session_id', 'shop_session_id'],
  },
  {
    table: 'desk_factors',
    title: '二次验证',
    of: own,
    erase: 'rows',
    hidden: ['sealed_secret'],
    plain: 'kind',
  },
  { table: 'desk_recovery_codes', title: null, of: own, erase: 'rows', hidden: ['digest'] },
  { table: 'desk_index_pages', title: null, of: own, erase: 'rows', plain: 'page layout' },
  {
    table: 'orders',
    title: '订单',
    of: own,
    erase: {
      receiver_name: nobody,
      receiver_mobile: empty,
      receiver_address: empty,
      receiver_zip: `'000000'`,
      invoice: 'null',
      remark: empty,
      operator_remark: empty,
    },
    kept: { receiver_state: law, receiver_city: law, receiver_district: law, delivery_code: law },
    hidden: ['request_hash', 'idempotency_key'],
    plain: `order_id order_class order_status pay_status delivery_status ziti_status cancel_status receipt_type title
      discount_info freight_rule pay_type pay_channel coupon_code ziti_info delivery_corp delivery_corp_name`,
  },
  {
    table: 'order_items',
    title: '订单商品',
    of: ofOrders,
    erase: {},
    plain: `order_id item_bn item_name item_spec_desc pic discount_info order_item_type delivery_status aftersales_status`,
  },
  {
    table: 'parcels',
    title: '包裹',
    of: ofOrders,
    erase: {},
    kept: { delivery_code: law },
    plain: 'order_id delivery_corp',
  },
  {
    table: 'order_cancels',
    title: '取消申请',
    of: own,
    erase: { cancel_reason: empty, shop_reject_reason: empty },
    plain: 'order_id cancel_from refund_status pay_type',
  },
  {
    table: 'aftersales',
    title: '售后',
    of: own,
    erase: { description: empty, evidence: `'[]'`, contact: empty, mobile: empty },
    kept: { sendback: law, sendconfirm: law },
    hidden: ['request_key', 'request_hash'],
    plain: 'aftersales_bn order_id aftersales_type reason refuse_reason return_type return_address',
  },
  {
    table: 'invoices',
    title: '发票',
    of: own,
    erase: {
      company_title: nobody,
      company_tax_number: empty,
      company_address: empty,
      company_telephone: empty,
      bank_name: empty,
      bank_account: empty,
      email: empty,
      mobile: empty,
      file_url: empty,
      remark: empty,
    },
    kept: { number: books },
    plain: 'order_id invoice_type invoice_type_code status',
  },
  {
    table: 'offline_vouchers',
    title: '线下转账',
    of: own,
    erase: { transfer_remark: empty, remark: empty },
    kept: { pay_sn: books, voucher_pic: books },
    plain: 'order_id account_name bank_name account_no china_ums_no',
  },
  {
    table: 'trades',
    title: '支付',
    of: own,
    erase: {},
    kept: { transaction_id: books },
    hidden: ['last_error'],
    plain: 'trade_id order_id pay_type pay_channel trade_state provider statement_day',
  },
  {
    table: 'refunds',
    title: '退款',
    of: own,
    erase: {},
    kept: { voucher: books },
    hidden: ['last_error'],
    plain: 'refund_bn order_id trade_id refund_status aftersales_bn refund_channel statement_day',
  },
  {
    table: 'money_ledger',
    title: '资金流水',
    of: ofOrders,
    erase: {},
    plain: 'provider order_id trade_id refund_bn',
  },
  { table: 'deposit_ledger', title: '储值流水', of: own, erase: {}, plain: 'reason reference order_id' },
  { table: 'point_ledger', title: '积分流水', of: own, erase: {}, plain: 'reason order_id reference' },
  { table: 'coupon_ledger', title: '优惠券流水', of: own, erase: {}, plain: 'code event order_id' },
  { table: 'user_cards', title: '优惠券', of: own, erase: {}, plain: 'code order_id' },
  { table: 'package_grants', title: '券包', of: own, erase: {}, plain: 'receive_type order_id' },
  { table: 'recharge_orders', title: '储值充值', of: own, erase: {}, plain: 'order_id' },
  { table: 'vip_orders', title: '付费会员', of: own, erase: {}, plain: 'order_id card_type' },
  { table: 'marketing_joins', title: '参加的活动', of: own, erase: {}, plain: 'order_id' },
  { table: 'group_members', title: '参加的拼团', of: own, erase: {}, plain: 'order_id state' },
  { table: 'seckill_tickets', title: null, of: own, erase: {}, hidden: ['ticket'] },
  {
    table: 'subsidy_ledger',
    title: '补贴',
    of: own,
    erase: {},
    kept: { person_key: '财政补贴资金的凭证：同一人不能重复领取' },
    plain: 'order_id class_name state reference',
  },
  {
    table: 'identities',
    title: '实名认证',
    of: own,
    erase: {
      state: `case t.state when 'verified' then 'lifted' else t.state end`,
      sealed_name: empty,
      sealed_number: empty,
      masked_name: empty,
      masked_number: empty,
    },
    kept: { person_key: '财政补贴资金的凭证：同一人不能重复领取', void_reason: '补贴资格的审核记录' },
    sealed: { sealed_name: 'identity', sealed_number: 'identity' },
  },
  {
    table: 'rates',
    title: '评价',
    of: own,
    erase: { username: nobody, avatar: empty, rate_pic: `'[]'` },
    kept: { content: '已公开的评价匿名保留' },
    plain: 'order_id order_type hide_reason item_spec_desc',
  },
  {
    table: 'rate_replies',
    title: '评价回复',
    of: own,
    erase: { username: nobody },
    kept: { content: '已公开的回复匿名保留' },
    plain: 'role',
  },
  { table: 'rate_praises', title: '点赞的评价', of: own, erase: {} },
  {
    table: 'uploads',
    title: '上传的图片',
    of: own,
    erase: 'rows',
    eraseOnly: `t.purpose <> 'voucher' and (t.purpose <> 'merchant' or not exists (
      select from merchant_applications a where a.user_id = $1 and a.state = 'approved'))`,
    hidden: ['bytes'],
    plain: 'upload_id purpose used_by',
  },
  {
    table: 'merchant_applications',
    title: '入驻申请',
    of: own,
    erase: 'rows',
    eraseOnly: `t.state <> 'approved'`,
    sealed: { sealed_legal_id: 'merchant', sealed_bank_account: 'merchant' },
    plain: 'state reason settled_type',
  },
  {
    table: 'employees',
    title: '内购员工',
    of: own,
    erase: { name: empty, mobile: empty, disabled: 'true' },
  },
  { table: 'employee_relatives', title: '内购亲友', of: own, erase: {} },
  { table: 'employee_behaviours', title: '内购访问', of: own, erase: { visitor_key: empty }, plain: 'kind' },
  { table: 'member_consents', title: '同意的协议', of: own, erase: {}, kept: { type: '同意的证据' } },
  {
    table: 'audit_rows',
    title: null,
    of: `t.subject = 'member' and t.subject_id = $1::text`,
    erase: {},
    kept: {
      before: '个人信息以会员的密钥封存，注销即删除密钥',
      after: '个人信息以会员的密钥封存，注销即删除密钥',
      reason: '管理人员填写的原因',
      ip: '管理人员的网络日志依法保存（网络安全法第二十一条）',
      device: '管理人员的网络日志依法保存（网络安全法第二十一条）',
    },
    plain: 'actor_kind actor_id event subject subject_id',
  },
  {
    table: 'members',
    title: '账号',
    of: own,
    erase: {
      mobile: `'closed-' || t.user_id`,
      password_hash: `'${noPassword}'`,
      username: nobody,
      avatar: empty,
      sex: '0',
      birthday: empty,
      email: empty,
      answers: `'{}'`,
      login_email: 'null',
      email_verified: '0',
      work_id: 'null',
      is_staff: 'false',
      disabled: 'true',
      tokens_from: 'greatest(t.tokens_from, $2::bigint) + 1',
      updated: '$2::bigint',
    },
    hidden: ['password_hash', 'tokens_from'],
    plain: 'role desk_role user_card_code',
  },
]
