import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as orderMessages from '@/lib/domain/messages/order'
import { call } from '../call'
import {
  bit,
  cents,
  listOf,
  seconds,
  wireBool,
  wireId,
  wirePage,
  wirePageSize,
  wireText,
  wirePhone,
} from '../fields'
import { wireOrderId } from './order'

const tags = ['发票']
const noInvoice = orderMessages.orderHasNoInvoice

/** An invoice of an order (contract trade §11). */
export const invoiceRow = z.object({
  id: z.int(),
  order_id: z.string(),
  user_id: z.int(),
  distributor_id: z.int(),
  invoice_type: z.enum(['enterprise', 'individual']),
  /** 01 special (专票), 02 ordinary (普票). */
  invoice_type_code: z.enum(['01', '02']),
  company_title: z.string(),
  company_tax_number: z.string(),
  company_address: z.string(),
  company_telephone: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
  email: z.string(),
  mobile: z.string(),
  invoice_amount: cents,
  invoice_status: z.enum(['pending', 'inProgress', 'success', 'waste', 'failed', 'cancel']),
  invoice_status_msg: z.string(),
  invoice_number: z.string(),
  invoice_file_url: z.string(),
  remark: z.string(),
  create_time: seconds,
  update_time: seconds,
})
export type Invoice = z.infer<typeof invoiceRow>

const invoiceFields = z.object({
  invoice_type: z.enum(['enterprise', 'individual'], '请选择发票类型'),
  invoice_type_code: z.enum(['01', '02']).optional().catch(undefined),
  company_title: wireText(100, '发票抬头过长', orderMessages.invoiceTitleEmpty),
  company_tax_number: wireText(20, orderMessages.invoiceTaxNumberInvalid).optional(),
  company_address: wireText(200).optional(),
  company_telephone: wirePhone(30).optional(),
  bank_name: wireText(100).optional(),
  bank_account: wireText(40).optional(),
  email: wireText(254, memberMessages.emailInvalid, orderMessages.invoiceEmailMissing).min(
    1,
    orderMessages.invoiceEmailMissing,
  ),
  mobile: wirePhone().optional(),
})

const title = z.object({
  id: z.int(),
  invoices_id: z.int(),
  user_id: z.int(),
  invoices_type: z.enum(['individual', 'enterprise']),
  name: z.string(),
  telephone: z.string(),
  tax_number: z.string(),
  business_address: z.string(),
  bank: z.string(),
  bank_account: z.string(),
  is_def: bit,
  created: seconds,
  updated: seconds,
})
export type InvoiceTitle = z.infer<typeof title>

const titleFields = z.object({
  invoices_type: z.enum(['individual', 'enterprise'], '请选择发票类型'),
  name: wireText(100, '发票抬头过长', orderMessages.invoiceTitleEmpty),
  telephone: wirePhone(30).optional(),
  tax_number: wireText(20, orderMessages.invoiceTaxNumberInvalid).optional(),
  business_address: wireText(200).optional(),
  bank: wireText(100).optional(),
  bank_account: wireText(40).optional(),
  is_def: wireBool().optional(),
})

const titleId = z.object({ id: wireId(orderMessages.invoiceTitleMissing) })

export const invoiceContract = {
  apply: call('POST', '/order/invoice/apply', '申请开票', { tags, auth: 'member' })
    .input(invoiceFields.extend({ order_id: wireOrderId() }))
    .output(invoiceRow),

  update: call('POST', '/order/invoice/update', '修改开票信息', { tags, auth: 'member' })
    .input(invoiceFields.extend({ id: wireId(noInvoice) }))
    .output(invoiceRow),

  list: call('GET', '/order/invoice/list', '我的发票', { tags, auth: 'member' })
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(20),
        order_id: wireText(30).optional(),
        invoice_status: wireText(20).optional(),
      }),
    )
    .output(listOf(invoiceRow)),

  info: call('GET', '/order/invoice/info/{id}', '发票详情', { tags, auth: 'member', invalid: noInvoice })
    .input(z.object({ id: wireId(noInvoice) }))
    .output(invoiceRow),

  /** Sends an issued invoice again. */
  resend: call('POST', '/order/invoice/resend', '重发发票', { tags, auth: 'member' })
    .input(
      z.object({
        id: wireId(noInvoice),
        confirm_email: wireText(254, memberMessages.emailInvalid, orderMessages.invoiceEmailMissing).min(
          1,
          orderMessages.invoiceEmailMissing,
        ),
      }),
    )
    .output(z.object({ status: z.boolean() })),

  setting: call('GET', '/order/invoice/setting', '开票设置', { tags })
    .input(z.object({}))
    .output(
      z.object({
        invoice_status: bit,
        /** Kinds of invoices that can be requested. */
        invoice_type_code: z.array(z.enum(['01', '02'])),
        special_invoice: bit,
        freight_invoice: bit,
      }),
    ),

  protocol: call('GET', '/order/invoice/protocol', '开票须知', { tags })
    .input(z.object({}))
    .output(z.object({ title: z.string(), content: z.string() })),

  titles: call('GET', '/member/invoicelist', '发票抬头', { tags, auth: 'member' })
    .input(z.object({ page: wirePage(), pageSize: wirePageSize(50) }))
    .output(listOf(title)),

  title: call('GET', '/member/invoice/{id}', '发票抬头详情', { tags, auth: 'member' })
    .input(titleId)
    .output(title),

  addTitle: call('POST', '/member/invoice', '添加发票抬头', { tags, auth: 'member' })
    .input(titleFields)
    .output(title),

  changeTitle: call('PUT', '/member/invoice/{id}', '修改发票抬头', {
    tags,
    auth: 'member',
    also: [{ method: 'POST', path: '/member/invoice/{id}' }],
  })
    .input(titleFields.extend(titleId.shape))
    .output(title),

  deleteTitle: call('DELETE', '/member/invoice/{id}', '删除发票抬头', { tags, auth: 'member' })
    .input(titleId)
    .output(z.object({ status: z.boolean() })),
}
