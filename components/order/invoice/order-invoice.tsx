'use client'
import { Suspense, useState } from 'react'
import { FactList, type Fact } from '@/components/order/fact-list'
import { Button, buttonClass } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { Price } from '@/components/ui/price'
import type { Order } from '@/lib/contract/trade/order'
import { invoicedLabel } from '@/lib/domain/order/invoice-states'

const InvoiceDialog = lazyPart(() => import('./invoice-dialog'), 'InvoiceDialog')

type InvoiceInfo = Extract<Order['invoice_info'], { invoice_id: unknown }>

const stateOf = (order: Order): Fact => ['开票状态：', invoicedLabel(order.is_invoiced)]

/** Invoice facts that the buyer entered at checkout. */
const givenFacts = (order: Order, given: NonNullable<Order['invoice']>): Fact[] => {
  const isCompany = given.title === 'unit'
  return [
    ['类型：', isCompany ? '企业' : '个人'],
    stateOf(order),
    [isCompany ? '公司名称：' : '发票抬头：', given.content],
    ['税号：', given.registration_number],
    ['公司地址：', given.company_address],
    ['电话号码：', given.company_phone],
    ['开户银行：', given.bankname],
    ['银行账号：', given.bankaccount],
  ]
}

/** The state of the request; its title counts, not the one of the checkout. */
const requestFacts = (order: Order, info: InvoiceInfo): Fact[] => [
  stateOf(order),
  ['电子发票：', <span className="text-programme">{info.invoice_status_msg}</span>],
  [info.invoice_type === 'enterprise' ? '公司名称：' : '发票抬头：', info.company_title],
  ['税号：', info.company_tax_number ?? ''],
  [
    '开票金额：',
    info.invoice_amount ? <Price cents={info.invoice_amount} tone="ink" className="font-normal!" /> : '',
  ],
  ['发票号码：', info.invoice_number],
]

/** 发票信息 of an order: the data of the checkout, its state, and how to request it after payment (contract trade §11). */
export function OrderInvoice({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const info = 'invoice_id' in order.invoice_info ? order.invoice_info : null
  // The request after payment only adds the address of the invoice.
  const given = info ? null : order.invoice
  if (!order.invoice_able && !info && !given) return null
  return (
    <FactList
      title="发票信息"
      facts={info ? requestFacts(order, info) : given ? givenFacts(order, given) : [stateOf(order)]}
    >
      {given && order.invoice_able && (
        <p className="text-muted mt-1.5 text-xs">确认接收邮箱后由商家开具电子发票</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {info?.invoice_status === 'success' && info.invoice_file_url && (
          <a
            href={info.invoice_file_url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'ghost' })}
          >
            查看发票
          </a>
        )}
        {order.invoice_able && (
          <Button
            variant="ghost"
            className="max-md:h-11!"
            onClick={() => {
              setWasOpened(true)
              setOpen(true)
            }}
          >
            {given ? '确认开票' : '申请开票'}
          </Button>
        )}
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <InvoiceDialog order={order} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FactList>
  )
}
