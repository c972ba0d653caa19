import { z } from 'zod'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'
import * as addressMessages from '@/lib/domain/messages/address'
import * as memberMessages from '@/lib/domain/messages/member'
import * as shopMessages from '@/lib/domain/messages/shop'
import { call } from '../call'
import { seconds, wireId, wireInt, wireJson, wireMobile, wireText, wirePhone } from '../fields'
import { upload } from '../upload'
import { merchantName, merchantPapers, settledType } from './merchant-shape'

const tags = ['商家入驻']
/** Calls with a token of the merchants' entry. */
const own = { auth: 'store', tags } as const

const merchantType = z.object({
  id: z.int(),
  company_id: z.literal(1),
  name: z.string(),
  /** 0 for the first level. */
  parent_id: z.int(),
  path: z.string(),
  sort: z.int(),
  is_show: z.boolean(),
  level: z.literal([1, 2]),
  created: seconds,
  updated: seconds,
})

/** A text of a step; what it must be is a rule of `lib/domain/merchant`. */
const field = (max = 200) => wireText(max).optional().default('')
const regionParts = (missing: string) =>
  wireJson(
    z
      .array(wireText(30, missing, missing), missing)
      .max(3, missing)
      .optional(),
  )

/** Merchants apply in three steps and wait for an operator (contract member §13). */
export const merchantContract = {
  /** Sms code of type `merchant_login`. A new number gets an account and an empty application. */
  login: call('POST', '/merchant/login', '商家登录', { tags })
    .input(
      z.object({
        /** Every call of a client carries it; the mall has one company. */
        company_id: wireId('企业ID不能为空'),
        mobile: wireMobile('手机号不能为空', memberMessages.mobileNumberInvalid),
        vcode: wireText(20, memberMessages.codeWrong, '短信验证码不能为空').min(1, '短信验证码不能为空'),
      }),
    )
    .output(z.object({ token: z.string() })),

  /** Ends the session of the merchants' entry and no other. Our own call. */
  logout: call('POST', '/merchant/logout', '商家退出', own)
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  setting: call('GET', '/merchant/basesetting', '入驻设置', { tags })
    .input(z.object({}))
    .output(
      z.object({
        display_on_pc: z.enum(['true', 'false']),
        settled_type: z.array(settledType),
        /** 入驻协议 as HTML. */
        content: z.string(),
      }),
    ),

  /** Types of the first level that have others below them, or those below one. */
  types: call('GET', '/merchant/type/list', '商户类型', own)
    .input(
      z.object({
        page: wireInt(1, 1_000_000, '当前页数为大于0的整数'),
        page_size: wireInt(1, 50, '每页数量为1-50的整数'),
        parent_id: wireInt(0, Number.MAX_SAFE_INTEGER).optional().default(0),
        name: wireText(50).optional(),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(merchantType) })),

  banks: call('GET', '/adapay/bank/list', '结算银行', { tags })
    .input(
      z.object({
        page: wireInt(1, 1_000_000).optional().default(1),
        page_size: wireInt(1, 100).optional().default(20),
        bank_name: wireText(50).optional(),
      }),
    )
    .output(
      z.object({
        total_count: z.int(),
        list: z.array(z.object({ id: z.int(), bank_name: z.string(), bank_code: z.string() })),
      }),
    ),

  /** The step to show: 1 with nothing saved, 4 with everything. */
  step: call('GET', '/merchant/settlementapply/step', '入驻进度', own)
    .input(z.object({}))
    .output(z.object({ step: z.literal([1, 2, 3, 4]) })),

  /** Saves a step; the third one submits the application. */
  save: call('POST', '/merchant/settlementapply/{step}', '保存入驻资料', own)
    .input(
      z.object({
        step: wireInt(1, 3, shopMessages.applicationStepInvalid),
        merchant_type_id: wireText(20, shopMessages.tradeScopeInvalid).or(z.int()).optional(),
        settled_type: field(20),
        merchant_name: field(),
        social_credit_code_id: field(),
        /** Codes of province, city and county; their names may come with them. */
        regions_id: regionParts(addressMessages.regionMissing),
        regions: regionParts(addressMessages.regionMissing),
        address: field(400),
        legal_name: field(),
        legal_cert_id: field(),
        legal_mobile: wirePhone(200).optional().default(''),
        bank_acct_type: z
          .union([wireText(5), z.int().transform(String)])
          .optional()
          .default(''),
        card_id_mask: field(),
        bank_name: field(),
        bank_mobile: wirePhone(200).optional().default(''),
        license_url: field(500),
        legal_certid_front_url: field(500),
        legal_cert_id_back_url: field(500),
        bank_card_front_url: field(500),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** The owner's saved application. */
  detail: call('GET', '/merchant/settlementapply/detail', '入驻资料', own)
    .input(z.object({}))
    .output(
      z.object({
        id: z.string(),
        company_id: z.literal(1),
        mobile: z.string(),
        is_agree_agreement: z.literal(true),
        merchant_type_id: z.string(),
        merchant_type_parent_id: z.union([z.int(), z.literal('')]),
        merchant_type_parent_name: z.string(),
        settled_type: settledType,
        ...merchantName,
        /** The codes as JSON text. */
        regions_id: z.string(),
        ...merchantPapers,
        audit_status: z.enum(['1', '2', '3']),
        audit_memo: z.string(),
        source: z.literal('h5'),
        audit_goods: z.boolean(),
        /** Not submitted yet. */
        disabled: z.boolean(),
        created: seconds,
        updated: seconds,
      }),
    ),

  /** `mobile` once approved. A password is never sent: merchants sign in with a code. */
  auditStatus: call('GET', '/merchant/settlementapply/auditstatus', '入驻审核状态', own)
    .input(z.object({}))
    .output(
      z.object({
        audit_status: z.enum(['1', '2', '3']),
        audit_memo: z.string(),
        mobile: z.string().optional(),
      }),
    ),

  /** Always empty: merchants sign in with a code and have no password to send (contract member §19). */
  resetPassword: call('POST', '/merchant/password/reset', '重置商家密码', own)
    .input(z.object({}))
    .output(z.tuple([])),

  /** The pictures of an application; private. Our own call, so that pages send the token of the merchants' entry. */
  picture: call('POST', '/merchant/upload/picture', '上传证照', { ...own, maxFileBytes: maxUploadBytes })
    .input(z.object({ file: z.file(uploadProblems.missing) }))
    .output(upload),
}
