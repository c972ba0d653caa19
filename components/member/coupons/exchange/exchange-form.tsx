'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Picture } from '@/components/ui/picture'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { ownCouponsHref } from '@/lib/web/hrefs'

const meta = { silent: true }

/** The SKUs that a coupon exchanges, and the shops that hand them out. */
function useChoices(cardId: number) {
  const goods = useQuery(
    query.goods.list.queryOptions({
      input: { card_id: cardId, is_default: 'false', page: 1, pageSize: 50 },
      staleTime: 0,
      meta,
    }),
  )
  const shops = useQuery(
    query.shop.list.queryOptions({
      input: { card_id: [cardId], is_ziti: true, is_valid: 'true', page: 1, pageSize: 50 },
      meta,
    }),
  )
  return {
    skus: goods.data?.list.filter(({ store }) => store > 0),
    shops: shops.data?.list,
    isError: goods.isError || shops.isError,
    isFetching: goods.isFetching || shops.isFetching,
    refetch: () => void Promise.all([goods.refetch(), shops.refetch()]),
  }
}

interface ExchangeFormProps {
  coupon: UserCard
  onExchanged: () => Promise<void>
}

/** 选择商品 and 选择门店: the shop keeps the product until its owner collects it (contract member §7.6, ADR 0072). */
export function ExchangeForm({ coupon, onExchanged }: ExchangeFormProps) {
  const { skus, shops, isError, isFetching, refetch } = useChoices(coupon.card_id)
  const [itemId, setItemId] = useState<number | null>(null)
  const [shopId, setShopId] = useState<number | null>(null)
  const client = useQueryClient()
  const exchange = useSingleMutation({
    mutationFn: (input: { item_id: number; distributor_id: number }) =>
      api.couponExchange.exchange({ user_card_id: coupon.id, ...input }),
    onSuccess: async () => {
      toast.success('兑换成功，请到店领取')
      await Promise.all([onExchanged(), client.invalidateQueries({ queryKey: query.coupon.mine.key() })])
    },
    // Another member may have taken the last piece.
    onError: refetch,
  })
  if (isError) return <ErrorState onRetry={refetch} retrying={isFetching} />
  if (!skus || !shops) return <Skeleton className="h-80" />
  const chosen = skus.find(({ item_id }) => item_id === itemId)
  // A product of a shop is handed out by that shop.
  const placesOf = ({ distributor_id: owner }: { distributor_id: number }) =>
    owner ? shops.filter(({ distributor_id }) => distributor_id === owner) : shops
  const places = chosen ? placesOf(chosen) : shops
  const shop = places.find(({ distributor_id }) => distributor_id === shopId) ?? null
  if (skus.length === 0 || shops.length === 0)
    return (
      <Empty
        occasion="coupon"
        text="暂无可兑换的商品，请稍后再来看看"
        action={{ href: ownCouponsHref, label: '返回我的优惠券' }}
      />
    )
  const submit = async () => {
    if (!chosen || !shop) return
    const text = `确认兑换“${chosen.item_name}”，到${shop.name}领取？兑换后不能更换商品和门店`
    if (await confirm({ text }))
      exchange.mutate({ item_id: chosen.item_id, distributor_id: shop.distributor_id })
  }
  return (
    <div className="max-md:rounded-card max-md:bg-card grid gap-6 max-md:p-4">
      <p className="text-text text-sm">
        <span className="text-ink font-medium">{coupon.title}</span>
        <span className="nums text-muted ml-3 text-xs">
          {coupon.begin_date.replaceAll('-', '.')} – {coupon.end_date.replaceAll('-', '.')}
        </span>
      </p>
      <fieldset>
        <legend className="text-ink mb-3 font-semibold">选择商品</legend>
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          {skus.map((sku) => (
            <ChoiceCard
              key={sku.item_id}
              name="exchange-item"
              // Its shop may have closed, or given up pickup, between the answers with products and shops.
              disabled={placesOf(sku).length === 0}
              checked={sku.item_id === itemId}
              onChoose={() => setItemId(sku.item_id)}
              className="flex! items-center gap-3 p-3"
            >
              <Picture
                src={sku.pics[0] ?? ''}
                alt=""
                width={240}
                className="rounded-control size-16 shrink-0"
              />
              <span className="min-w-0 flex-1">
                <span className="text-ink line-clamp-2 text-sm">{sku.item_name}</span>
                {sku.item_spec_desc && (
                  <span className="text-muted mt-0.5 block truncate text-xs">{sku.item_spec_desc}</span>
                )}
                {placesOf(sku).length === 0 && (
                  <span className="text-text mt-0.5 block text-xs">所属店铺暂不支持到店领取</span>
                )}
              </span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-ink mb-3 font-semibold">选择领取门店</legend>
        <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
          {places.map((place) => (
            <ChoiceCard
              key={place.distributor_id}
              name="exchange-shop"
              checked={place.distributor_id === shopId}
              onChoose={() => setShopId(place.distributor_id)}
              className="p-3"
            >
              <span className="text-ink block text-sm font-medium">{place.name}</span>
              <span className="text-muted mt-0.5 line-clamp-2 text-xs">{place.store_address}</span>
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p aria-live="polite" className="text-muted text-sm">
          {!chosen ? '请选择商品' : !shop ? '请选择领取门店' : ''}
        </p>
        <Button
          size="large"
          disabled={!chosen || !shop}
          loading={exchange.isPending}
          onClick={() => void submit()}
          className="min-w-36 max-md:w-full"
        >
          立即兑换
        </Button>
      </div>
    </div>
  )
}
