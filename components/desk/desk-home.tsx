'use client'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { shopHref } from '@/lib/web/shop-href'
import { useDesk } from './use-desk'

/** 商家中心: what has to be done, the products and the sales of today, from the mall itself (spec 3 §6, /shopadmin/index). */
export function DeskHome() {
  const { data, isFetching, refetch } = useDesk()
  if (!data) return null
  const { shop, orders, goods, today } = data
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink mr-auto text-lg font-semibold max-md:w-full">{shop?.name ?? '全部店铺'}</p>
        <Button variant="ghost" loading={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
        <ButtonLink href="/shop/review" variant="ghost">
          入驻进度
        </ButtonLink>
        {shop && <ButtonLink href={shopHref({ distributor_id: shop.distributor_id })}>店铺首页</ButtonLink>}
      </div>
      <Numbers title="今日成交">
        <Figure name="付款订单" value={today.orders} />
        <Figure name="成交金额" value={<Price cents={today.amount} />} />
      </Numbers>
      <Numbers title="待办订单">
        <Figure name="待付款" value={orders.wait_pay} />
        <Figure name="待发货" value={orders.wait_ship} />
        <Figure name="部分发货" value={orders.part_shipped} />
        <Figure name="待收货" value={orders.wait_receive} />
        <Figure name="待审核取消" value={orders.wait_cancel_review} />
        <Figure name="待审核转账" value={orders.wait_offline_review} />
        <Figure name="处理中售后" value={orders.open_aftersales} />
      </Numbers>
      <Numbers title="商品">
        <Figure name="在售" value={goods.on_sale} />
        <Figure name="在售已售罄" value={goods.sold_out} />
        <Figure name="未上架" value={goods.off_sale} />
      </Numbers>
    </div>
  )
}

function Numbers({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="text-ink mb-3 font-semibold">{title}</h2>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">{children}</dl>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="border-line flex flex-col-reverse gap-1 border-l py-1 pl-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="nums text-ink text-2xl font-semibold">{value}</dd>
    </div>
  )
}
