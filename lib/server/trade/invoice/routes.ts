import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { findSetting } from '@/lib/server/ground/settings'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { applyForInvoice, resendInvoice, updateRequest, type InvoiceRequest } from './apply'
import { getInvoice, listInvoices } from './list'
import { addTitle, changeTitle, deleteTitle, getTitle, listTitles, type TitleValues } from './titles'

const routes = os.invoice

interface RequestInput {
  invoice_type: 'enterprise' | 'individual'
  invoice_type_code?: '01' | '02' | undefined
  company_title: string
  company_tax_number?: string | undefined
  company_address?: string | undefined
  company_telephone?: string | undefined
  bank_name?: string | undefined
  bank_account?: string | undefined
  email: string
  mobile?: string | undefined
}

const requestOf = (input: RequestInput): InvoiceRequest => ({
  type: input.invoice_type,
  typeCode: input.invoice_type_code ?? '02',
  title: input.company_title,
  taxNumber: input.company_tax_number ?? '',
  address: input.company_address ?? '',
  telephone: input.company_telephone ?? '',
  bankName: input.bank_name ?? '',
  bankAccount: input.bank_account ?? '',
  email: input.email,
  mobile: input.mobile ?? '',
})

interface TitleInput {
  invoices_type: 'individual' | 'enterprise'
  name: string
  telephone?: string | undefined
  tax_number?: string | undefined
  business_address?: string | undefined
  bank?: string | undefined
  bank_account?: string | undefined
  is_def?: boolean | undefined
}

const titleOf = (input: TitleInput): TitleValues => ({
  type: input.invoices_type,
  name: input.name,
  telephone: input.telephone ?? '',
  taxNumber: input.tax_number ?? '',
  businessAddress: input.business_address ?? '',
  bank: input.bank ?? '',
  bankAccount: input.bank_account ?? '',
  isDefault: input.is_def ?? false,
})

/** The default agreement until an operator stores the setting `protocol.invoice`. */
const defaultProtocol = {
  title: '开票须知',
  content:
    '<p>订单付款后可申请电子发票，发票金额为实付金额，不含积分、优惠券和国家补贴抵扣的部分。</p>' +
    '<p>发票开具后会发送到您填写的邮箱，您也可以在订单详情中查看。发生退款的订单，原发票作废后按剩余金额重新开具。</p>',
}

export const invoiceRoutes = {
  apply: routes.apply.handler(({ input, context }) =>
    applyForInvoice(context.mall, memberOf(context).userId, input.order_id, requestOf(input)),
  ),

  update: routes.update.handler(({ input, context }) =>
    updateRequest(context.mall, memberOf(context).userId, input.id, requestOf(input)),
  ),

  list: routes.list.handler(async ({ input, context }) => {
    const filter = {
      userId: memberOf(context).userId,
      status: input.invoice_status,
      orderId: input.order_id,
    }
    const { list, total } = await listInvoices(context.mall.db, filter, input)
    return wireList({ list, total })
  }),

  info: routes.info.handler(async ({ input, context }) => {
    const found = await getInvoice(context.mall.db, memberOf(context).userId, input.id)
    if (!found) throw new MallError(orderMessages.orderHasNoInvoice)
    return found
  }),

  resend: routes.resend.handler(async ({ input, context }) => {
    await resendInvoice(context.mall, memberOf(context).userId, input.id, input.confirm_email)
    return { status: true }
  }),

  setting: routes.setting.handler(() => ({
    invoice_status: 1 as const,
    invoice_type_code: ['02' as const, '01' as const],
    special_invoice: 1 as const,
    freight_invoice: 1 as const,
  })),

  protocol: routes.protocol.handler(async ({ context: { mall } }) => {
    const stored = await findSetting(mall.db, 'protocol.invoice')
    return stored ? { title: stored.title, content: stored.content } : defaultProtocol
  }),

  titles: routes.titles.handler(async ({ input, context }) => {
    const { list, total } = await listTitles(context.mall.db, memberOf(context).userId, input)
    return wireList({ list, total })
  }),

  title: routes.title.handler(({ input, context }) =>
    getTitle(context.mall.db, memberOf(context).userId, input.id),
  ),

  addTitle: routes.addTitle.handler(({ input, context }) =>
    addTitle(context.mall, memberOf(context).userId, titleOf(input)),
  ),

  changeTitle: routes.changeTitle.handler(({ input, context }) =>
    changeTitle(context.mall, memberOf(context).userId, input.id, titleOf(input)),
  ),

  deleteTitle: routes.deleteTitle.handler(async ({ input, context }) => {
    await deleteTitle(context.mall, memberOf(context).userId, input.id)
    return { status: true }
  }),
}
