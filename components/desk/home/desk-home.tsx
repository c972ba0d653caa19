'use client'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import { mayDo } from '@/lib/domain/desk/roles'
import { deskGoodsStates } from '@/lib/domain/goods/desk-state'
import { orderTodos, type OrderTodo } from '@/lib/domain/order/todos'
import { shopHref } from '@/lib/web/shop-href'
import { useDesk } from '../frame/use-desk'
import { countText } from '../list/count-text'
import { deskGoodsHref, deskOrdersHref } from '../menu/hrefs'
import { deskMenu } from '../menu/pages'

/**
 * 商家中心, or 运营中心 of an operator: the open tasks, the products and the sales of today, from the mall itself (spec 3 §6,
 * /shopadmin/index).
 */
export function DeskHome() {
  const { data, isFetching, refetch } = useDesk()
  if (!data) return null
  const { shop, desk_role: role, orders, applications, goods, goods_approval: approval, today } = data
  // Those who decide about products, and those of the shop who may change them.
  const seesPending = approval !== null && mayDo(role, shop ? 'goods:write' : 'goods:approve')
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink mr-auto text-lg font-semibold max-md:w-full">{shop?.name ?? '全部店铺'}</p>
        <Button variant="ghost" loading={isFetching} onClick={() => void refetch()}>
          刷新
        </Button>
        {shop && (
          <>
            {mayDo(role, 'shop:write') && (
              <ButtonLink href="/shop/review" variant="ghost">
                入驻进度
              </ButtonLink>
            )}
            <ButtonLink href={shopHref({ distributor_id: shop.distributor_id })}>店铺首页</ButtonLink>
          </>
        )}
      </div>
      {data.wants_factor && (
        <p className="rounded-card bg-brand-tint text-ink flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
          您的账号可以审批资金和管理账号，建议开启二次验证
          <ButtonLink href={deskMenu.security.href} variant="ghost">
            去设置
          </ButtonLink>
        </p>
      )}
      {today && (
        <Numbers title="今日成交">
          <Figure name="付款订单" value={today.orders} />
          <Figure name="成交金额（未扣退款）" value={<Price cents={today.amount} />} />
        </Numbers>
      )}
      {(orders ?? applications ?? seesPending) && (
        <Numbers title="待办">
          {orders &&
            Object.entries(orderTodos).map(([todo, label]) => (
              <Figure
                key={todo}
                name={label}
                value={orders[todo as OrderTodo]}
                href={deskOrdersHref(todo as OrderTodo)}
              />
            ))}
          {orders && (
            <Figure
              name="处理中售后"
              value={orders.open_aftersales}
              {...(mayDo(role, 'aftersale:read') && { href: deskMenu.aftersales.href })}
            />
          )}
          {applications && (
            <Figure name="待审核入驻" value={applications.review} href={deskMenu.applications.href} />
          )}
          {seesPending && (
            <Figure name="待审核商品" value={approval.pending} href={deskGoodsHref('pending')} />
          )}
          {seesPending && shop && (
            <Figure name="待修改商品" value={approval.returned} href={deskGoodsHref('returned')} />
          )}
        </Numbers>
      )}
      {goods && (
        <Numbers title="商品">
          {(['on_sale', 'sold_out', 'off_sale'] as const).map((state) => (
            <Figure
              key={state}
              name={deskGoodsStates[state]}
              value={countText(goods[state])}
              href={deskGoodsHref(state)}
            />
          ))}
        </Numbers>
      )}
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

/** A number, and the list in which it is counted. */
function Figure({ name, value, href }: { name: string; value: ReactNode; href?: string }) {
  return (
    <div
      className={cx(
        'border-line relative flex flex-col-reverse gap-1 border-l py-1 pl-4',
        href && 'hover:border-brand has-[a:focus-visible]:border-brand',
      )}
    >
      <dt className="text-muted text-sm">
        {href ? (
          // The whole figure is the target.
          <Link href={href} className="hover:text-brand after:absolute after:inset-0">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="nums text-ink text-2xl font-semibold">{value}</dd>
    </div>
  )
}
