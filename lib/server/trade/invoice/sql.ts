import 'server-only'
import type { InvoiceStatus } from '@/lib/domain/order/invoice-states'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { keptSubsidy } from '@/lib/server/trade/order/kept-subsidy-sql'

const invoiceFields = `v.invoice_id as "invoiceId", v.order_id as "orderId", v.user_id as "userId",
  v.distributor_id as "distributorId", v.invoice_type as "invoiceType", v.invoice_type_code as "invoiceTypeCode",
  v.company_title as "companyTitle", v.company_tax_number as "companyTaxNumber", v.company_address as "companyAddress",
  v.company_telephone as "companyTelephone", v.bank_name as "bankName", v.bank_account as "bankAccount", v.email,
  v.mobile, v.amount, v.status, v.number, v.file_url as "fileUrl", v.remark, v.create_time as "createTime",
  v.update_time as "updateTime"`
const invoiceColumns = {
  invoiceId: number,
  orderId: text,
  userId: number,
  distributorId: number,
  invoiceType: oneOf<'enterprise' | 'individual'>(),
  invoiceTypeCode: oneOf<'01' | '02'>(),
  companyTitle: text,
  companyTaxNumber: text,
  companyAddress: text,
  companyTelephone: text,
  bankName: text,
  bankAccount: text,
  email: text,
  mobile: text,
  amount: number,
  status: oneOf<InvoiceStatus>(),
  number: text,
  fileUrl: text,
  remark: text,
  createTime: number,
  updateTime: number,
}
export type InvoiceRow = RowOf<typeof invoiceColumns>

/**
 * The amount of an order that can be invoiced: the paid amount less paid and pending refunds, plus the subsidy, which
 * the invoice of a subsidised piece contains (rules of the programme 2025).
 */
export const invoiceAmount = statement(
  'invoice_amount',
  `select o.total_fee - coalesce((
            select sum(r.refund_fee) from refunds r where r.order_id = o.order_id and r.refund_type <> 3
               and r.refund_status not in ('REFUSE', 'CANCEL', 'REFUNDCLOSE')), 0) + ${keptSubsidy} as "amount",
          ${keptSubsidy} > 0 as "isSubsidised",
          exists (select 1 from invoices v where v.order_id = o.order_id
                     and v.status in ('pending', 'inProgress', 'success')) as "hasInvoice"
     from orders o where o.order_id = $1`,
  { amount: number, isSubsidised: boolean, hasInvoice: boolean },
)

export const insertInvoice = statement(
  'invoice_insert',
  `insert into invoices as v (order_id, user_id, distributor_id, invoice_type, invoice_type_code, company_title,
          company_tax_number, company_address, company_telephone, bank_name, bank_account, email, mobile, amount, status,
          create_time, update_time)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'pending', $15, $15)
   on conflict do nothing returning ${invoiceFields}`,
  invoiceColumns,
)

export const lockInvoice = statement(
  'invoice_lock',
  `select ${invoiceFields} from invoices v
    where v.invoice_id = $1 and ($2::bigint is null or v.user_id = $2) and ($3::int is null or v.distributor_id = $3)
      for update`,
  invoiceColumns,
)

export const updateInvoice = statement(
  'invoice_update',
  `update invoices v set invoice_type = $2, invoice_type_code = $3, company_title = $4, company_tax_number = $5,
          company_address = $6, company_telephone = $7, bank_name = $8, bank_account = $9, email = $10, mobile = $11,
          status = 'pending', update_time = $12
    where v.invoice_id = $1 returning ${invoiceFields}`,
  invoiceColumns,
)

/** Decides an invoice in state $2 with its number, file and note; an issued one gets the current amount. */
export const decideInvoice = statement(
  'invoice_decide',
  `update invoices v set status = $2, number = $3, file_url = $4, remark = $5, amount = $6, update_time = $7
    where v.invoice_id = $1 returning ${invoiceFields}`,
  invoiceColumns,
)

export const setEmail = statement(
  'invoice_set_email',
  'update invoices set email = $2, update_time = $3 where invoice_id = $1',
)

export const invoiceOfMember = statement(
  'invoice_of_member',
  `select ${invoiceFields} from invoices v where v.invoice_id = $1 and v.user_id = $2`,
  invoiceColumns,
)

/** A condition on invoices: of member $1, shop $2, in state $3, of order $4; null for any. */
const inList = `($1::bigint is null or v.user_id = $1) and ($2::int is null or v.distributor_id = $2)
  and ($3::text is null or v.status = $3) and ($4::text is null or v.order_id = $4)`
export const invoiceList = statement(
  'invoice_list',
  `select ${jsonRows(`select ${invoiceFields} from invoices v where ${inList} order by v.invoice_id desc limit $5 offset $6`)} as rows,
          (select count(*) from invoices v where ${inList}) as total`,
  { rows: json<InvoiceRow[]>(), total: number },
)

const titleFields = `t.title_id as "titleId", t.user_id as "userId", t.invoices_type as "invoicesType", t.name,
  t.telephone, t.tax_number as "taxNumber", t.business_address as "businessAddress", t.bank,
  t.bank_account as "bankAccount", t.is_default as "isDefault", t.created, t.updated`
const titleColumns = {
  titleId: number,
  userId: number,
  invoicesType: oneOf<'individual' | 'enterprise'>(),
  name: text,
  telephone: text,
  taxNumber: text,
  businessAddress: text,
  bank: text,
  bankAccount: text,
  isDefault: boolean,
  created: number,
  updated: number,
}
export type TitleRow = RowOf<typeof titleColumns>

export const titlesOfMember = statement(
  'invoice_titles',
  `select ${jsonRows(`select ${titleFields} from invoice_titles t where t.user_id = $1
       order by t.is_default desc, t.title_id desc limit $2 offset $3`)} as rows,
          (select count(*) from invoice_titles t where t.user_id = $1) as total`,
  { rows: json<TitleRow[]>(), total: number },
)
export const titleOfMember = statement(
  'invoice_title',
  `select ${titleFields} from invoice_titles t where t.title_id = $1 and t.user_id = $2`,
  titleColumns,
)

/** A member has one default title. */
export const clearDefaultTitle = statement(
  'invoice_clear_default_title',
  'update invoice_titles set is_default = false where user_id = $1 and is_default and title_id <> $2',
)
export const insertTitle = statement(
  'invoice_insert_title',
  `insert into invoice_titles as t (user_id, invoices_type, name, telephone, tax_number, business_address, bank,
          bank_account, is_default, created, updated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) returning ${titleFields}`,
  titleColumns,
)
export const updateTitle = statement(
  'invoice_update_title',
  `update invoice_titles t set invoices_type = $3, name = $4, telephone = $5, tax_number = $6, business_address = $7,
          bank = $8, bank_account = $9, is_default = $10, updated = $11
    where t.title_id = $1 and t.user_id = $2 returning ${titleFields}`,
  titleColumns,
)
export const removeTitle = statement(
  'invoice_remove_title',
  'delete from invoice_titles where title_id = $1 and user_id = $2 returning title_id as "titleId"',
  { titleId: number },
)
