import 'server-only'
import type { Invoice } from '@/lib/contract/trade/invoice'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { invoiceProblem, personalInvoiceText } from '@/lib/domain/order/invoice'
import { canInvoice, invoiceRefusal, invoiceTransitions } from '@/lib/domain/order/invoice-states'
import { emailProblem } from '@/lib/domain/validate'
import { sendMail } from '@/lib/server/ground/adapters/mail'
import type { Mall } from '@/lib/server/ground/mall'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { insertInvoice, invoiceAmount, lockInvoice, setEmail, updateInvoice, type InvoiceRow } from './sql'
import { wireInvoice } from './wire'

/** The data that a buyer wants on an invoice. */
export interface InvoiceRequest {
  type: 'enterprise' | 'individual'
  typeCode: '01' | '02'
  title: string
  taxNumber: string
  address: string
  telephone: string
  bankName: string
  bankAccount: string
  email: string
  mobile: string
}

const applyProblem = (text: string) => new MallError(`申请发票出错:${text}`)
const noInvoice = () => new MallError(orderMessages.orderHasNoInvoice)

/** @throws MallError 申请发票出错:…, 邮箱格式不正确 */
function checkRequest(request: InvoiceRequest): void {
  const invalidEmail = emailProblem(request.email)
  if (invalidEmail) throw new MallError(invalidEmail)
  const title = request.type === 'enterprise' ? 'unit' : 'individual'
  const problem = invoiceProblem({ title, content: request.title, registrationNumber: request.taxNumber })
  if (problem) throw applyProblem(problem)
  if (request.typeCode === '01' && request.type !== 'enterprise') throw applyProblem('专票仅支持企业抬头')
  const isComplete = request.address && request.telephone && request.bankName && request.bankAccount
  if (request.typeCode === '01' && !isComplete)
    throw applyProblem('专票请填写公司地址、电话、开户银行和银行账号')
}

const columnsOf = (request: InvoiceRequest) => [
  request.type,
  request.typeCode,
  request.title,
  request.type === 'enterprise' ? request.taxNumber : '',
  request.address,
  request.telephone,
  request.bankName,
  request.bankAccount,
  request.email,
  request.mobile,
]

/**
 * Requests an invoice for a paid order of the member (contract trade §11).
 * @throws MallError 申请发票出错:…, 邮箱格式不正确
 */
export async function applyForInvoice(
  mall: Mall,
  userId: number,
  orderId: string,
  request: InvoiceRequest,
): Promise<Invoice> {
  checkRequest(request)
  const row = await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    const [facts] = order ? await tx.run(invoiceAmount, [orderId]) : []
    if (!order || !facts) throw applyProblem(orderMessages.orderMissing)
    const refusal = invoiceRefusal({ ...order, ...facts })
    if (refusal) throw applyProblem(refusal)
    if (facts.isSubsidised && request.type === 'enterprise') throw applyProblem(personalInvoiceText)
    const values = [...columnsOf(request), facts.amount, mall.now()]
    const [created] = await tx.run(insertInvoice, [orderId, userId, order.distributorId, ...values])
    if (!created) throw applyProblem(orderMessages.invoiceAskedAlready)
    return created
  })
  return wireInvoice(row)
}

/**
 * Changes the data to be printed, until the invoice is issued.
 * @throws MallError 此订单无发票信息, 发票状态不能修改, and as `applyForInvoice`
 */
export async function updateRequest(
  mall: Mall,
  userId: number,
  invoiceId: number,
  request: InvoiceRequest,
): Promise<Invoice> {
  checkRequest(request)
  const row = await mall.db.transaction(async (tx) => {
    const [invoice] = await tx.run(lockInvoice, [invoiceId, userId, null])
    if (!invoice) throw noInvoice()
    if (!canInvoice(invoice.status, 'update')) throw new MallError(invoiceTransitions.update.refusal)
    const [facts] = await tx.run(invoiceAmount, [invoice.orderId])
    if (facts?.isSubsidised && request.type === 'enterprise') throw applyProblem(personalInvoiceText)
    const [updated] = await tx.run(updateInvoice, [invoiceId, ...columnsOf(request), mall.now()])
    return updated
  })
  if (!row) throw noInvoice()
  return wireInvoice(row)
}

/** Sends an issued invoice to its address; used when it is issued and when the buyer requests it again. */
export const mailInvoice = (mall: Mall, { email, orderId, number, fileUrl }: InvoiceRow): Promise<void> =>
  sendMail(mall, {
    to: email,
    subject: `订单${orderId}的电子发票`,
    text: `发票号码：${number}\n查看发票：${new URL(fileUrl, mall.env.publicUrl).href}`,
  })

/**
 * Sends an issued invoice again, to the address that the member confirms.
 * @throws MallError 此订单无发票信息, 邮箱格式不正确, 发票重发失败
 */
export async function resendInvoice(
  mall: Mall,
  userId: number,
  invoiceId: number,
  email: string,
): Promise<void> {
  const problem = emailProblem(email)
  if (problem) throw new MallError(problem)
  const invoice = await mall.db.transaction(async (tx) => {
    const [found] = await tx.run(lockInvoice, [invoiceId, userId, null])
    if (!found) throw noInvoice()
    if (found.status !== 'success' || found.fileUrl === '') throw new MallError('发票重发失败')
    await tx.run(setEmail, [invoiceId, email, mall.now()])
    return { ...found, email }
  })
  await mailInvoice(mall, invoice).catch(() => {
    throw new MallError('发票重发失败')
  })
}
