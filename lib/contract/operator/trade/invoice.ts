import { z } from 'zod'
import * as orderMessages from '@/lib/domain/messages/order'
import { call } from '../../call'
import { listOf, wireId, wireText } from '../../fields'
import { invoiceRow } from '../../trade/invoice'
import { forDesk, paging } from '../options'

/** Invoices of orders (contract operator). */
export const operatorInvoiceContract = {
  list: call('GET', '/operator/invoices', '发票列表', forDesk('invoice:read'))
    .input(
      z.object({
        ...paging,
        invoice_status: wireText(20).optional(),
        order_id: wireText(30).optional(),
      }),
    )
    .output(listOf(invoiceRow)),

  issue: call('POST', '/operator/invoice/issue', '开票', forDesk('invoice:write'))
    .input(
      z.object({
        id: wireId(orderMessages.invoiceMissing),
        number: wireText(40, '发票号码过长').optional().default(''),
        /** Where the invoice can be read: an https address or a path of this mall. */
        file: wireText(500, orderMessages.invoiceFileInvalid).optional().default(''),
      }),
    )
    .output(invoiceRow),

  void: call('POST', '/operator/invoice/void', '作废发票', forDesk('invoice:write'))
    .input(
      z.object({
        id: wireId(orderMessages.invoiceMissing),
        reason: wireText(200, '作废原因过长').optional().default(''),
      }),
    )
    .output(invoiceRow),
}
