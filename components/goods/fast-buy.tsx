'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { useSession } from '@/lib/client/person/session'
import { toast } from '@/lib/client/press/toast'
import { isSeckill, type PickGoods } from '@/lib/domain/goods/goods-choice'
import { firstInStock, selectionOf } from '@/lib/domain/goods/sku-picker'
import { saleState } from '@/lib/domain/goods/stock'
import { goodsHref } from '@/lib/web/hrefs'
import { closeFastBuy, fastBuyGoods } from './fast-buy-request'
import { PickForm } from './pick-form'
import { pickGoods } from './pick-goods'
import { useBuy } from './use-buy'
import { usePick } from './use-pick'

/** The dialog 加入购物车 (spec 1 §2); fetches the product when it opens. */
export function FastBuy() {
  return (
    <Providers>
      <FastBuyDialog />
    </Providers>
  )
}

function FastBuyDialog() {
  const request = useSyncExternalStore(fastBuyGoods.subscribe, fastBuyGoods.get, fastBuyGoods.get)
  const goodsId = request?.goodsId ?? 0
  const { data, error, refetch, isFetching } = useQuery({
    ...query.goods.detail.queryOptions({ input: { item_id: goodsId } }),
    enabled: request?.open === true,
    meta: { silent: true },
  })
  const goods = useMemo(() => (data && 'goods_id' in data ? pickGoods(data) : null), [data])

  return (
    <Dialog open={request?.open === true} onClose={closeFastBuy} title="加入购物车" width={560}>
      {goods ? (
        <FastBuyForm key={goods.goodsId} goods={goods} />
      ) : error ? (
        <ErrorState small text={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <FastBuySkeleton />
      )}
    </Dialog>
  )
}

/** The page of a shop has its own words for what is missing (spec 3 §6, /shops/info). */
const shopTexts = { spec: '请选择规格值', quantity: '请输入商品数量' }
const isShopPage = () => location.pathname.endsWith('/shops/info')

function FastBuyForm({ goods }: { goods: PickGoods }) {
  const pick = usePick(goods, selectionOf(firstInStock(goods.skus)))
  const texts = isShopPage() ? shopTexts : null
  const buy = useBuy({ onAdded: closeFastBuy, specText: texts?.spec })
  // The press that makes an emptied field lose the focus does not add the minimum that the field takes (spec 1 §5).
  const wasEmptied = useRef(false)
  const state = saleState(goods, useSession()?.isStaff === true)

  const add = () => {
    pick.requireSelection()
    if (texts && wasEmptied.current) {
      wasEmptied.current = false
      return toast.error(texts.quantity)
    }
    buy.add({ goods, sku: pick.sku, num: pick.num })
  }

  return (
    <div className="grid gap-5">
      <PickForm pick={pick} disabled={state.kind !== 'sale'} onEmpty={() => (wasEmptied.current = true)} />
      {state.kind === 'note' ? (
        <p className="text-muted">{state.text}</p>
      ) : state.kind === 'closed' ? (
        <Button size="large" block disabled>
          {state.label}
        </Button>
      ) : isSeckill(goods) ? (
        <ButtonLink href={goodsHref(goods.goodsId)} size="large" block onClick={closeFastBuy}>
          去抢购
        </ButtonLink>
      ) : (
        <Button
          size="large"
          block
          loading={buy.isAdding}
          onPointerDown={() => (wasEmptied.current = false)}
          onClick={add}
          data-autofocus
        >
          加入购物车
        </Button>
      )}
    </div>
  )
}

function FastBuySkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-5">
      <div className="flex gap-4">
        <Skeleton className="size-28 shrink-0" />
        <div className="grid flex-1 content-start gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="mt-2 h-7 w-32" />
        </div>
      </div>
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-[2.875rem]" />
    </div>
  )
}
