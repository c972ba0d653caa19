'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'
import { toast } from '@/lib/client/toast'
import { firstInStock, selectionOf } from '@/lib/domain/sku-picker'
import { closeFastBuy, fastBuyGoods } from './fast-buy-request'
import { isSeckill, pickedPicture, pickGoods, type PickGoods } from './pick-goods'
import { saleState } from './sale-state'
import { shownPrice } from './shown-price'
import { SpecPicker } from './spec-picker'
import { useBuy } from './use-buy'
import { usePick } from './use-pick'

/** The window 加入购物车 (spec 1 §2): the goods are asked for when it opens. */
export function FastBuy() {
  const wish = useSyncExternalStore(fastBuyGoods.subscribe, fastBuyGoods.get, fastBuyGoods.get)
  const goodsId = wish?.goodsId ?? 0
  const { data, error, refetch, isFetching } = useQuery({
    ...query.goods.detail.queryOptions({ input: { item_id: goodsId } }),
    enabled: wish?.open === true,
    meta: { silent: true },
  })
  const goods = useMemo(() => (data ? pickGoods(data) : null), [data])

  return (
    <Dialog open={wish?.open === true} onClose={closeFastBuy} title="加入购物车" width={560}>
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

function FastBuyForm({ goods }: { goods: PickGoods }) {
  const pick = usePick(goods, selectionOf(firstInStock(goods.skus)))
  const buy = useBuy({ onAdded: closeFastBuy })
  const { shown } = pick
  const state = saleState(goods)
  const price = shown && shownPrice(shown)
  const picture = pickedPicture(goods, pick.selection) || shown?.pic || goods.pics[0]

  const add = () => {
    pick.ask()
    buy.add({ goods, sku: pick.sku, num: pick.num })
  }

  return (
    <div className="grid gap-5">
      <div className="flex gap-4">
        <Picture src={picture} alt="" ratio="1/1" className="rounded-control w-28 shrink-0" />
        <div className="min-w-0">
          <p className="text-ink line-clamp-2 text-base">{goods.name}</p>
          {price && (
            <Price cents={price.cents} label={price.label} market={price.market} className="mt-2 text-2xl" />
          )}
          <p className="text-muted mt-1 text-xs">{stockText(pick.sku?.store ?? null, goods)}</p>
        </div>
      </div>
      <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
      <div className="flex items-center gap-3">
        <span className="text-muted w-16 shrink-0">购买数量</span>
        <Quantity
          value={pick.num}
          min={pick.min}
          max={pick.max}
          onChange={pick.setNum}
          onOver={() => toast.info(pick.maxText)}
          onUnder={() => toast.info(pick.minText)}
          disabled={state.kind !== 'sale'}
          label="购买数量"
        />
      </div>
      {state.kind === 'note' ? (
        <p className="text-muted">{state.text}</p>
      ) : state.kind === 'closed' ? (
        <Button size="large" block disabled>
          {state.label}
        </Button>
      ) : isSeckill(goods) ? (
        <ButtonLink href={`/items/${goods.goodsId}`} size="large" block onClick={closeFastBuy}>
          去抢购
        </ButtonLink>
      ) : (
        <Button size="large" block loading={buy.isAdding} onClick={add} data-autofocus>
          加入购物车
        </Button>
      )}
    </div>
  )
}

/** The stock of the chosen sku, or of all of them. */
const stockText = (store: number | null, goods: PickGoods): string =>
  `库存 ${store ?? goods.skus.reduce((sum, sku) => sum + sku.store, 0)} 件`

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
